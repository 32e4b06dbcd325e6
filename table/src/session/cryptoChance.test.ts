import { expect, test } from 'vitest';
import { cryptoChance } from './cryptoChance.ts';

test('every face of a die is about equally frequent', () => {
  const count = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 12_000; roll++) {
    const face = cryptoChance(6);
    count[face] = (count[face] ?? 0) + 1;
  }
  // Six standard deviations around 2,000: a fair die fails this once in a billion runs.
  for (const times of count) expect(Math.abs(times - 2000)).toBeLessThan(245);
});

test('a pick from a single option is always that one', () => {
  expect(cryptoChance(1)).toBe(0);
});
