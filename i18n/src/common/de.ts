import { capital } from '../words.ts';
import type { CommonMessages } from './messages.ts';

export const common = {
  levels: {
    random: { name: 'Schlendrian', help: 'Spielt irgendeinen möglichen Zug. Gut zum Kennenlernen.' },
    greedy: { name: 'Lehrling', help: 'Nimmt, was sofort am meisten bringt, und plant nicht voraus.' },
    other: (level) => ({ name: capital(level), help: 'Spielt von selbst.' }),
  },
  standing: {
    known: { name: 'bekannt', help: 'Aus den Spielregeln übernommen.' },
    deduced: { name: 'abgeleitet', help: 'Folgt aus Zahlen in den Spielregeln.' },
    reconstructed: {
      name: 'rekonstruiert',
      help: 'Von uns passend zu den Regeln gesetzt; die gedruckten Werte können abweichen.',
    },
    'partly reconstructed': {
      name: 'teilweise rekonstruiert',
      help: 'Teils aus den Spielregeln, der Rest von uns gesetzt.',
    },
  },
} satisfies CommonMessages;
