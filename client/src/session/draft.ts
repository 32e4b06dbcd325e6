import type { Game, Shape } from '@archivolt/engine';
import type { GameStore } from './games.ts';
import { parseMoves, printMoves } from './storedGame.ts';

/** Keeps the moves of an unfinished turn over a reload. */
export interface DraftKeeper<G extends Shape> {
  /** The moves of the turn that was begun at this version; empty when there are none. Whether they still stand is for the table to try. */
  load(): readonly G['move'][];
  save(moves: readonly G['move'][]): void;
}

/**
 * The slip of a game is read once, and then held by the page and written behind it. `version` is what the turn in the
 * making belongs to; undefined while nobody at this device makes one.
 */
export async function draftKeeper<G extends Shape>(
  game: Game<G>,
  id: string,
  store: GameStore,
  version: () => number | undefined,
): Promise<DraftKeeper<G>> {
  let slip = await store.loadSlip(id);
  return {
    load: () => (slip && slip.version === version() ? (parseMoves(game, slip.moves) ?? []) : []),
    save: (moves) => {
      const now = version();
      if (now === undefined) return;
      slip = { version: now, moves: printMoves(game, moves) };
      void store.saveSlip(id, slip);
    },
  };
}
