import type { Shape, View } from '@archivolt/engine';

/** What a game tells a bot about good and bad positions. It is the game's part of the greedy bot. */
export interface Evaluation<G extends Shape> {
  /**
   * How good the position is for the seat of the view, in points of the final score; higher is better.
   * In the middle of a turn (`over` is false) it must also count what is still to be had, or a turn would never be begun.
   */
  value(view: View<G>, over: boolean): number;
  /** The turn a table is in: looking ahead stops where it changes. */
  turnOf(table: G['table']): number;
  /** Ends the turn and does nothing else, so that what follows is the others' doing and not worth looking at. */
  endsTurn(move: G['move']): boolean;
  /** Possible at nearly every step of a turn: tried out only as the next step, or it would multiply all others. */
  isAside(move: G['move']): boolean;
}
