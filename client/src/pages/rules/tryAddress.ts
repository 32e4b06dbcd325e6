import type { GameId } from '@archivolt/protocol/ids';

/** The address of a sandbox table for a drawing, which leads back to the same place in the rules. */
export function tryAddress(game: GameId, { id, position }: { id: string; position: string }): string {
  const asked = new URLSearchParams({ position, drawing: id });
  return `/try/${game}?${asked}`;
}

/** The address of the drawing; an unknown name leads to the start of the rules. */
export function backAddress(game: GameId, search: string): string {
  const drawing = new URLSearchParams(search).get('drawing') ?? '';
  return /^[A-Za-z]{1,40}$/.test(drawing) ? `/rules/${game}#drawing-${drawing}` : `/rules/${game}`;
}
