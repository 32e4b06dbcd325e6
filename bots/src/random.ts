import { at, type Shape } from '@archivolt/engine';
import type { Bot } from './bot.ts';

/** Any offer, each as likely as the next: the floor that every other bot is measured from. */
export function randomBot<G extends Shape>(): Bot<G> {
  return (_view, offers, chance) => at(offers, chance(offers.length));
}
