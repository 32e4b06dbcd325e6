import type { Bot } from '@archivolt/botkit';
import { at, type GameTypes } from '@archivolt/engine';

/** Plays a random offer, uniformly: the baseline for every other bot. */
export function randomBot<G extends GameTypes>(): Bot<G> {
  return (_view, offers, chance) => at(offers, chance(offers.length));
}
