import type { Game, Shape } from '@archivolt/engine';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The levels of play, from the weakest to the strongest. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

export type Levels<G extends Shape> = { readonly [L in Level]: () => Bot<G> };

/** A bot of each level for one game. */
export function levelsOf<G extends Shape>(game: Game<G>, evaluation: Evaluation<G>): Levels<G> {
  return { random: () => randomBot<G>(), greedy: () => greedyBot(game, evaluation) };
}
