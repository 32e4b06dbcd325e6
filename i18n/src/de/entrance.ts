import { plural } from '../format.ts';
import type { EntranceMessages } from '../messages/entrance.ts';

export const entrance = {
  entry: {
    title: 'Wie sollen wir dich nennen?',
    lead: 'Mehr brauchen wir nicht: keine E-Mail-Adresse, kein Passwort. Sichern kannst du deinen Namen später, wenn es dir hier gefällt.',
    name: 'Name',
    colour: 'Lieblingsfarbe',
    language: 'Sprache',
    enter: 'Eintreten',
    signIn: 'Ich habe schon ein Konto',
  },
  now: {
    title: 'Jetzt spielen',
    lead: 'Wir suchen einen passenden Tisch oder eröffnen einen neuen und warten mit dir.',
    game: 'Spiel',
    pace: 'Tempo',
    paces: {
      live: { name: 'Live', note: 'alle bleiben am Tisch' },
      slow: { name: 'Zug um Zug', note: 'ein Zug am Tag genügt' },
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
    meNote: 'Um einen anderen Platz zu nehmen, wähle dort „Du“.',
    open: 'Freier Platz',
    openNote: 'Die Partie beginnt, wenn jeder freie Platz besetzt ist.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Uhr',
      note: 'Läuft deine Zeit ab, spielt ein Bot für dich, bis du zurückkommst.',
    },
    kinds: {
      none: { name: 'Ohne Uhr', note: 'unter Freunden' },
      live: { name: 'Live', note: 'ein Zeitkonto mit Zuschlag pro Zug' },
      slow: { name: 'Zug um Zug', note: 'eine feste Zeit für jeden Zug; deine Ruhezeiten zählen nicht' },
    },
    minutes: 'Minuten pro Person',
    seconds: 'Zuschlag pro Zug (s)',
    perMove: 'Zeit pro Zug',
    access: 'Wer darf mitspielen',
    accesses: {
      open: { name: 'Alle', note: 'der Tisch steht in der Lobby' },
      invitation: { name: 'Auf Einladung', note: 'alle, die den Link haben' },
    },
    rated: { name: 'Wertung', note: 'Bots stehen in derselben Rangliste wie Menschen.' },
    ratings: {
      friendly: { name: 'Ungewertet', note: 'es geht um nichts' },
      rated: { name: 'Gewertet', note: 'das Ergebnis ändert deine Wertung' },
    },
    delay: {
      name: 'Zuschauende',
      note: 'Zuschauende sehen nie Handkarten. Auf Wunsch sehen sie die Partie zeitversetzt.',
    },
    watching: {
      yes: { name: 'Erlaubt', note: 'sie können auch den Chat lesen' },
      no: { name: 'Nicht erlaubt', note: 'nur wer mitspielt, sieht die Partie und den Chat' },
    },
    inviting: (name) => `${name} wird eingeladen, sobald der Tisch eröffnet ist.`,
    players: (fewest, most) => (fewest === most ? `${most} Personen` : `${fewest} bis ${most} Personen`),
    noDelay: 'ohne Verzögerung',
    go: 'Tisch eröffnen',
  },
  bot: { give: 'Bot hinzufügen', free: 'Bot entfernen', level: 'Spielstärke des Bots' },
  facts: {
    title: 'Was dich hier erwartet',
    friends: {
      name: 'Lade Freunde per Link ein',
      note: 'Eröffne einen Tisch und schicke seinen Link, oder zeige den QR-Code. Ein Name genügt; niemand braucht ein Konto.',
    },
    pace: {
      name: 'Am Stück oder Zug um Zug',
      note: 'Live mit Uhr, oder ein Zug am Tag. Wenn du magst, benachrichtigen wir dich, sobald du am Zug bist.',
    },
    bots: {
      name: 'Bots für die leeren Plätze',
      note: 'An deinem eigenen Tisch besetzen Bots die Plätze, die du ihnen gibst, so stark, wie du willst.',
    },
    dice: {
      name: 'Nachprüfbar faire Würfel',
      note: 'Nach der Partie kann dein eigenes Gerät jeden Wurf und jede gezogene Karte nachrechnen.',
    },
  },
  card: {
    rating: (n) => `Wertung ${n}`,
    points: (n) => plural('de', n, { one: '# Punkt', other: '# Punkte' }),
  },
  sees: {
    anyone: 'Alle können dieser Partie zuschauen und den Chat lesen.',
    link: 'Alle, die den Link haben, können dieser Partie zuschauen und den Chat lesen.',
    players: 'Nur wer mitspielt, sieht diese Partie und den Chat.',
  },
  stakes: {
    friendly: 'Ungewertet: Diese Partie ändert deine Wertung nicht.',
    rated: 'Gewertet: Das Ergebnis ändert deine Wertung.',
  },
  atTables: (n) =>
    plural('de', n, {
      one: '# Person sitzt gerade an einem Tisch',
      other: '# Personen sitzen gerade an den Tischen',
    }),
  watch: { title: 'Partien zum Zuschauen', go: 'Zuschauen' },
  opponents: {
    title: 'Zuletzt mitgespielt',
    here: 'online',
    last: (moment) => `zuletzt gespielt: ${moment}`,
    invite: 'Einladen',
    inviteTo: (name, game) => `${name} zu einer Partie ${game} einladen`,
  },
  block: {
    add: (name) => `${name} blockieren`,
    remove: (name) => `Blockierung von ${name} aufheben`,
    done: (name) => `Du hast ${name} blockiert.`,
    note: 'Du siehst keine Nachrichten und Einladungen dieser Person mehr, und ihr kommt nie an denselben Tisch.',
    title: 'Blockierte Personen',
    none: 'Du hast niemanden blockiert.',
  },
  dice: {
    preparing: 'Alle sind da. Die Würfel werden vorbereitet.',
    missing: (names) =>
      `Warten auf ${names}. Die Partie beginnt automatisch, sobald der Tisch auch dort geöffnet ist.`,
    until: (moment) => `Frist: ${moment}. Wer den Tisch bis dahin nicht geöffnet hat, verliert den Platz.`,
    elsewhere:
      'Deine Zahl für die Würfel liegt auf einem anderen Gerät. Öffne den Tisch dort oder gib den Platz frei.',
    name: 'Nachprüfbar faire Würfel',
    before:
      'Vor der Partie hat der Server eine geheime Zahl gewählt und ihren Hash veröffentlicht; alle haben eine eigene Zahl dazugegeben. Am Ende wird das Geheimnis aufgedeckt, und dein Gerät kann jeden Wurf und jede gezogene Karte nachrechnen.',
    after:
      'Die geheime Zahl hinter dem Hash ist jetzt aufgedeckt: Dein Gerät kann jeden Wurf und jede gezogene Karte nachrechnen.',
    commitment: 'Hash des Geheimnisses',
    verify: 'Würfel prüfen',
    verifying: 'Die ganze Partie wird nachgespielt …',
    fair: (picks, versions) =>
      `Alles stimmt: ${plural('de', picks, { one: '# Wurf oder Ziehung', other: '# Würfe und Ziehungen' })} in ${plural('de', versions, { one: '# Schritt', other: '# Schritten' })}.`,
    unfair: {
      rules: () => 'Diese Partie wurde mit einer Fassung der Regeln gespielt, die hier nicht verfügbar ist.',
      options: () => 'Die Optionen der Partie sind nicht lesbar.',
      seed: () => 'Das Geheimnis passt nicht zu seinem Hash.',
      result: () => 'Das Ergebnis ist nicht das, was die Regeln ergeben.',
      row: (version) => `Schritt ${version} wurde nachträglich geändert.`,
      takeBack: (version) =>
        `Der in Schritt ${version} zurückgenommene Zug durfte nicht zurückgenommen werden.`,
      move: (version) => `Ein Zug in Schritt ${version} war nicht möglich.`,
      pick: (version) =>
        `Ein Wurf oder eine Karte ${version === 0 ? 'beim Aufbau' : `in Schritt ${version}`} folgt nicht aus dem Geheimnis.`,
      commitment: () => 'Der Hash ist nicht der, den dieses Gerät vor der Partie gesehen hat.',
      salt: (seat) => `Die Zahl von Platz ${seat} passt nicht zu ihrem Hash.`,
    },
    own: 'Deine Zahl in den Würfeln',
    compared: {
      title: 'Was verglichen wurde',
      commitment: 'Der Hash des Geheimnisses ist der, den dieses Gerät vor der Partie gesehen hat.',
      salt: 'Die Zahl, die dieses Gerät zu den Würfeln beigetragen hat, steckt in der Partie.',
      hashes: 'Die Zahlen aller anderen passen zu den Hashes, die vorlagen, bevor deine aufgedeckt wurde.',
      rows: (seen, all) =>
        `Der Verlauf stimmt mit dem überein, was dieses Gerät während der Partie gesehen hat: ${seen} von ${plural('de', all, { one: '# Schritt', other: '# Schritten' })}.`,
      nothing: 'Dieses Gerät hat von vor der Partie nichts gespeichert; geprüft wurde nur die Datei selbst.',
    },
    disagrees: {
      ownSalt: 'Die Zahl, die dieses Gerät zu den Würfeln beigetragen hat, steckt nicht in der Partie.',
      otherSalts: 'Eine Zahl der anderen passt nicht zu dem Hash, der vorlag, bevor deine aufgedeckt wurde.',
      log: 'Der Verlauf ist nicht der, den dieses Gerät während der Partie gesehen hat.',
    },
  },
  people: {
    name: 'Bekannte einladen',
    note: 'Leute, mit denen du schon gespielt hast. Sie sehen die Einladung in der Lobby und, wenn sie Benachrichtigungen eingeschaltet haben, per E-Mail oder auf ihrem Gerät.',
    find: 'Namen suchen',
    none: 'Du hast noch mit niemandem dieses Namens gespielt.',
    invite: 'Einladen',
    invited: 'Eingeladen',
    toTable: (game) => `An deinen Tisch einladen: ${game}`,
  },
  join: {
    title: 'Du bist eingeladen',
    lead: (host, game) =>
      host ? `${host} lädt dich zu einer Partie ${game} ein.` : `In einer Partie ${game} ist ein Platz frei.`,
    sit: 'Platz nehmen',
    watch: 'Nur zuschauen',
    full: 'Alle Plätze sind besetzt, aber du darfst zuschauen.',
  },
  waiting: {
    lead: (free) =>
      plural('de', free, {
        one: 'Noch eine Person, dann geht es los.',
        other: 'Noch # Personen, dann geht es los.',
      }),
    begun: (time) => `Die Partie hat begonnen. Zuschauende sehen sie mit ${time} Verzögerung.`,
    stay: 'Lass diese Seite offen: Die Partie beginnt hier automatisch.',
    go: 'Du musst hier nicht warten. Der Tisch bleibt in der Lobby, unter „Deine Partien“.',
    invite: { name: 'Einladen', note: 'Wer diesen Link öffnet, kann einen freien Platz einnehmen.' },
    link: 'Einladungslink',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Teilen …',
    qr: 'Der Einladungslink als QR-Code',
    seats: 'Plätze',
    sit: 'Hier sitzen',
    leave: 'Tisch verlassen',
    leaveTitle: 'Diesen Tisch verlassen?',
    leaveText: 'Dein Platz wird wieder frei.',
    closeText: 'Du hast ihn eröffnet, also wird er für alle geschlossen.',
    terms: 'Was gespielt wird',
    seat: (n) => `Platz ${n}`,
  },
} satisfies EntranceMessages;
