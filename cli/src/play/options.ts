import type { Shape } from '@archivolt/engine';
import { LANGUAGES } from '@archivolt/i18n';
import { type Arguments, BadArguments, type Options } from '../arguments.ts';
import type { Entry } from '../entry.ts';
import { readLevels, readPlayers, TABLE_FLAGS } from '../table.ts';
import type { Sitting } from './match.ts';

export const PLAY_FLAGS: Options = {
  ...TABLE_FLAGS,
  load: { value: 'a file', help: 'go on with a saved game' },
  lang: { value: LANGUAGES.join(' or '), help: 'the language; without it that of LC_ALL or LANG' },
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
    throw new BadArguments(`--bots expects at most ${entry.players.max - 1} levels beside one person`);
  if (levels.length > players)
    throw new BadArguments(`--bots names ${levels.length} bots for ${players} seats`);
  const people: Sitting[] = Array.from({ length: players - levels.length }, () => 'person');
  return [...people, ...levels];
}
