import { expect, test } from 'vitest';
import { same } from './same.ts';

test.each([
  [1, 1],
  ['a', 'a'],
  [null, null],
  [[], []],
  [{}, {}],
  [
    { a: 1, b: [2, { c: null }] },
    { b: [2, { c: null }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
])('%j equals %j', (a, b) => {
  expect(same(a, b)).toBe(true);
  expect(same(b, a)).toBe(true);
});

test.each([
  [1, '1'],
  [0, false],
  [null, undefined],
  [null, {}],
  [[], {}],
  [[1], [1, 2]],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: null }, {}],
  [{ 0: 'a' }, ['a']],
  [{ toString: null }, {}],
  [JSON.parse('{"__proto__":{}}'), {}],
])('%j differs from %j', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});
