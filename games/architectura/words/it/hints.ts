import { figure } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

export const hints: HintWords = {
  points: (from, to) => `I tuoi punti: da ${figure(from)} a ${figure(to)}.`,
  holds: (name, from, to) => `Frena ${name}: da ${figure(from)} a ${figure(to)} punti.`,
  helps: (name, from, to) => `Ma ci guadagna anche ${name}: da ${figure(from)} a ${figure(to)} punti.`,
  walled: (card) =>
    `${card}: alla sua destra non si può giocare nulla, quindi nessun confronto può danneggiarla.`,
  guarded: (card) => `${card}: carta protetta dagli altri.`,
  exchange: 'Nuove carte promettono più della tua mano.',
};
