import { loadPuzzles, type PuzzleMessages } from '@archivolt/i18n';
import { Words } from '@archivolt/table/settings/words.svelte.ts';

/** Messages of the puzzles. */
export const words = new Words<PuzzleMessages>(loadPuzzles);
