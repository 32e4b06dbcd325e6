import { plural } from '../format.ts';
import type { EntranceMessages } from './messages.ts';

export const entrance = {
  entry: {
    title: 'Wie sollen wir dich nennen?',
    lead: 'Das ist alles. Keine Mailadresse, kein Passwort. Sichern kannst du deinen Namen später, wenn es dir hier gefällt.',
    name: 'Name',
    colour: 'Lieblingsfarbe',
    language: 'Sprache',
    enter: 'Hereinkommen',
    signIn: 'Ich war schon einmal hier',
  },
  now: {
    title: 'Jetzt spielen',
    lead: 'Wir suchen einen passenden Tisch oder eröffnen einen neuen und warten mit dir.',
    game: 'Spiel',
    pace: 'Tempo',
    paces: {
      live: { name: 'Live', note: 'alle bleiben am Tisch' },
      slow: { name: 'Gemütlich', note: 'ein Zug am Tag genügt' },
    },
    players: 'Personen',
    anyNumber: 'Beliebig',
    go: 'Jetzt spielen',
  },
  create: {
    title: (game) => `Neuer Tisch: ${game}`,
    seats: {
      name: 'Plätze',
      note: 'In Zugreihenfolge. Einen nimmst du, die anderen sind für Menschen oder Bots.',
    },
    seat: (n) => `Platz ${n}`,
    me: 'Du',
    meNote: 'Um woanders zu sitzen, wähle dort „Du“.',
    open: 'Frei für jemanden',
    openNote: 'Die Partie beginnt, wenn jeder freie Platz besetzt ist.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Uhr',
      note: 'Läuft die Zeit ab, übernimmt ein Bot und gibt den Platz zurück, sobald du wiederkommst.',
    },
    kinds: {
      none: { name: 'Ohne Uhr', note: 'unter Freunden' },
      live: { name: 'Live', note: 'ein Vorrat an Zeit und etwas mehr für jeden Zug' },
      slow: { name: 'Gemütlich', note: 'so viel Zeit für jeden Zug; deine Ruhezeiten zählen nicht' },
    },
    minutes: 'Minuten für jeden',
    seconds: 'Sekunden dazu je Zug',
    perMove: 'Zeit je Zug',
    access: { name: 'Wer darf kommen', note: 'Zuschauen geht in jedem Fall nur mit dem Link.' },
    accesses: {
      open: { name: 'Alle', note: 'der Tisch steht in der Lobby' },
      invitation: { name: 'Auf Einladung', note: 'wer den Link hat' },
    },
    rated: { name: 'Wertung', note: 'Bots stehen in derselben Rangliste wie Menschen.' },
    ratings: {
      friendly: { name: 'Freundschaftlich', note: 'es geht um nichts' },
      rated: { name: 'Gewertet', note: 'das Ergebnis ändert deine Wertung' },
    },
    delay: {
      name: 'Zuschauende',
      note: 'Eine Hand sehen sie nie. Sie können dem Spiel auch eine Weile hinterher sein.',
    },
    noDelay: 'gleichzeitig',
    go: 'Tisch eröffnen',
  },
  bot: { give: 'Einem Bot geben', free: 'Wieder frei machen', level: 'Spielstärke des Bots' },
  facts: {
    title: 'Was dich hier erwartet',
    friends: {
      name: 'Freunde kommen über einen Link',
      note: 'Eröffne einen Tisch und schicke seinen Link, oder zeige den QR-Code. Ein Name genügt; niemand braucht ein Konto.',
    },
    pace: {
      name: 'Am Stück oder nach und nach',
      note: 'Live mit Uhr, oder ein Zug am Tag. Wenn du magst, erfährst du, wann du am Zug bist.',
    },
    bots: {
      name: 'Bots auf den leeren Stühlen',
      note: 'An deinem eigenen Tisch nehmen Bots die Plätze, die du ihnen gibst, so stark, wie du willst.',
    },
    dice: {
      name: 'Ehrliche Würfel',
      note: 'Nach der Partie kann dein eigenes Gerät jeden Wurf und jede gezogene Karte nachrechnen.',
    },
  },
  card: {
    rating: (n) => `Wertung ${n}`,
    points: (n) => plural('de', n, { one: '# Punkt', other: '# Punkte' }),
  },
  join: {
    title: 'Du bist eingeladen',
    lead: (host, game) =>
      host ? `${host} lädt dich zu einer Partie ${game} ein.` : `In einer Partie ${game} ist ein Platz frei.`,
    sit: 'Platz nehmen',
    watch: 'Nur zuschauen',
    full: 'Alle Plätze sind besetzt, aber du darfst zuschauen.',
  },
} satisfies EntranceMessages;
