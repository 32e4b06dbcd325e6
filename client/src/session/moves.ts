import type { Game, GameTypes } from '@archivolt/engine';

/** Moves in the game's notation, as they are stored. */
export function printMoves<G extends GameTypes>(game: Game<G>, moves: readonly G['move'][]): string[] {
  return moves.map((move) => game.notation.printMove(move));
}

/** The moves of a submission; undefined if one cannot be parsed. */
export function parseMoves<G extends GameTypes>(
  game: Game<G>,
  texts: readonly string[],
): G['move'][] | undefined {
  const moves: G['move'][] = [];
  for (const printed of texts) {
    const parsed = game.notation.parseMove(printed);
    if (!parsed.ok) return undefined;
    moves.push(parsed.value);
  }
  return moves;
}
