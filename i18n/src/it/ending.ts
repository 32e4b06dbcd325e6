import type { EndingMessages, Person } from '../messages/ending.ts';
import type { Source } from '../messages/sources.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('it', 'di ');
const points = (k: number): string => n(k, 'punto', 'punti');
const by = ({ me, name }: Person): string => (me ? 'te' : name);

/** With the verb, which follows the number of its noun. */
const DECIDED: Record<Source, string> = {
  track: 'Il tracciato del punteggio ha fatto',
  tower: 'Le torri hanno fatto',
  leftovers: 'Le rimanenze hanno fatto',
  building: 'Gli edifici in città hanno fatto',
  beside: 'Le carte accanto alla città hanno fatto',
  adjacent: 'I bonus di adiacenza hanno fatto',
  fallen: 'I bonus per le carte distrutte hanno fatto',
};
const MOST: Record<Source, string> = {
  track: 'il tracciato del punteggio',
  tower: 'le torri',
  leftovers: 'le rimanenze',
  building: 'gli edifici in città',
  beside: 'le carte accanto alla città',
  adjacent: 'i bonus di adiacenza',
  fallen: 'i bonus per le carte distrutte',
};
const AT: Record<Source, string> = {
  track: 'sul tracciato del punteggio',
  tower: 'nelle torri',
  leftovers: 'con le rimanenze',
  building: 'con gli edifici in città',
  beside: 'con le carte accanto alla città',
  adjacent: 'con i bonus di adiacenza',
  fallen: 'con i bonus per le carte distrutte',
};

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'parità' : `${points(Math.abs(lead))} di ${lead > 0 ? 'vantaggio' : 'svantaggio'}`;

export const ending: EndingMessages = {
  sources: 'Da dove vengono i punti',
  source: {
    track: 'Tracciato del punteggio',
    tower: 'Torri',
    leftovers: 'Rimanenze',
    building: 'Edifici in città',
    beside: 'Carte accanto alla città',
    adjacent: 'Bonus di adiacenza',
    fallen: 'Bonus per le carte distrutte',
  },
  lead: (source, winner, more, next, less) =>
    `${DECIDED[source]} la differenza: ${points(more)} per ${by(winner)}, ${figure(less)} per ${by(next)}.`,
  ahead: (source, { me, name }, more, less) =>
    `${capital(AT[source])} ${me ? 'eri in vantaggio tu' : `era in vantaggio ${name}`}, ${figure(more)} a ${figure(less)}.`,
  most: (source, { me, name }, k) =>
    `${me ? 'La tua maggiore fonte di punti' : `La maggiore fonte di punti di ${name}`}: ${MOST[source]}, ${points(k)}.`,
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
  drawn: { towers: 'Le torri e quanto hanno reso', city: 'La città e quanto ha reso' },
  towers: { tower: 'Torre', value: 'Valore' },
};
