import type { GameTypes } from '@archivolt/engine';

/** Stores the moves of an unfinished turn across a reload. */
export interface DraftKeeper<G extends GameTypes> {
  /** The moves of the turn begun at this version, or an empty list. The table must check whether they are still legal. */
  load(): readonly G['move'][];
  save(moves: readonly G['move'][]): void;
}
