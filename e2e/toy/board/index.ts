import type { Board } from '@archivolt/table/board.ts';
import { positions, type Stones, stones } from '../rules.ts';
import { loadCard, loadGameWords, rules } from '../words.ts';

/** The parts of Stones that the page loads. A game for players loads each when it is needed. */
export const stonesBoard: Board<Stones, never, never> = {
  card: { icon: 'i-market' },
  cardWords: loadCard,
  facts: async () => stones.facts,
  rules: async () => stones,
  kit: async () => (await import('./kit.ts')).kit,
  words: loadGameWords,
  ruleBook: async () => rules,
  book: async () => ({ sandbox: { positions, loadSeats: async () => [] } }),
};
