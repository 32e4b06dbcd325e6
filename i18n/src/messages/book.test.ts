import { ILLUSTRATIONS as CITY } from '@archivolt/architectura/illustrations';
import * as architectura from '@archivolt/architectura/words';
import { ILLUSTRATIONS as CATHEDRAL } from '@archivolt/red-cathedral/illustrations';
import * as redCathedral from '@archivolt/red-cathedral/words';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { loadBook } from '../load.ts';
import type { RuleBook } from '../ruleBook.ts';

type Claim = Readonly<Record<string, number>>;
interface Captions {
  readonly captions: Readonly<Record<string, { title: string; text(claim: Claim): string }>>;
}

/** Replaces the numbers of a claim by numbers that no sentence contains otherwise, and records which are read. */
function recordReads(claim: Claim, read: Set<string>): Claim {
  const names = Object.keys(claim);
  return new Proxy(claim, {
    get: (_, name) => {
      read.add(String(name));
      return 7000 + names.indexOf(String(name));
    },
  });
}

const GAMES = [
  ['red-cathedral', redCathedral, CATHEDRAL],
  ['architectura', architectura, CITY],
] as const;

describe.each(LANGUAGES)('the illustrated rules in %s', (language) => {
  test.each(GAMES)(
    '%s: a caption states every number of its drawing and no other',
    async (_, words, drawings) => {
      const { captions } = (await words.loadCaptions(language)) as unknown as Captions;
      for (const [id, { claim }] of Object.entries<{ claim: Claim }>(drawings)) {
        const caption = captions[id];
        const read = new Set<string>();
        const text = caption?.text(recordReads(claim, read)) ?? '';
        expect([...read].sort(), id).toEqual(Object.keys(claim).sort());
        expect(text.replace(/-?700\d/g, ''), id).not.toMatch(/\d/);
        expect(text, id).toMatch(/[.!]$/);
        expect(caption?.title, id).toMatch(/^\S.*[^.]$/);
        expect(caption?.title, id).not.toMatch(/\d/);
      }
    },
  );

  test('every group of synonyms contains a word of the rules: its own, or of any game if it is shared', async () => {
    const { synonyms } = await loadBook(language);
    const books = await Promise.all(GAMES.map(([, words]) => words.loadRules(language)));
    const textOf = ({ texts }: RuleBook<string>): string => Object.values(texts).join(' ').toLowerCase();
    const groups = [
      ...synonyms.map((group) => ({ group, rules: books.map(textOf).join(' ') })),
      ...books.flatMap((book) => book.synonyms.map((group) => ({ group, rules: textOf(book) }))),
    ];
    for (const { group, rules } of groups) {
      expect(new Set(group).size, group[0]).toBe(group.length);
      expect(group.length, group[0]).toBeGreaterThan(1);
      expect(
        group.filter((word) => rules.includes(` ${word.toLowerCase()}`)),
        group[0],
      ).not.toEqual([]);
    }
  });
});
