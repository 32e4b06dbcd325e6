import type { PositionNotation } from '@archivolt/engine';
import { printPosition } from './position.ts';
import { parsePosition } from './readPosition.ts';
import type { Architectura } from './state.ts';

/** Notation of whole positions. */
export const positions: PositionNotation<Architectura> = {
  printState: printPosition,
  parseState: parsePosition,
};
