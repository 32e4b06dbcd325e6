import type { GameTypes } from '@archivolt/engine';
import { type Arguments, BadArguments, type Entry, LANG_FLAG, type Options } from '@archivolt/terminal';
import { readLevels, readPlayers, TABLE_FLAGS } from '../table.ts';
import type { Occupant } from './match.ts';

export const PLAY_FLAGS: Options = {
  ...TABLE_FLAGS,
  load: { value: ({ calling }) => calling.values.file, help: ({ calling }) => calling.flags.load },
  lang: LANG_FLAG,
};

/**
 * The players: people first, then bots. With only a number of players, all of them are people; by default it is one person
 * against a bot.
 */
export function readOccupants<G extends GameTypes>(entry: Entry<G>, args: Arguments): Occupant[] {
  const given = readPlayers(entry, args);
  const levels = readLevels(args) ?? (given === undefined ? (['greedy'] as const) : []);
  const players = given ?? Math.max(entry.game.facts.players.fewest, 1 + levels.length);
  if (players > entry.game.facts.players.most)
    throw new BadArguments((m) => m.refusals.tooManyBots(entry.game.facts.players.most - 1));
  if (levels.length > players) throw new BadArguments((m) => m.refusals.botsForSeats(levels.length, players));
  const people: Occupant[] = Array.from({ length: players - levels.length }, () => 'person');
  return [...people, ...levels];
}
