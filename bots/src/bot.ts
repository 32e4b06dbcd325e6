import type { Chance, Shape, View } from '@archivolt/engine';

/** How long a bot may think. What is not said is the bot's own habit. */
export interface Budget {
  /** Positions that may be looked at. */
  readonly positions?: number;
}

/**
 * One who plays: given what a seat can see and what it may do, answers with one of the offers.
 * It never gets a `State`, so it knows no card and no roll that its seat does not know; what it does not know it
 * imagines with its own `chance`. The view belongs to the game: a bot copies it before it tries anything out.
 */
export type Bot<G extends Shape> = (
  view: View<G>,
  offers: readonly G['move'][],
  chance: Chance,
  budget?: Budget,
) => G['move'];
