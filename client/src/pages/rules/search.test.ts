import { describe, expect, test } from 'vitest';
import { linked } from './linked.ts';
import { chaptersOf, search } from './search.ts';

const book = {
  chapters: { C: 'Claim', B: 'Build' },
  texts: {
    'RC-C1': 'Réclamez une section (RC-B1, RC-Z9).',
    'RC-B1': 'Livrez la pierre.',
    'RC-B1a': 'Ou le bois.',
  },
};

describe('the rules page', () => {
  test('puts every rule into the chapter of its letter', () => {
    expect(chaptersOf(book).map(({ title, rules }) => [title, rules.map(({ number }) => number)])).toEqual([
      ['Claim', ['RC-C1']],
      ['Build', ['RC-B1', 'RC-B1a']],
    ]);
  });

  test('finds words without their accents and case, all of them, and numbers', () => {
    const numbers = (words: string) =>
      search(chaptersOf(book), words).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers('reclamez SECTION')).toEqual(['RC-C1']);
    expect(numbers('rc-b1')).toEqual(['RC-C1', 'RC-B1', 'RC-B1a']);
    expect(numbers('pierre section')).toEqual([]);
    expect(numbers('  ')).toEqual(['RC-C1', 'RC-B1', 'RC-B1a']);
  });

  test('links the numbers that exist, and only those', () => {
    expect(linked(book.texts['RC-C1'], (number) => number in book.texts)).toEqual([
      { text: 'Réclamez une section (' },
      { text: 'RC-B1', rule: 'RC-B1' },
      { text: ', RC-Z9).' },
    ]);
  });
});
