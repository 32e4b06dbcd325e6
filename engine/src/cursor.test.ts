import { expect, test } from 'vitest';
import { type Cursor, parse } from './cursor.ts';

const outcomeOf = (text: string, read: (cursor: Cursor) => unknown): string => {
  const parsed = parse(text, read);
  return parsed.ok ? `read ${JSON.stringify(parsed.value)}` : `${parsed.at}: ${parsed.why}`;
};

test('text is parsed from left to right, to its end', () => {
  const parsed = parse('die white2 12', (cursor) => {
    cursor.expect('die ');
    const slot = cursor.choice(['white', 'white2'], 'a slot');
    cursor.expect(' ');
    return [slot, cursor.number('a number', 1, 12), cursor.done, cursor.next];
  });
  expect(parsed).toEqual({ ok: true, value: [1, 12, true, ''] });
});

test('the longest matching name wins, in any order', () => {
  expect(outcomeOf('white2', (cursor) => cursor.choice(['white2', 'white'], 'a slot'))).toBe('read 0');
  expect(outcomeOf('white', (cursor) => cursor.choice(['white2', 'white'], 'a slot'))).toBe('read 1');
});

test('a mistake is reported with its position', () => {
  expect(outcomeOf('ab', (cursor) => cursor.expect('ac'))).toBe('0: expected "ac"');
  const second = (cursor: Cursor): unknown => [cursor.expect('a'), cursor.number('a place', 1, 8)];
  expect(outcomeOf('a9', second)).toBe('1: a place must be from 1 to 8');
  expect(outcomeOf('a', second)).toBe('1: expected a place');
  expect(outcomeOf('x', (cursor) => cursor.choice(['a', 'b'], 'a letter'))).toBe(
    '0: expected a letter: one of a, b',
  );
  expect(outcomeOf('ab', (cursor) => cursor.skip('a'))).toBe('1: nothing more was expected here');
  expect(outcomeOf('abc', (cursor) => [cursor.word('a word'), cursor.fail('too much', 2)])).toBe(
    '1: too much',
  );
  expect(outcomeOf(' ', (cursor) => cursor.word('a word'))).toBe('0: expected a word');
});

test('a number too large to represent is out of range', () => {
  expect(outcomeOf('9'.repeat(400), (cursor) => cursor.number('a number', 0, 9))).toBe(
    '0: a number must be from 0 to 9',
  );
});

test('skip advances only past the expected text', () => {
  expect(outcomeOf('ab', (cursor) => [cursor.skip('b'), cursor.skip('a'), cursor.skip('b')])).toBe(
    'read [false,true,true]',
  );
});

test('errors other than mistakes in the text are rethrown', () => {
  expect(() =>
    parse('a', () => {
      throw new TypeError('ours');
    }),
  ).toThrow('ours');
});
