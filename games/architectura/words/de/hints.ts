import { figure } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

export const hints: HintWords = {
  points: (from, to) => `Deine Punkte: von ${figure(from)} auf ${figure(to)}.`,
  holds: (name, from, to) => `Bremst ${name}: von ${figure(from)} auf ${figure(to)} Punkte.`,
  helps: (name, from, to) => `Aber auch ${name} gewinnt: von ${figure(from)} auf ${figure(to)} Punkte.`,
  walled: (card) => `${card}: Rechts daneben kann nichts gespielt werden, also schadet kein Vergleich.`,
  guarded: (card) => `${card} ist vor den anderen geschützt.`,
  exchange: 'Neue Karten versprechen mehr als deine Hand.',
};
