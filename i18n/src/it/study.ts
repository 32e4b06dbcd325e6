import { ad } from '../grammar/it.ts';
import type { StudyMessages } from '../messages/study.ts';

/** “+1”, “−1” and “1” take the singular. */
const percentagePoints = (points: string): string =>
  `${points} ${/^\D?1$/.test(points) ? 'punto percentuale' : 'punti percentuali'}`;

export const study: StudyMessages = {
  title: 'Analisi della partita',
  close: 'Chiudi l’analisi',
  smaller: 'Mostra solo la curva',
  larger: 'Mostra tutta l’analisi',
  progress: (done, total) => `Decisioni: ${done} su ${total}`,
  ready: 'L’analisi è pronta.',
  stop: 'Ferma',
  resume: 'Continua',
  deeper: 'Approfondisci',
  failed: 'Non è stato possibile completare l’analisi.',
  retry: 'Riprova',
  shown: 'Curva',
  chances: 'Probabilità di vittoria',
  scores: 'Punteggio atteso',
  course: 'Andamento della partita',
  turn: 'Turno',
  end: 'Fine',
  standing: (name, value) => `${name} ${value}`,
  accuracy: 'Che cosa significa la precisione',
  accuracyOf: (name, accuracy) => `${name}: precisione ${accuracy} su 100`,
  luckOf: (points) => `Fortuna ${points}`,
  accuracyNote:
    'Il voto medio delle decisioni di un giocatore. Una decisione che non regala nulla vale 100. Una che regala 5 punti percentuali di probabilità di vittoria vale 80; con 10 punti vale 65 e con 20 vale 42.',
  turning: 'Punti di svolta',
  gaveAway: (turn, name, points) =>
    `Turno ${turn}: la decisione di ${name} è costata ${percentagePoints(points)}.`,
  lucky: (turn, name, points) =>
    `Turno ${turn}: un tiro o una carta pescata fortunata ha dato ${ad(name)} ${percentagePoints(points)}.`,
  unlucky: (turn, name, points) =>
    `Turno ${turn}: un tiro o una carta pescata sfortunata è costata ${ad(name)} ${percentagePoints(points)}.`,
  nothingTurned: 'Nessuna decisione, nessun tiro e nessuna carta pescata ha cambiato molto la partita.',
  decisions: 'Decisioni',
  whose: 'Decisioni di',
  decision: (turn, played) => `Turno ${turn}: ${played}`,
  best: 'migliore',
  lost: (points) => `−${points}`,
  luck: (points) => `Fortuna del tiro o della carta pescata: ${percentagePoints(points)}`,
  played: 'Giocato',
  others: 'Altre possibilità, dalla migliore',
  win: (percent) => `${percent} di probabilità di vittoria`,
  lead: (points) =>
    points === 0 ? 'in parità' : points > 0 ? `${points} di vantaggio` : `${-points} di svantaggio`,
  expected: 'Che cosa sarebbe potuto seguire',
  turnOf: (name, moves) => `${name}: ${moves}`,
  show: 'Mostra questa posizione',
  table: 'Tutte le decisioni in tabella',
  luckShort: 'Fortuna',
  lostShort: 'Regalato',
  how: 'Da dove vengono questi numeri',
  notes: [
    'La curva è calcolata con tutte le carte scoperte, così come sono state distribuite. Da ogni posizione i bot del livello «Giocatore abile» proseguono la partita molte volte, allo stesso modo per tutti i posti.',
    'Una decisione viene confrontata con le alternative solo in base a ciò che chi l’ha presa poteva vedere: le carte nascoste vengono ridistribuite ogni volta, e tutte le alternative incontrano le stesse carte e gli stessi dadi.',
    'La fortuna è ciò che un tiro o una carta pescata ha cambiato rispetto alla media di molti altri al suo posto.',
  ],
  rough:
    'È un’analisi approssimativa, perché non è stato possibile caricare i dati di addestramento dei bot.',
};
