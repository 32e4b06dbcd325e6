import type { RuleBook } from '@archivolt/i18n';
import { matches, type Term } from './terms.ts';

export interface Chapter {
  letter: string;
  title: string;
  rules: { number: string; text: string }[];
}

/** The book in chapters, in order. */
export function chaptersOf({ chapters, texts }: Pick<RuleBook<string>, 'chapters' | 'texts'>): Chapter[] {
  const list = Object.entries(chapters).map(([letter, title]): Chapter => ({ letter, title, rules: [] }));
  for (const [number, text] of Object.entries(texts)) {
    // RC-C2 is in chapter C.
    const letter = number.split('-')[1]?.charAt(0);
    list.find((chapter) => chapter.letter === letter)?.rules.push({ number, text });
  }
  return list;
}

/**
 * The rules that contain all the words, or have the number; empty chapters are left out. `captions` holds the captions
 * of a rule's drawings.
 */
export function search(
  chapters: readonly Chapter[],
  terms: readonly Term[],
  captions: (number: string) => string = () => '',
): Chapter[] {
  if (terms.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ number, text }) =>
        matches(`${number} ${text} ${captions(number)}`, terms),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
}
