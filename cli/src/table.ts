import { readFileSync } from 'node:fs';
import type { Shape } from '@archivolt/engine';
import { type Arguments, BadArguments, type Options } from './arguments.ts';
import { BOT_NAMES, type BotName, isBotName } from './bots.ts';
import type { Entry } from './entry.ts';
import { GAME_NAMES } from './games.ts';

/** What `play` and `sim` have in common: the table that a game is played at. */

export const TABLE_FLAGS: Options = {
  players: { value: ({ calling }) => calling.values.number, help: ({ calling }) => calling.flags.players },
  bots: {
    value: ({ calling }) => calling.values.list,
    help: ({ calling }) => calling.flags.bots,
  },
  seed: { value: ({ calling }) => calling.values.number, help: ({ calling }) => calling.flags.seed },
  first: { value: ({ calling }) => calling.values.seat, help: ({ calling }) => calling.flags.first },
  set: { value: ({ calling }) => calling.values.file, help: ({ calling }) => calling.flags.set },
};

/** The word that names the game, wherever it stands. */
export function gameWord(argv: readonly string[]): string | undefined {
  const known = argv.find((word) => GAME_NAMES.includes(word));
  // A word behind an option is most likely its value.
  return known ?? argv.find((word, index) => !word.startsWith('-') && !argv[index - 1]?.startsWith('-'));
}

export function readSeed(args: Arguments): number | undefined {
  return args.whole('seed', 0, Number.MAX_SAFE_INTEGER);
}

export function readLevels(args: Arguments): BotName[] | undefined {
  return args.list('bots')?.map((name) => {
    if (isBotName(name)) return name;
    throw new BadArguments((m) => m.refusals.level(BOT_NAMES.join(', '), name));
  });
}

/** A number of players that the game can be played with; `--solo` is one of them. */
export function readPlayers<G extends Shape>(entry: Entry<G>, args: Arguments): number | undefined {
  const players = args.whole('players', entry.players.min, entry.players.max);
  if (!args.has('solo')) return players;
  if (players !== undefined && players !== 1) throw new BadArguments((m) => m.refusals.solo(players));
  return 1;
}

/** The game's own options, checked by the game; a bad one is named by its flag. */
export function readGameOptions<G extends Shape>(
  entry: Entry<G>,
  args: Arguments,
  players: number,
): G['options'] {
  const set = loadSet(entry, args);
  const options = { players, ...entry.options(args, players), ...(set === undefined ? {} : { set }) };
  const checked = entry.game.readOptions(options);
  if (checked.ok) return checked.value;
  const flag = entry.flagOf(checked.path);
  const first = args.text('first') ?? '';
  throw new BadArguments(({ refusals }) =>
    flag === 'first'
      ? refusals.whole('--first', 0, players - 1, first)
      : refusals.expects(`--${flag}`, checked.expected),
  );
}

/** Loads the component set that `--set` names; gives its id. */
function loadSet<G extends Shape>(entry: Entry<G>, args: Arguments): string | undefined {
  const file = args.text('set');
  if (file === undefined) return undefined;
  const checked = entry.loadSet(readJson(file));
  if (!checked.ok) throw new BadArguments((m) => m.refusals.noSet(file, checked.path, checked.expected));
  return checked.value.id;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    throw new BadArguments((m) => m.refusals.unreadable(`--set ${file}`, messageOf(thrown)));
  }
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
