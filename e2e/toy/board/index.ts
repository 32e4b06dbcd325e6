import { each } from '@archivolt/engine';
import type { Board } from '@archivolt/table/board.ts';
import type { Stones } from '../rules.ts';
import { loadCard, loadGameWords, rules } from '../words.ts';

const load = () => import('../rules.ts');

/** The parts of Stones that the page loads. What is imported directly here, every page loads at its start. */
export const stonesBoard: Board<Stones, never, never> = {
  card: { icon: 'i-market' },
  cardWords: loadCard,
  facts: async () => (await load()).stones.facts,
  rules: async () => (await load()).stones,
  kit: async () => (await import('./kit.ts')).kit,
  words: loadGameWords,
  ruleBook: async () => rules,
  book: async () => ({
    sandbox: {
      positions: (await load()).positions,
      loadSeats: async ({ players }) =>
        each(players, (seat) => ({ seat, name: `Player ${seat + 1}`, kind: 'me', colour: seat })),
    },
  }),
};
