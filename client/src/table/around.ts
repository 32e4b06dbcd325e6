import type { Snippet } from 'svelte';

/** What stands around a table whose players are elsewhere; a table of this device has nothing there. */
export interface Around {
  /** The players with their clocks, beside the name of the game. */
  readonly seats: Snippet;
  /** Buttons beside those of the table. */
  readonly tools: Snippet;
  /** What has to be said or asked, above the action bar. */
  readonly notes: Snippet;
  /** Beside the final score: what can be done now. */
  readonly after: Snippet;
}
