import type { Bot, BotKit } from '@archivolt/botkit';
import type { GameTypes } from '@archivolt/engine';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The simple bots, from the weakest to the strongest. */
export const BASELINES = ['random', 'greedy'] as const;
export type Baseline = (typeof BASELINES)[number];

export type Baselines<G extends GameTypes> = { readonly [L in Baseline]: () => Bot<G> };

/** A bot of each level for one game. */
export function baselinesOf<G extends GameTypes>({ game, evaluation }: BotKit<G>): Baselines<G> {
  return { random: () => randomBot<G>(), greedy: () => greedyBot(game, evaluation) };
}
