import { expect, test } from 'vitest';
import { base } from './components.ts';
import { countOf, covers, cubes, EMPTY, MOST_OF_A_KIND, pileOf, totalOf } from './pile.ts';
import { MATERIALS } from './vocabulary.ts';

test('[RC-T1] a pile counts each of the six materials separately, up to 31 of a kind', () => {
  expect(MATERIALS).toEqual(['wood', 'brick', 'stone', 'gold', 'green', 'purple']);
  const counts = [1, 0, 31, 2, 7, 31];
  const pile = pileOf(counts);
  expect(MATERIALS.map((_, kind) => countOf(pile, kind))).toEqual(counts);
  expect(totalOf(pile)).toBe(72);
  expect(pileOf(MATERIALS.map(() => MOST_OF_A_KIND))).toBeGreaterThan(0);
});

test('[RC-T1] adding or removing cubes of one kind does not change the others', () => {
  const pile = pileOf([3, 3, 3, 3, 3, 3]) + cubes(5, 4) - cubes(0, 3);
  expect(MATERIALS.map((_, kind) => countOf(pile, kind))).toEqual([0, 3, 3, 3, 3, 7]);
  expect(totalOf(EMPTY)).toBe(0);
});

test('[RC-T1] a pile covers another only if it has enough of every kind', () => {
  expect(covers(pileOf([2, 1, 0, 0, 0, 1]), pileOf([2, 1, 0, 0, 0, 0]))).toBe(true);
  expect(covers(pileOf([9, 0, 9, 9, 9, 9]), pileOf([0, 1, 0, 0, 0, 0]))).toBe(false);
});

test('[RC-T3] the supply starts with 20 wood, brick and stone, 15 gold and 10 gems of each colour', () => {
  expect(MATERIALS.map((_, kind) => countOf(base.supply, kind))).toEqual([20, 20, 20, 15, 10, 10]);
});
