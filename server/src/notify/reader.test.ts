import { expect, test } from 'vitest';
import { readerOf } from './reader.ts';

test('all spellings of an address count as one reader', () => {
  const ways = ['ada@example.org', 'ADA@Example.ORG', 'ada+1@example.org', 'Ada+x+y@EXAMPLE.org'];
  expect(new Set(ways.map(readerOf))).toEqual(new Set(['ada@example.org']));
  expect(readerOf('ada@münchen.example')).toBe(readerOf('ADA@xn--mnchen-3ya.example'));
  expect(readerOf('eve@example.org')).not.toBe('ada@example.org');
});
