import { expect, test } from 'vitest';
import { Words } from './words.svelte.ts';

/** Texts whose loads the test answers, in any order. */
function createWords() {
  const answers = new Map<string, () => void>();
  const words = new Words(
    (locale) => new Promise<string>((resolve) => answers.set(locale, () => resolve(`texts in ${locale}`))),
  );
  return { words, answer: (locale: string) => answers.get(locale)?.() };
}

test('a language chosen while another loads wins, whichever loads first', async () => {
  const { words, answer } = createWords();
  const [first, second] = [words.load('en'), words.load('de')];
  answer('de');
  await second;
  answer('en');
  await first;
  expect(words.t).toBe('texts in de');
});

test('a page that waited for the first language has texts even if another was chosen meanwhile', async () => {
  const { words, answer } = createWords();
  const [first, second] = [words.load('en'), words.load('de')];
  answer('en');
  await first;
  expect(words.t).toBe('texts in en');
  answer('de');
  await second;
  expect(words.t).toBe('texts in de');
});
