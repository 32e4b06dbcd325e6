import type { GameId } from '@archivolt/protocol/ids';

/** The address of the editor at a position; without one it sets up a new game. */
export function editAddress(game: GameId, position?: string): string {
  return position === undefined ? `/editor/${game}` : `/editor/${game}?${new URLSearchParams({ position })}`;
}
