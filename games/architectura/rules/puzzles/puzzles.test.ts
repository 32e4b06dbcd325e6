import { testPuzzles } from '@archivolt/engine/testing';
import { architectura, positions } from '../index.ts';
import { PUZZLES } from './puzzles.ts';

testPuzzles({ game: architectura, positions, puzzles: PUZZLES });
