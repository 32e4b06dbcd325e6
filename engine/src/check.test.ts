import { expect, test } from 'vitest';
import {
  bad,
  check,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Read,
  text,
  union,
  withDefault,
} from './check.ts';

const checkedOrError = (read: Read<unknown>, value: unknown): unknown => {
  const checked = check(read, value);
  return checked.ok ? checked.value : `${checked.path}: ${checked.expected}`;
};

test('numbers are integers and in range', () => {
  expect([0, 3].map((value) => checkedOrError(integer(0, 3), value))).toEqual([0, 3]);
  for (const value of [-1, 4, 1.5, '2', Number.NaN, null, undefined]) {
    expect(checkedOrError(integer(0, 3), value)).toBe(': a whole number from 0 to 3');
  }
});

test('texts are not empty, flags are true or false', () => {
  expect([checkedOrError(text, 'a'), checkedOrError(text, ''), checkedOrError(text, 7)]).toEqual([
    'a',
    ': a text that is not empty',
    ': a text that is not empty',
  ]);
  expect([checkedOrError(flag, false), checkedOrError(flag, 0)]).toEqual([false, ': true or false']);
});

test('oneOf accepts only the listed values, of any type', () => {
  expect(checkedOrError(oneOf('a', 'b'), 'b')).toBe('b');
  expect(checkedOrError(oneOf(0, 1), 0)).toBe(0);
  expect(checkedOrError(oneOf(false), false)).toBe(false);
  expect(checkedOrError(oneOf('a', 'b'), '')).toBe(': one of a, b');
  expect(checkedOrError(oneOf(0, 1), '0')).toBe(': one of 0, 1');
});

test('an error in a list names the index of the item', () => {
  expect(checkedOrError(list(integer(0, 9)), [1, 2])).toEqual([1, 2]);
  expect(checkedOrError(list(integer(0, 9)), [1, 'x'])).toBe('[1]: a whole number from 0 to 9');
  expect(checkedOrError(list(integer(0, 9), 3), [1, 2])).toBe(': a list of 3, not 2');
  expect(checkedOrError(list(integer(0, 9)), { length: 0 })).toBe(': a list');
});

const person = object<{ name: string; age?: number | undefined; pets: { kind: string }[] }>({
  name: text,
  age: optional(integer(0, 120)),
  pets: withDefault([], list(object({ kind: text }))),
});

test('an error in an object names the path of the field, and unknown fields are refused', () => {
  expect(checkedOrError(person, { name: 'Ivan' })).toEqual({ name: 'Ivan', pets: [] });
  expect(checkedOrError(person, { name: 'Ivan', age: 400 })).toBe('age: a whole number from 0 to 120');
  expect(checkedOrError(person, { name: 'Ivan', pets: [{ kind: 'cat' }, { kind: '' }] })).toBe(
    'pets[1].kind: a text that is not empty',
  );
  expect(checkedOrError(person, { name: 'Ivan', pets: [{ kind: 'cat', sex: 1 }] })).toBe(
    'pets[0].sex: nothing of that name (known: kind)',
  );
  expect(checkedOrError(person, {})).toBe('name: a text that is not empty');
  for (const value of [null, [], 'Ivan', undefined])
    expect(checkedOrError(person, value)).toBe(': an object');
});

test('inherited properties do not count as fields', () => {
  expect(checkedOrError(object<{ toString: string }>({ toString: text }), {})).toBe(
    'toString: a text that is not empty',
  );
  expect(checkedOrError(person, JSON.parse('{"name":"Ivan","__proto__":{}}'))).toContain(
    '__proto__: nothing of that name',
  );
});

test('a union accepts both types and reports the error of the second', () => {
  const seat = union(oneOf('random'), integer(0, 3));
  expect([checkedOrError(seat, 'random'), checkedOrError(seat, 2)]).toEqual(['random', 2]);
  expect(checkedOrError(object({ first: seat }), { first: 'me' })).toBe('first: a whole number from 0 to 3');
});

test('a reader may refuse a value with its own message; other errors are rethrown', () => {
  expect(checkedOrError(() => bad('a.b', 'something else'), 1)).toBe('a.b: something else');
  expect(() =>
    check(() => {
      throw new TypeError('ours');
    }, 1),
  ).toThrow('ours');
});
