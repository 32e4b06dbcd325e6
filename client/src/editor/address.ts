import type { GameId } from '@archivolt/protocol/ids';
import { withBoard } from '../boards.ts';

/** Pages link to the editor only of a game that has one. */
export const hasEditor = (game: GameId): boolean => withBoard(game, ({ editor }) => editor !== undefined);

/** The address of the editor at a position; without one it sets up a new game. */
export function editAddress(game: GameId, position?: string): string {
  return position === undefined ? `/editor/${game}` : `/editor/${game}?${new URLSearchParams({ position })}`;
}
