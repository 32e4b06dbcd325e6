import type { Architectura } from '@archivolt/architectura';
import { PUZZLES } from '@archivolt/architectura/puzzles';
import type { PuzzleBook } from '@archivolt/table/board.ts';
import { sandbox } from './rules/sandbox.ts';

export const puzzles: PuzzleBook<Architectura> = { puzzles: PUZZLES, sandbox };
