import { testPuzzles } from '@archivolt/engine/testing';
import { positions, redCathedral } from '../index.ts';
import { PUZZLES } from './puzzles.ts';

testPuzzles({ game: redCathedral, positions, puzzles: PUZZLES });
