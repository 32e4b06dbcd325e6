import type { RedCathedral } from '@archivolt/red-cathedral';
import { PUZZLES } from '@archivolt/red-cathedral/puzzles';
import type { PuzzleBook } from '@archivolt/table/board.ts';
import { sandbox } from './rules/sandbox.ts';

export const puzzles: PuzzleBook<RedCathedral> = { puzzles: PUZZLES, sandbox };
