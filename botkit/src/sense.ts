import type { GameTypes, View } from '@archivolt/engine';

/** Obvious blunders, whatever a bot believes they are worth. Each game defines its own. */
export interface Sense<G extends GameTypes> {
  /** Whether a move is a blunder, never played if anything else is offered. */
  isBlunder(view: View<G>, move: G['move']): boolean;
  /**
   * Shorter turns with the same or a better result: without steps that cancel out, without detours. `views` has one entry
   * more than `moves`. The first playable one is played instead.
   */
  shorter(views: readonly View<G>[], moves: readonly G['move'][]): readonly (readonly G['move'][])[];
}
