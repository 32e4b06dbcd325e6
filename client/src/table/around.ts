import type { Snippet } from 'svelte';

/** What stands around a table whose players are elsewhere; a table of this device has nothing there. */
export interface Around {
  /** The players with their clocks, beside the name of the game. */
  readonly seats: Snippet;
  /** Buttons beside those of the table. */
  readonly tools: Snippet;
  /** What has to be said or asked, above the action bar. */
  readonly notes: Snippet;
  /** In the action bar, instead of whose turn it is, where the table stands still. */
  readonly stopped: Snippet | undefined;
  /** Beside the final score: what can be done now. */
  readonly after: Snippet;
}
