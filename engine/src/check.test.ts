import { expect, test } from 'vitest';
import {
  bad,
  check,
  either,
  flag,
  list,
  object,
  oneOf,
  optional,
  type Read,
  text,
  usually,
  whole,
} from './check.ts';

const said = (read: Read<unknown>, value: unknown): unknown => {
  const checked = check(read, value);
  return checked.ok ? checked.value : `${checked.path}: ${checked.expected}`;
};

test('numbers are integers and in range', () => {
  expect([0, 3].map((value) => said(whole(0, 3), value))).toEqual([0, 3]);
  for (const value of [-1, 4, 1.5, '2', Number.NaN, null, undefined]) {
    expect(said(whole(0, 3), value)).toBe(': a whole number from 0 to 3');
  }
});

test('texts are not empty, flags are true or false', () => {
  expect([said(text, 'a'), said(text, ''), said(text, 7)]).toEqual([
    'a',
    ': a text that is not empty',
    ': a text that is not empty',
  ]);
  expect([said(flag, false), said(flag, 0)]).toEqual([false, ': true or false']);
});

test('one of several values of any type', () => {
  expect(said(oneOf('a', 'b'), 'b')).toBe('b');
  expect(said(oneOf(0, 1), 0)).toBe(0);
  expect(said(oneOf(false), false)).toBe(false);
  expect(said(oneOf('a', 'b'), '')).toBe(': one of a, b');
  expect(said(oneOf(0, 1), '0')).toBe(': one of 0, 1');
});

test('a list names the bad item by its index', () => {
  expect(said(list(whole(0, 9)), [1, 2])).toEqual([1, 2]);
  expect(said(list(whole(0, 9)), [1, 'x'])).toBe('[1]: a whole number from 0 to 9');
  expect(said(list(whole(0, 9), 3), [1, 2])).toBe(': a list of 3, not 2');
  expect(said(list(whole(0, 9)), { length: 0 })).toBe(': a list');
});

const person = object<{ name: string; age?: number | undefined; pets: { kind: string }[] }>({
  name: text,
  age: optional(whole(0, 120)),
  pets: usually([], list(object({ kind: text }))),
});

test('an object names the bad field by its path and refuses unknown fields', () => {
  expect(said(person, { name: 'Ivan' })).toEqual({ name: 'Ivan', pets: [] });
  expect(said(person, { name: 'Ivan', age: 400 })).toBe('age: a whole number from 0 to 120');
  expect(said(person, { name: 'Ivan', pets: [{ kind: 'cat' }, { kind: '' }] })).toBe(
    'pets[1].kind: a text that is not empty',
  );
  expect(said(person, { name: 'Ivan', pets: [{ kind: 'cat', sex: 1 }] })).toBe(
    'pets[0].sex: nothing of that name (known: kind)',
  );
  expect(said(person, {})).toBe('name: a text that is not empty');
  for (const value of [null, [], 'Ivan', undefined]) expect(said(person, value)).toBe(': an object');
});

test('inherited properties do not count as given', () => {
  expect(said(object<{ toString: string }>({ toString: text }), {})).toBe(
    'toString: a text that is not empty',
  );
  expect(said(person, JSON.parse('{"name":"Ivan","__proto__":{}}'))).toContain(
    '__proto__: nothing of that name',
  );
});

test('a union accepts both kinds and reports the mistake of the second', () => {
  const seat = either(oneOf('random'), whole(0, 3));
  expect([said(seat, 'random'), said(seat, 2)]).toEqual(['random', 2]);
  expect(said(object({ first: seat }), { first: 'me' })).toBe('first: a whole number from 0 to 3');
});

test('a reader may refuse with its own phrase; other errors are not swallowed', () => {
  expect(said(() => bad('a.b', 'something else'), 1)).toBe('a.b: something else');
  expect(() =>
    check(() => {
      throw new TypeError('ours');
    }, 1),
  ).toThrow('ours');
});
