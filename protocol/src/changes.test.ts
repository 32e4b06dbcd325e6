import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, changesOf } from './changes.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
const throughJson = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

test('the changes between two values turn one into the other, even after JSON', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applyChanges(before, throughJson(changesOf(before, after)))).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('equal parts produce no changes', () => {
  const before = { a: [1, 2, { b: 3, c: [4] }], d: 'e' };
  expect(changesOf(before, structuredClone(before))).toEqual([]);
  expect(changesOf(before, { a: [1, 9, { b: 3, c: [4] }], d: 'e' })).toEqual([[['a', 1], 9]]);
});

test('a list that changes length is sent whole; a removed field is sent without a value', () => {
  expect(changesOf({ a: [1, 2] }, { a: [2] })).toEqual([[['a'], [2]]]);
  expect(changesOf({ a: 1, b: 2 }, { a: 1 })).toEqual([[['b']]]);
});

test('the old value is not modified; unchanged parts are shared', () => {
  const before = { a: { x: 1 }, b: { y: 2 } };
  const after = applyChanges(before, [[['a', 'x'], 5]]);
  expect(before).toEqual({ a: { x: 1 }, b: { y: 2 } });
  expect(after).toEqual({ a: { x: 5 }, b: { y: 2 } });
  expect(after.b).toBe(before.b);
});

test('a field may have any name', () => {
  const before = JSON.parse('{"a":{"toString":1},"__proto__":{"x":1}}');
  const after = JSON.parse('{"a":{"__proto__":[2]},"__proto__":{"x":2},"valueOf":3}');
  const applied = applyChanges(before, changesOf(before, after));
  expect(JSON.stringify(applied)).toBe(JSON.stringify(after));
  expect(Object.getPrototypeOf(applied)).toBe(Object.prototype);
});

test('an invalid path throws', () => {
  expect(() => applyChanges({ a: 1 }, [[['a', 'b', 'c'], 1]])).toThrow('nothing at a');
});
