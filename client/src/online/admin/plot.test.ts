import { expect, test } from 'vitest';
import { pathOf, steps } from './plot.ts';

const MINUTE = 60_000;

test('a curve goes from the first moment to the last, and from nothing to the highest value', () => {
  const times = [0, MINUTE, 2 * MINUTE];
  expect(pathOf(times, [0, 5, 10], 10, 100, 106)).toEqual(['M0 103L50 53L100 3']);
});

test('it is interrupted where a value or some minutes are missing', () => {
  const times = [0, 1, 2, 3, 14, 15].map((minute) => minute * MINUTE);
  expect(pathOf(times, [1, null, 1, 1, 1, 1], 1, 150, 106)).toEqual(['M0 3', 'M20 3L30 3', 'M140 3L150 3']);
});

test('nothing is drawn of nothing', () => {
  expect(pathOf([], [], 1, 100, 100)).toEqual([]);
});

test('a table shows all of few times, and some of many including the last', () => {
  expect(steps(3)).toEqual([0, 1, 2]);
  const some = steps(1440);
  expect(some.length).toBeLessThanOrEqual(60);
  expect(some.at(-1)).toBe(1439);
});
