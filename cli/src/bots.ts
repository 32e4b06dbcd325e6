import { BASELINES, type Baseline, type Bot, baselinesOf, LEVELS, type Level } from '@archivolt/bots';
import { levelBot } from '@archivolt/bots/node';
import type { GameTypes } from '@archivolt/engine';
import { BadArguments, type Entry } from '@archivolt/terminal';

/** Names accepted by `--bots`: the two bots without weights, then the levels from the weakest to the strongest. */
export const BOT_NAMES = [...BASELINES, ...LEVELS] as const;
export type BotName = Baseline | Level;

export const STRONGEST: BotName = 'master';

export function isBotName(name: string | undefined): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

/** A bot for this table. Weights that do not fit (such as those of another component set) are an error. */
export function botNamed<G extends GameTypes>(
  entry: Entry<G>,
  name: BotName,
  options: G['options'],
  players: number,
): Bot<G> {
  if (name === 'random' || name === 'greedy') return baselinesOf(entry.botKit)[name]();
  try {
    return levelBot(entry.botKit, name, options, players);
  } catch (thrown) {
    throw new BadArguments(`--bots: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}
