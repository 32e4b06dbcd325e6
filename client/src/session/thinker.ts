import type { Shape, View } from '@archivolt/engine';

/** Thinks for the bots of a game, somewhere else than in the session. */
export interface Thinker<G extends Shape> {
  think(level: string, view: View<G>): Promise<G['move'][]>;
  /** Stops thinking; what was asked is never answered. */
  cancel(): void;
}
