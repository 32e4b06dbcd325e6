import { describe, expect } from 'vitest';
import { each } from './lists.ts';
import { testGame } from './testing.ts';
import { showToyEvent, type ToyMove, toy, toyPositions } from './toy.testing.ts';

describe('the toy game', () => {
  testGame({
    game: toy,
    positions: toyPositions,
    tables: { 'two seats': { seats: 2, turns: 5 }, 'four seats': { seats: 4, turns: 9 } },
    games: 30,
    many: 60,
    longest: 2_000,
    intents: (): ToyMove[] => [
      { do: 'draw' },
      { do: 'done' },
      ...each(6, (die): ToyMove => ({ do: 'show', die: die + 1 })),
    ],
    showEvent: showToyEvent,
    invariant: ({ table, mine }) => {
      expect(mine.map((hand) => hand.length)).toEqual(table.held);
    },
  });
});
