import { expect, test } from 'vitest';
import type { Encounter } from './match.ts';
import { eloOf, resultOfAll } from './statistics.ts';

const meeting = (seed: number, wins: number): Encounter => ({
  seed,
  games: 2,
  wins,
  margin: wins,
  ms: [[1, 2, 3], [4]],
});

test('a win rate of three quarters is about 191 Elo', () => {
  expect(eloOf(0.75)).toBe(191);
  expect(eloOf(0.5)).toBe(0);
});

test('the interval is computed over seeds because games of one seed are correlated', () => {
  const all = [2, 1, 1, 2, 1, 2, 1, 2].map((wins, seed) => meeting(seed, wins));
  const result = resultOfAll(all, 2);
  expect(result).toMatchObject({ games: 16, seeds: 8, share: 0.75, even: 0.5, elo: 191 });
  expect(result.low).toBeCloseTo(0.75 - 1.96 * 0.0945, 3);
  expect(result.ms[0]).toEqual({ mean: 2, median: 2, p95: 3 });
});

test('a clean sweep is not certain: the interval reaches 3 / seeds (rule of three)', () => {
  const all = Array.from({ length: 30 }, (_, seed) => meeting(seed, 2));
  expect(resultOfAll(all, 2)).toMatchObject({ share: 1, low: 0.9, high: 1 });
});

test('a table of three has no Elo difference, and a third of the wins is even', () => {
  expect(resultOfAll([meeting(1, 1)], 3)).toMatchObject({ elo: null, even: 1 / 3 });
});
