import { expect, test } from 'vitest';
import { at, each, last } from './lists.ts';

test('at and last return an existing element', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(last(['a', 'b'])).toBe('b');
  expect(at([0, null], 1)).toBeNull();
});

test('at and last throw if the index is out of range', () => {
  expect(() => at(['a'], 1)).toThrow(new RangeError('no element 1 in a list of 1'));
  expect(() => at(['a'], -1)).toThrow(RangeError);
  expect(() => last([])).toThrow(RangeError);
});

test('each builds a list from indices', () => {
  expect(each(3, (index) => index * 2)).toEqual([0, 2, 4]);
  expect(each(0, () => 1)).toEqual([]);
});
