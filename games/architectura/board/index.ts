import type { Architectura } from '@archivolt/architectura';
import { loadCard } from '@archivolt/architectura/words/load';
import type { Board } from '@archivolt/table/board.ts';
import type { Selection } from './controller/selection.ts';
import type { Target } from './targets.ts';

/** The parts of Architectura that the page loads. */
export const architecturaBoard: Board<Architectura, Target, Selection> = {
  card: { icon: 'i-build', ground: 'light-dark(#1f4a5e, #2b6a86)', ink: 'var(--azure)' },
  cardWords: loadCard,
  facts: async () => (await import('./loaders.ts')).facts,
  rules: async () => (await import('@archivolt/architectura')).architectura,
  kit: async () => (await import('./controller/kit.ts')).kit,
  words: async (locale) => (await import('./loaders.ts')).loadGameWords(locale),
  ruleBook: async (locale) => (await import('./loaders.ts')).loadRules(locale),
  lessons: async () => (await import('./loaders.ts')).loadLessonBook(),
  editor: async () => (await import('./loaders.ts')).loadEditor(),
  puzzles: async () => (await import('./loaders.ts')).loadPuzzleBook(),
  book: async () => (await import('./loaders.ts')).loadBook(),
};
