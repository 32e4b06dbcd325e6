import type { Outlook, Turn } from '@archivolt/bots';
import type { Shape, View } from '@archivolt/engine';

/** Thinks for the bots of a game, and for people who ask, somewhere else than in the session. */
export interface Thinker<G extends Shape> {
  think(level: string, view: View<G>): Promise<Turn<G>>;
  /** How the table looks from the seat of the view. Rejects when the signal aborts. */
  advise(view: View<G>, signal: AbortSignal, ms: number): Promise<Outlook<G>>;
  /** Ends all thinking: what was asked is refused. */
  close(): void;
}
