import type { Shape } from '@archivolt/engine';
import type { Bot, School } from '@archivolt/school';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The simple bots, from the weakest to the strongest. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

export type Levels<G extends Shape> = { readonly [L in Level]: () => Bot<G> };

/** A bot of each level for one game. */
export function levelsOf<G extends Shape>({ game, evaluation }: School<G>): Levels<G> {
  return { random: () => randomBot<G>(), greedy: () => greedyBot(game, evaluation) };
}
