import type { StudyMessages } from '../messages/study.ts';

/** “+1”, “−1” and “1” take the singular. */
const percentagePoints = (points: string): string =>
  `${points} ${/^\D?1$/.test(points) ? 'Prozentpunkt' : 'Prozentpunkte'}`;

export const study: StudyMessages = {
  title: 'Analyse der Partie',
  close: 'Analyse schließen',
  smaller: 'Nur die Kurve zeigen',
  larger: 'Die ganze Analyse zeigen',
  progress: (done, total) => `${done} von ${total} Entscheidungen`,
  ready: 'Die Analyse ist fertig.',
  stop: 'Anhalten',
  resume: 'Fortsetzen',
  deeper: 'Länger nachdenken',
  failed: 'Die Analyse konnte nicht abgeschlossen werden.',
  retry: 'Noch einmal versuchen',
  shown: 'Kurve',
  chances: 'Gewinnchance',
  scores: 'Erwartete Punkte',
  course: 'Verlauf der Partie',
  turn: 'Zug',
  end: 'Ende',
  standing: (name, value) => `${name} ${value}`,
  accuracy: 'Was Genauigkeit bedeutet',
  accuracyOf: (name, accuracy) => `${name}: Genauigkeit ${accuracy} von 100`,
  luckOf: (points) => `Glück ${points}`,
  accuracyNote:
    'Der Durchschnitt aller Entscheidungen einer Person. Eine Entscheidung, die nichts verschenkt, zählt 100. Verschenkt sie 5 Prozentpunkte der Gewinnchance, zählt sie 80, bei 10 Punkten 65 und bei 20 Punkten 42.',
  turning: 'Wendepunkte',
  gaveAway: (turn, name, points) =>
    `Zug ${turn}: ${name} hat mit einer Entscheidung ${percentagePoints(points)} verschenkt.`,
  lucky: (turn, name, points) =>
    `Zug ${turn}: ${name} hatte Glück beim Würfeln oder Ziehen, das brachte ${percentagePoints(points)}.`,
  unlucky: (turn, name, points) =>
    `Zug ${turn}: ${name} hatte Pech beim Würfeln oder Ziehen, das kostete ${percentagePoints(points)}.`,
  nothingTurned: 'Keine einzelne Entscheidung, kein Wurf und keine Karte hat viel verändert.',
  decisions: 'Entscheidungen',
  whose: 'Wessen Entscheidungen',
  decision: (turn, played) => `Zug ${turn}: ${played}`,
  best: 'beste',
  lost: (points) => `−${points}`,
  luck: (points) => `Glück beim Würfeln oder Ziehen: ${percentagePoints(points)}`,
  played: 'Gespielt',
  others: 'Andere Möglichkeiten, die beste zuerst',
  win: (percent) => `${percent} Gewinnchance`,
  lead: (points) => (points === 0 ? 'gleichauf' : points > 0 ? `${points} vorn` : `${-points} zurück`),
  expected: 'Wie es hätte weitergehen können',
  turnOf: (name, moves) => `${name}: ${moves}`,
  show: 'Diese Stellung zeigen',
  table: 'Alle Entscheidungen als Tabelle',
  luckShort: 'Glück',
  lostShort: 'Verschenkt',
  how: 'Woher diese Zahlen kommen',
  notes: [
    'Die Kurve wird mit offenen Karten berechnet, so wie sie verteilt waren. Von jeder Stellung aus spielen Bots der Stufe „Geübter Spieler“ die Partie viele Male weiter, auf allen Plätzen gleich.',
    'Eine Entscheidung wird mit ihren Alternativen nur danach verglichen, was die Person sehen konnte: Verdeckte Karten werden jedes Mal neu verteilt, und alle Alternativen treffen auf dieselben Karten und Würfel.',
    'Glück ist, was ein Wurf oder eine gezogene Karte gegenüber dem Durchschnitt vieler anderer verändert hat.',
  ],
  rough: 'Diese Analyse ist grob, weil die Trainingsdaten der Bots nicht geladen werden konnten.',
};
