import { withRuleLinks } from '@archivolt/table/ruleLinks.ts';
import { describe, expect, test } from 'vitest';
import { chaptersOf, search } from './search.ts';
import { alsoFor, highlighted, termsOf } from './terms.ts';

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

  test('finds rules by number or by all words of a search, ignoring accents and case', () => {
    const numbers = (words: string) =>
      search(chaptersOf(book), termsOf(words, [])).flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers('reclamez SECTION')).toEqual(['RC-C1']);
    expect(numbers('rc-b1')).toEqual(['RC-C1', 'RC-B1', 'RC-B1a']);
    expect(numbers('pierre section')).toEqual([]);
    expect(numbers('  ')).toEqual(['RC-C1', 'RC-B1', 'RC-B1a']);
  });

  test('finds rules by synonyms of one or several words, but not by a part of a word', () => {
    const synonyms = [
      ['section', 'part'],
      ['pierre', 'gros caillou'],
    ];
    const numbers = (words: string) =>
      search(chaptersOf(book), termsOf(words, synonyms)).flatMap(({ rules }) =>
        rules.map(({ number }) => number),
      );
    expect(numbers('part')).toEqual(['RC-C1']);
    expect(numbers('gros caillou')).toEqual(['RC-B1']);
    expect(numbers('cail')).toEqual([]);
    expect(alsoFor(termsOf('Part', synonyms), synonyms)).toEqual(['section']);
  });

  test('finds a rule by the captions of its drawings', () => {
    const found = search(chaptersOf(book), termsOf('grue', []), (number) =>
      number === 'RC-B1' ? 'Une grue.' : '',
    );
    expect(found.flatMap(({ rules }) => rules.map(({ number }) => number))).toEqual(['RC-B1']);
  });

  test('highlights matches, including accents, ligatures and synonyms', () => {
    const marked = (text: string, words: string, synonyms: string[][] = []) =>
      highlighted(text, termsOf(words, synonyms))
        .map((part) => (part.hit ? `[${part.text}]` : part.text))
        .join('');
    expect(marked('Réclamez une section.', 'reclamez')).toBe('[Réclamez] une section.');
    expect(marked('Le cœur du chœur', 'coeur')).toBe('Le [cœur] du chœur');
    expect(marked('Große Straße', 'strasse')).toBe('Große [Straße]');
    expect(marked('Roubles are paid; repaid', 'money', [['roubles', 'money', 'paid']])).toBe(
      '[Roubles] are [paid]; repaid',
    );
    expect(marked('abcabc', 'bca abc')).toBe('[abcabc]');
    expect(marked('nothing', '')).toBe('nothing');
  });

  test('links only rule numbers that exist', () => {
    expect(withRuleLinks(book.texts['RC-C1'], (number) => number in book.texts)).toEqual([
      { text: 'Réclamez une section (' },
      { text: 'RC-B1', rule: 'RC-B1' },
      { text: ', RC-Z9).' },
    ]);
  });
});
