import { capital } from '../words.ts';
import type { CommonMessages } from './messages.ts';

export const common = {
  levels: {
    random: { name: 'Wanderer', help: 'Plays any possible move. Good for getting to know the game.' },
    greedy: { name: 'Apprentice', help: 'Takes what pays most at once and does not look ahead.' },
    other: (level) => ({ name: capital(level), help: 'A computer player.' }),
  },
  standing: {
    known: { name: 'known', help: 'Taken from the rulebooks.' },
    deduced: { name: 'deduced', help: 'Follows from numbers in the rulebooks.' },
    reconstructed: {
      name: 'reconstructed',
      help: 'Set by us to fit the rules; the printed values may differ.',
    },
    'partly reconstructed': {
      name: 'partly reconstructed',
      help: 'Partly from the rulebooks, the rest set by us.',
    },
  },
} satisfies CommonMessages;
