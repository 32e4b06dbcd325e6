import type { CommonMessages } from '../messages/common.ts';
import { capital } from '../words.ts';

export const common = {
  levels: {
    random: { name: 'Wanderer', help: 'Plays any possible move. Good for getting to know the game.' },
    greedy: { name: 'Apprentice', help: 'Takes whatever pays most right now and does not look ahead.' },
    child: { name: 'Child', help: 'Sees about half of what is possible and takes what looks nice.' },
    beginner: {
      name: 'Beginner',
      help: 'Knows the rules, but overlooks things and misjudges what they are worth.',
    },
    casual: {
      name: 'Casual player',
      help: 'Takes whatever is best at the moment, without a plan for the turn.',
    },
    skilled: { name: 'Skilled player', help: 'Plans the whole turn, along a few lines.' },
    expert: { name: 'Expert', help: 'Plans the whole turn with care, along many lines.' },
    master: {
      name: 'Master',
      help: 'Thinks longest and looks furthest. Beating this one is an achievement.',
    },
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
