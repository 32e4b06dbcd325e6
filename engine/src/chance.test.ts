import { expect, test } from 'vitest';
import { draw, NotYetKnown, recording, replaying, seeded, shuffled, unknown } from './chance.ts';
import { each } from './lists.ts';

test('a seeded generator is repeatable, and adjacent seeds give different picks', () => {
  const picks = (seed: number): string => {
    const chance = seeded(seed);
    return each(20, () => chance(6)).join('');
  };
  expect(picks(7)).toBe(picks(7));
  expect(new Set(each(200, picks)).size).toBe(200);
  expect(picks(2 ** 33)).not.toBe(picks(0));
});

test('picks are integers, in range and fair', () => {
  for (const sides of [2, 5, 6, 40]) {
    const chance = seeded(sides);
    const counts = each(sides, () => 0);
    const rolls = 6000 * sides;
    for (let roll = 0; roll < rolls; roll++) {
      const pick = chance(sides);
      if (!Number.isInteger(pick) || pick < 0 || pick >= sides) throw new RangeError(`${pick} of ${sides}`);
      counts[pick] = (counts[pick] ?? 0) + 1;
    }
    // Chi-square over `sides` cells has mean sides − 1; a fair die practically never exceeds it by five standard
    // deviations.
    const chi = counts.reduce((sum, count) => sum + (count - 6000) ** 2 / 6000, 0);
    expect(chi).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
    expect(chi).toBeGreaterThan(0);
  }
});

test('consecutive picks are independent', () => {
  const chance = seeded(3);
  const pairs = each(36, () => 0);
  for (let roll = 0; roll < 36_000; roll++) {
    const pair = chance(6) * 6 + chance(6);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  expect(Math.min(...pairs)).toBeGreaterThan(850);
  expect(Math.max(...pairs)).toBeLessThan(1150);
});

test('the first picks of many seeds are as fair as the picks of one seed', () => {
  const counts = each(6, () => 0);
  for (let seed = 0; seed < 6000; seed++) {
    const pick = seeded(seed)(6);
    counts[pick] = (counts[pick] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('recorded picks are replayed', () => {
  const picks: number[] = [];
  const first = shuffled(['a', 'b', 'c', 'd'], recording(seeded(1), picks));
  expect(picks).toHaveLength(4);
  expect(shuffled(['a', 'b', 'c', 'd'], replaying(picks))).toEqual(first);
});

test('a replay throws if a recorded pick is missing, out of range or not an integer', () => {
  expect(() => replaying([])(6)).toThrow(new RangeError('pick 1 is missing'));
  const second = replaying([1, 6]);
  second(6);
  expect(() => second(6)).toThrow(new RangeError('pick 2 is 6, not below 6'));
  expect(() => replaying([-1])(6)).toThrow(RangeError);
  expect(() => replaying([0.5])(6)).toThrow(RangeError);
});

test('a draft cannot make picks', () => {
  expect(() => unknown(6)).toThrow(NotYetKnown);
});

test('draw removes the picked element from the list', () => {
  const list = ['a', 'b', 'c'];
  expect(draw(list, () => 1)).toBe('b');
  expect([...list].sort()).toEqual(['a', 'c']);
  expect(draw(list, () => list.length - 1)).toBe('c');
  expect(draw(list, () => 0)).toBe('a');
  expect(list).toEqual([]);
  expect(() => draw(list, () => 0)).toThrow('nothing to draw from');
});

test('a shuffle has every element, leaves the list unchanged and reaches every order', () => {
  const list = [1, 2, 3];
  const orders = new Set(each(200, (seed) => shuffled(list, seeded(seed)).join('')));
  expect(list).toEqual([1, 2, 3]);
  expect([...orders].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
});
