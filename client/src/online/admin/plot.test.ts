import { expect, test } from 'vitest';
import { pathOf, steps } from './plot.ts';

const MINUTE = 60_000;

test('a curve spans the first to the last time, and zero to the highest value', () => {
  const times = [0, MINUTE, 2 * MINUTE];
  expect(pathOf(times, [0, 5, 10], 10, 100, 106)).toEqual(['M0 103L50 53L100 3']);
});

test('a curve is interrupted where a value or several minutes are missing', () => {
  const times = [0, 1, 2, 3, 14, 15].map((minute) => minute * MINUTE);
  expect(pathOf(times, [1, null, 1, 1, 1, 1], 1, 150, 106)).toEqual(['M0 3', 'M20 3L30 3', 'M140 3L150 3']);
});

test('an empty series has no curve', () => {
  expect(pathOf([], [], 1, 100, 100)).toEqual([]);
});

test('a table lists every time of a short series, and at most 60 of a long one including the last', () => {
  expect(steps(3)).toEqual([0, 1, 2]);
  const some = steps(1440);
  expect(some.length).toBeLessThanOrEqual(60);
  expect(some.at(-1)).toBe(1439);
});
