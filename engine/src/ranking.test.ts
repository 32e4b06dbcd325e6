import { expect, test } from 'vitest';
import { decidingTieBreak, placesOf } from './ranking.ts';

const breaks = (...values: number[][]): Parameters<typeof placesOf>[1] =>
  values.map((each) => ({ rule: 'TY-A1', code: 'more', values: each }));

test('more points give a better place', () => {
  expect(placesOf([3, 9, 5], [])).toEqual([[1], [2], [0]]);
});

test('tie-breaks apply in order, and the first difference decides', () => {
  expect(placesOf([5, 5, 5], breaks([1, 2, 2], [9, 0, 1]))).toEqual([[2], [1], [0]]);
});

test('seats that remain tied share a place, in seat order', () => {
  expect(placesOf([5, 7, 5, 7], breaks([1, 0, 1, 0]))).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

test('tie-breaks do not apply to different totals', () => {
  expect(placesOf([1, 2], breaks([9, 0]))).toEqual([[1], [0]]);
});

const decided = (totals: number[], ...values: number[][]): string | undefined => {
  const tieBreaks = values.map((each, index) => ({
    rule: 'TY-A1',
    code: `break ${index + 1}`,
    values: each,
  }));
  return decidingTieBreak({ totals, tieBreaks, places: placesOf(totals, tieBreaks) });
};

test('the tie-break that decides is the last in which those who are still level differ', () => {
  expect(decided([5, 5, 5], [2, 2, 1], [1, 0, 9])).toBe('break 2');
  expect(decided([5, 5, 5], [2, 1, 1], [0, 1, 9])).toBe('break 1');
});

test('points decide alone, and so does nothing among seats that share the win', () => {
  expect(decided([5, 4], [1, 9])).toBeUndefined();
  expect(decided([5, 5], [1, 1])).toBeUndefined();
});
