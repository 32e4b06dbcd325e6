import type { Game, Shape } from '@archivolt/engine';
import type { GameStore } from './games.ts';
import type { Session } from './session.ts';
import { parseMoves, printMoves } from './storedGame.ts';

/** Keeps the moves of an unfinished turn over a reload. */
export interface DraftKeeper<G extends Shape> {
  /** The moves of the turn that was begun at this version; empty when there are none. Whether they still stand is for the table to try. */
  load(): readonly G['move'][];
  save(moves: readonly G['move'][]): void;
}

export function draftKeeper<G extends Shape>(session: Session<G>, store: GameStore): DraftKeeper<G> {
  const game: Game<G> = session.game;
  return {
    // Between two persons nobody sees what one of them had thought of.
    load: () =>
      session.now.mayMove ? (parseMoves(game, store.loadDraft(session.id, session.now.version)) ?? []) : [],
    save: (moves) => store.saveDraft(session.id, session.now.version, printMoves(game, moves)),
  };
}
