import { figure } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

export const hints: HintWords = {
  points: (from, to) => `Your points: from ${figure(from)} to ${figure(to)}.`,
  holds: (name, from, to) => `Holds ${name} back: from ${figure(from)} to ${figure(to)} points.`,
  helps: (name, from, to) => `But ${name} gains too: from ${figure(from)} to ${figure(to)} points.`,
  walled: (card) => `${card}: nothing can be played to its right, so comparing cannot harm it.`,
  guarded: (card) => `${card} is protected from the others.`,
  exchange: 'New cards promise more than your hand.',
};
