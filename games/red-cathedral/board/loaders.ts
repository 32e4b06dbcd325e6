// What pages beside the table load of The Red Cathedral, in a file of its own: the first page does not even load their names.
export { facts } from '@archivolt/red-cathedral/facts';
export { loadGameWords, loadRules } from '@archivolt/red-cathedral/words/pages';
export const loadLessonBook = async () => (await import('./lessons.ts')).lessons;
export const loadBook = () => import('./rules/book.ts');
export const loadEditor = async () => (await import('./editor/editor.ts')).editor;
export const loadPuzzleBook = async () => (await import('./puzzles.ts')).puzzles;
