import type { Snippet } from 'svelte';
import type { Notice } from './log.ts';

/** The state and actions for a replacement bar while something is shown. */
export interface Showing {
  readonly moving: boolean;
  /** Ends all animation and shows the current state. */
  catchUp(): void;
}

/** Slots around a table besides the game itself. */
export interface TableSlots {
  /** The players with their clocks, beside the name of the game; online tables only. */
  readonly seats?: Snippet;
  /** Buttons beside those of the table. */
  readonly tools?: Snippet;
  /** Notices and questions, above the action bar. */
  readonly notes?: Snippet;
  /** Notices about the players, for the log. */
  readonly notices?: () => readonly Notice[];
  /** Says that the player to move has left, and what happens next. */
  readonly absence?: () => string | undefined;
  /** Replaces whose turn it is in the action bar, if the table is stopped. */
  readonly stopped?: Snippet | undefined;
  /** Replaces the contents of the action bar, if nobody plays: a replay. */
  readonly bar?: Snippet<[Showing]>;
  /** Beside the final score: what to do next. */
  readonly after?: Snippet;
}
