import type { Bot } from '@archivolt/botkit';
import { at, type Shape } from '@archivolt/engine';

/** Plays a random offer, uniformly: the baseline for every other bot. */
export function randomBot<G extends Shape>(): Bot<G> {
  return (_view, offers, chance) => at(offers, chance(offers.length));
}
