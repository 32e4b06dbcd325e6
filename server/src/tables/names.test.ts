import { expect, test } from 'vitest';
import { distinctNames } from './info.ts';

test('the second of two players with the same name gets a number', () => {
  expect(distinctNames(['Ada', 'Bo', 'Ada', 'Ada'])).toEqual(['Ada', 'Bo', 'Ada (2)', 'Ada (3)']);
});

test('names that differ only in case, width or diacritics count as equal; a taken number is skipped', () => {
  expect(distinctNames(['Ada', 'ADA', 'Ａｄａ', 'Áda'])).toEqual(['Ada', 'ADA (2)', 'Ａｄａ (3)', 'Áda (4)']);
  expect(distinctNames(['Ada (2)', 'Ada', 'Ada'])).toEqual(['Ada (2)', 'Ada', 'Ada (3)']);
});

test('empty names stay empty', () => {
  expect(distinctNames(['', 'Ada', ''])).toEqual(['', 'Ada', '']);
});
