import type { RuleBook } from '@archivolt/i18n';
import { plain } from './linked.ts';

export interface Chapter {
  letter: string;
  title: string;
  rules: { number: string; text: string }[];
}

/** The book in chapters, in the order in which it is written. */
export function chaptersOf({ chapters, texts }: RuleBook<string>): Chapter[] {
  const list = Object.entries(chapters).map(([letter, title]): Chapter => ({ letter, title, rules: [] }));
  for (const [number, text] of Object.entries(texts)) {
    // RC-C2 stands in chapter C.
    const letter = number.split('-')[1]?.charAt(0);
    list.find((chapter) => chapter.letter === letter)?.rules.push({ number, text });
  }
  return list;
}

/** The rules that contain all the words, or have the number; chapters without any are left out. */
export function search(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ number, text }) => {
        const where = plain(`${number} ${text}`);
        return wanted.every((word) => where.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
