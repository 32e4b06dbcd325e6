import { randomGame } from '@archivolt/engine/testing';
import { describe, expect, test } from 'vitest';
import { listed } from './cards.ts';
import { invariant } from './fixtures.testing.ts';
import { architectura } from './index.ts';
import { BASIC } from './vocabulary.ts';

const GAMES = 12;
const subject = { game: architectura, longest: 400 };

describe.each([2, 3, 4])('%i players', (players) => {
  test.each([0, 1, 2, 3, 4, 5, 6, 'rolled' as const])(
    '[AR-G1][AR-V2] random games with %s swaps end',
    (swaps) => {
      for (let seed = 0; seed < GAMES; seed++) {
        const { state } = randomGame(subject, { players, swaps }, seed, invariant);
        expect(architectura.toMove(state.table)).toBeUndefined();
        for (const { deck } of state.table.players) {
          const additional = listed(deck).filter((number) => number >= BASIC).length;
          expect(additional).toBeLessThanOrEqual(swaps === 'rolled' ? state.table.swaps : swaps);
        }
      }
    },
  );
});

test('[AR-T2] random games contain players who pass and play again, and players who are skipped', () => {
  let cameBack = 0;
  let skipped = 0;
  for (let seed = 0; seed < 150; seed++) {
    const passed = new Set<number>();
    const { record } = randomGame(subject, { players: 3 }, seed, () => {});
    for (const { seat, move } of record.steps) {
      if (move.do === 'pass') passed.add(seat);
      else if (move.do === 'play' && passed.delete(seat)) cameBack++;
    }
    // With one turn per round for everybody, fewer turns than rounds were skipped.
    const turns = record.steps.filter(({ move }) =>
      ['play', 'playBeside', 'remove', 'pass'].includes(move.do),
    );
    const counts = [0, 1, 2].map((seat) => turns.filter((step) => step.seat === seat).length);
    if (Math.max(...counts) - Math.min(...counts) > 1) skipped++;
  }
  expect(cameBack).toBeGreaterThan(0);
  expect(skipped).toBeGreaterThan(0);
});
