import type { EndingMessages, Person } from '../messages/ending.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('it', 'di ');
const points = (k: number): string => n(k, 'punto', 'punti');
const by = ({ me, name }: Person): string => (me ? 'te' : name);

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'parità' : `${points(Math.abs(lead))} di ${lead > 0 ? 'vantaggio' : 'svantaggio'}`;

export const ending: EndingMessages = {
  sources: 'Da dove vengono i punti',
  lead: ({ decided }, winner, more, next, less) =>
    `${decided} la differenza: ${points(more)} per ${by(winner)}, ${figure(less)} per ${by(next)}.`,
  ahead: ({ at }, { me, name }, more, less) =>
    `${capital(at)} ${me ? 'eri in vantaggio tu' : `era in vantaggio ${name}`}, ${figure(more)} a ${figure(less)}.`,
  most: ({ most }, { me, name }, k) =>
    `${me ? 'La tua maggiore fonte di punti' : `La maggiore fonte di punti di ${name}`}: ${most}, ${points(k)}.`,
  best: ({ me, name }, line, k) =>
    `${me ? 'Il tuo miglior risultato singolo' : `Il miglior risultato singolo di ${name}`}: ${line}, ${points(k)}.`,
  turn: {
    title: 'Il turno decisivo',
    swing: (turn, player, { me, name }, from, to) =>
      `A cambiare di più il punteggio è stato il ${player.me ? `tuo turno ${turn}` : `turno ${turn}, di ${player.name}`}: per ${me ? 'te' : name}, prima ${standing(from)}, poi ${standing(to)}.`,
    watch: 'Rivedi questo turno',
  },
  course: {
    title: 'I punti, turno per turno',
    note: 'Il punteggio che ciascuno avrebbe avuto se la partita fosse finita dopo quel turno.',
    turn: 'Turno',
    table: 'Mostra come tabella',
  },
};
