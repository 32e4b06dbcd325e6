import type { Shape } from '@archivolt/engine';
import { type Arguments, BadArguments, type Options } from '../arguments.ts';
import type { Entry } from '../entry.ts';
import { readLevels, readPlayers, TABLE_FLAGS } from '../table.ts';
import { LANG_FLAG } from '../tongue.ts';
import type { Sitting } from './match.ts';

export const PLAY_FLAGS: Options = {
  ...TABLE_FLAGS,
  load: { value: ({ calling }) => calling.values.file, help: ({ calling }) => calling.flags.load },
  lang: LANG_FLAG,
};

/**
 * Who sits where: people first, then the bots. With a number of players only, all of them are people; with nothing
 * said it is one person against a bot.
 */
export function readSitting<G extends Shape>(entry: Entry<G>, args: Arguments): Sitting[] {
  const given = readPlayers(entry, args);
  const levels = readLevels(args) ?? (given === undefined ? (['greedy'] as const) : []);
  const players = given ?? Math.max(entry.players.min, 1 + levels.length);
  if (players > entry.players.max)
    throw new BadArguments((m) => m.refusals.tooManyBots(entry.players.max - 1));
  if (levels.length > players) throw new BadArguments((m) => m.refusals.botsForSeats(levels.length, players));
  const people: Sitting[] = Array.from({ length: players - levels.length }, () => 'person');
  return [...people, ...levels];
}
