import { type Bot, LEVELS, type Level, RUNGS, type Rung } from '@archivolt/bots';
import { rungBot } from '@archivolt/bots/node';
import type { Shape } from '@archivolt/engine';
import { BadArguments } from './arguments.ts';
import type { Entry } from './entry.ts';

/** Whom `--bots` can seat: the two that need no weights, then the rungs from the weakest to the strongest. */
export const BOT_NAMES = [...LEVELS, ...RUNGS] as const;
export type BotName = Level | Rung;

export const STRONGEST: BotName = 'master';

export function isBotName(name: string | undefined): name is BotName {
  return BOT_NAMES.some((known) => known === name);
}

/** A bot for this table. Weights that do not fit it (another component set, say) are named, not ignored. */
export function botNamed<G extends Shape>(
  entry: Entry<G>,
  name: BotName,
  options: G['options'],
  players: number,
): Bot<G> {
  if (name === 'random' || name === 'greedy') return entry.levels[name]();
  try {
    return rungBot(entry.school, name, options, players);
  } catch (thrown) {
    throw new BadArguments(`--bots: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}
