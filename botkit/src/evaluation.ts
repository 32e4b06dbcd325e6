import type { GameTypes, View } from '@archivolt/engine';
import type { Sense } from './sense.ts';

/** A game's hand-written evaluation of positions, used by the greedy bot. */
export interface Evaluation<G extends GameTypes> {
  /**
   * The value of the position for the seat of the view, in points of the final score; higher is better. In the middle of a
   * turn (`over` is false) it must include what can still be gained, because otherwise a turn would never be started.
   */
  value(view: View<G>, over: boolean): number;
  /**
   * Whether a move only ends the turn; what follows is up to the opponents and not evaluated. Absent if there is no such
   * move.
   */
  endsTurn?(move: G['move']): boolean;
  /**
   * Whether a move is possible at nearly every step of a turn. Such moves are tried only as the next step; otherwise they
   * would multiply all other lines. Absent if there is no such move.
   */
  isAside?(move: G['move']): boolean;
  /** Moves that no bot of this game makes, except the random one. */
  readonly sense?: Sense<G>;
}
