import type { Assessment, Turn } from '@archivolt/bots';
import type { GameTypes, View } from '@archivolt/engine';

/** Computes bot turns and hints of a game, outside the session. */
export interface Thinker<G extends GameTypes> {
  think(level: string, view: View<G>): Promise<Turn<G>>;
  /** Evaluates the position from the seat of the view. Rejects when the signal aborts. */
  advise(view: View<G>, signal: AbortSignal, ms: number): Promise<Assessment<G>>;
  /** Aborts all pending requests. */
  close(): void;
}
