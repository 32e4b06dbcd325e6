import { plural } from '../format.ts';
import type { StatisticsMessages } from '../messages/statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Statistik',
  lead: 'Deine beendeten Partien auf diesem Gerät und, wenn du angemeldet bist, deine Online-Partien.',
  none: {
    name: 'Noch keine beendeten Partien',
    note: 'Spiele eine Partie zu Ende, dann erscheint ihr Ergebnis hier.',
    play: 'Eine Partie spielen',
  },
  reading: 'Deine Partien werden gelesen …',
  nothing: 'Zu dieser Auswahl gibt es keine Partie.',
  filter: {
    label: 'Auswahl',
    game: 'Spiel',
    mode: 'Art',
    players: 'Spielerzahl',
    person: 'Wer',
    opponent: 'Gegner',
    seat: 'Platz',
    time: 'Zeitraum',
    all: 'Alle',
  },
  modes: { solo: 'Solo', bots: 'Gegen Bots', device: 'An einem Gerät', online: 'Online' },
  times: { month: 'Letzte 30 Tage', quarter: 'Letzte 90 Tage', year: 'Letzte 365 Tage' },
  seat: (number) => `Platz ${number}`,
  bot: (level) => `Bot, ${level}`,
  figures: {
    games: 'Partien',
    won: 'Gewonnen',
    shared: 'Geteilt',
    lost: 'Verloren',
    winRate: 'Siegquote',
    mean: 'Punkte im Schnitt',
    best: 'Bestes Ergebnis',
    margin: 'Abstand im Schnitt',
    accuracy: 'Genauigkeit im Schnitt',
    luck: 'Glück im Schnitt',
    accuracyShort: 'Genauigkeit',
    luckShort: 'Glück',
  },
  course: {
    title: 'Punkte von Partie zu Partie',
    note: 'Die zweite Linie ist der Schnitt der letzten fünf Partien.',
    game: 'Partie',
    points: 'Punkte',
    mean: 'Schnitt aus fünf',
    table: 'Als Tabelle zeigen',
  },
  sources: {
    title: 'Woher deine Punkte kommen',
    own: 'Du',
    others: 'Deine Gegner',
    source: 'Herkunft',
    titleOf: 'Woher die Punkte kommen',
    othersOf: 'Gegner',
  },
  others: 'Andere Leute',
  rating: {
    title: (game, players) =>
      `Wertung: ${game}, ${plural('de', players, { one: '# Person', other: '# Personen' })}`,
    name: 'Wertung nach der Partie',
  },
  study: {
    title: 'Genauigkeit und Glück',
    accuracy: 'Genauigkeit von Partie zu Partie',
    luck: 'Glück von Partie zu Partie',
    luckNote:
      'Was Würfe und gezogene Karten in einer ganzen Partie an deiner Gewinnchance verändert haben, in Prozentpunkten, verglichen mit dem Durchschnitt. Über viele Partien gleicht es sich aus.',
    luckNoteOf:
      'Was Würfe und gezogene Karten in einer ganzen Partie an der Gewinnchance dieser Person verändert haben, in Prozentpunkten, verglichen mit dem Durchschnitt. Über viele Partien gleicht es sich aus.',
    source:
      'Genauigkeit und Glück stammen aus Analysen, die nach den Partien auf den eigenen Geräten dieser Person gemacht wurden. Der Server prüft sie nicht.',
    some: (studied, games) =>
      `${studied} von ${plural('de', games, { one: '# Partie', other: '# Partien' })} analysiert.`,
    note: 'Genauigkeit und Glück sind nur von analysierten Partien bekannt. Dafür spielen Bots von jeder Stellung aus weiter; eine Partie dauert etwa eine halbe Minute, auf einem langsamen Gerät länger. Das läuft im Hintergrund, eine Partie nach der anderen, und lässt sich jederzeit anhalten.',
    start: 'Diese Partien analysieren',
    progress: (game, games) => `Partie ${game} von ${games}`,
    failed: (n) =>
      plural('de', n, {
        one: '# Partie konnte nicht analysiert werden.',
        other: '# Partien konnten nicht analysiert werden.',
      }),
    ready: (n) => plural('de', n, { one: '# Partie ist analysiert.', other: '# Partien sind analysiert.' }),
  },
  by: {
    title: 'Im Vergleich',
    game: 'Nach Spiel',
    mode: 'Nach Art',
    players: 'Nach Spielerzahl',
    seat: 'Nach Platz',
    opponent: 'Nach Gegner',
  },
  export: {
    title: 'Export',
    note: 'Die ausgewählten Partien, eine Zeile für jeden deiner Plätze.',
    csv: 'Als CSV speichern',
    json: 'Als JSON speichern',
  },
  forget: {
    name: 'Ergebnisse auf diesem Gerät vergessen',
    title: 'Diese Ergebnisse vergessen?',
    text: 'Die Ergebnisse von Partien, die du gelöscht hast, sind dann endgültig weg. Partien, die noch hier sind, werden wieder gezählt, wenn du diese Seite das nächste Mal öffnest.',
    yes: 'Vergessen',
    no: 'Behalten',
  },
};
