// The loaders of Architectura for pages other than its table, in a separate file that the start page does not load.
export { facts } from '@archivolt/architectura/facts';
export { loadGameWords, loadRules } from '@archivolt/architectura/words/pages';
export const loadLessonBook = async () => (await import('./lessons.ts')).lessons;
export const loadBook = () => import('./rules/book.ts');
export const loadEditor = async () => (await import('./editor/editor.ts')).editor;
export const loadPuzzleBook = async () => (await import('./puzzles.ts')).puzzles;
