import type { RedCathedral } from '@archivolt/red-cathedral';
import { loadCard } from '@archivolt/red-cathedral/words/load';
import type { Board } from '@archivolt/table/board.ts';
import type { Selection } from './controller/selection.ts';
import type { Target } from './targets.ts';

/** The parts of The Red Cathedral that the page loads. */
export const redCathedralBoard: Board<RedCathedral, Target, Selection> = {
  card: { icon: 'i-acquire' },
  cardWords: loadCard,
  facts: async () => (await import('./loaders.ts')).facts,
  rules: async () => (await import('@archivolt/red-cathedral')).redCathedral,
  kit: async () => (await import('./controller/kit.ts')).kit,
  words: async (locale) => (await import('./loaders.ts')).loadGameWords(locale),
  ruleBook: async (locale) => (await import('./loaders.ts')).loadRules(locale),
  lessons: async () => (await import('./loaders.ts')).loadLessonBook(),
  editor: async () => (await import('./loaders.ts')).loadEditor(),
  puzzles: async () => (await import('./loaders.ts')).loadPuzzleBook(),
  book: async () => (await import('./loaders.ts')).loadBook(),
};
