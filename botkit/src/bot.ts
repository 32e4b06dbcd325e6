import type { Chance, GameTypes, View } from '@archivolt/engine';

/** How long a bot may think. Missing limits have the bot's own defaults. */
export interface Budget {
  /** Maximum number of positions to evaluate. */
  readonly positions?: number;
}

/**
 * A bot: given a seat's view and its offers, returns one of the offers. It never gets a `State`, so it knows no card and no
 * roll that its seat does not know; it samples hidden information with its own `chance`. The view belongs to the game, so a
 * bot copies it before it tries anything out.
 */
export type Bot<G extends GameTypes> = (
  view: View<G>,
  offers: readonly G['move'][],
  chance: Chance,
  budget?: Budget,
) => G['move'];
