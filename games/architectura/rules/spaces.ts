import type { Cursor } from '@archivolt/engine';
import type { MoveWord } from './mistakes.ts';
import { BLOCKS, MOST_PLAYERS, type Space } from './vocabulary.ts';

/** Notation of spaces and cards. Separate from that of whole positions, which a table does not need. */

/** A space by its street and block. */
export function printSpace(space: Space): string {
  return `${Math.floor(space / BLOCKS) + 1}.${(space % BLOCKS) + 1}`;
}

export function readSpace(cursor: Cursor<MoveWord>): Space {
  const street = cursor.number('a street', 1, MOST_PLAYERS);
  cursor.expect('.');
  return (street - 1) * BLOCKS + cursor.number('a block', 1, BLOCKS) - 1;
}

export function readCard(cursor: Cursor<MoveWord>): string {
  return cursor.run(/[A-Za-z]/, 'a card');
}
