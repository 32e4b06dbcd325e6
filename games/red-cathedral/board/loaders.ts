// The loaders of The Red Cathedral for pages other than its table, in a separate file that the start page does not load.
export { facts } from '@archivolt/red-cathedral/facts';
export { loadGameWords, loadRules } from '@archivolt/red-cathedral/words/pages';
export const loadLessonBook = async () => (await import('./lessons.ts')).lessons;
export const loadBook = () => import('./rules/book.ts');
export const loadEditor = async () => (await import('./editor/editor.ts')).editor;
export const loadPuzzleBook = async () => (await import('./puzzles.ts')).puzzles;
