import type { Shape } from '@archivolt/engine';

/** What a session must know of a game in which hands are hidden. */
export interface Secrets<G extends Shape> {
  /** What is held by a seat whose secrets are not shown. */
  readonly nothing: G['mine'];
  /** A move that is made only because it needs the hand of its seat. Nobody must take the device for it. */
  decidesNothing(move: G['move']): boolean;
}
