import { readFileSync } from 'node:fs';
import { type GameTypes, type Mistake, mistake } from '@archivolt/engine';
import type { MistakeCode } from '@archivolt/i18n';
import { gameIdOf } from '@archivolt/protocol';
import {
  type Arguments,
  BadArguments,
  type Entry,
  type GameTexts,
  type Options,
  optionsFrom,
} from '@archivolt/terminal';
import { BOT_NAMES, type BotName, isBotName } from './bots.ts';

/** Options shared by `play` and `sim`: the table a game is played at. */

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

/** The argument that names the game, at any position. */
export function gameWord(argv: readonly string[]): string | undefined {
  const known = argv.find((word) => gameIdOf(word));
  // A word after an option is most likely its value.
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

/** The number of players, validated for the game; `--solo` means one. */
export function readPlayers<G extends GameTypes>(entry: Entry<G>, args: Arguments): number | undefined {
  const players = args.whole('players', entry.game.facts.players.fewest, entry.game.facts.players.most);
  if (!args.has('solo')) return players;
  if (players !== undefined && players !== 1) throw new BadArguments((m) => m.refusals.solo(players));
  return 1;
}

/** A game and its texts in the language of the errors. */
interface GameInWords<G extends GameTypes> {
  readonly entry: Entry<G>;
  readonly texts: GameTexts<G>;
}

/** The names of all seats, automata included. */
export function namesOf<G extends GameTypes>({ entry, texts }: GameInWords<G>, table: G['table']): string[] {
  return entry.game.score(table).totals.map((_, seat) => texts.seatName(seat, table));
}

/** The game's options, validated by the game; a bad one is reported with its flag. */
export function readGameOptions<G extends GameTypes>(
  { entry, texts }: GameInWords<G>,
  args: Arguments,
  players: number,
): G['options'] {
  const set = loadSet({ entry, texts }, args);
  const options = { players, ...optionsFrom(entry, args), ...(set === undefined ? {} : { set }) };
  const checked = entry.game.readOptions(options);
  if (checked.ok) return checked.value;
  const flag = checked.path || 'players';
  const first = args.text('first') ?? '';
  throw new BadArguments(({ refusals, mistake }) =>
    flag === 'first'
      ? refusals.whole('--first', 0, players - 1, first)
      : refusals.expects(`--${flag}`, mistake(checked.mistake, texts.mistakes)),
  );
}

/** Loads the component set given by `--set` and returns its id. */
function loadSet<G extends GameTypes>({ entry, texts }: GameInWords<G>, args: Arguments): string | undefined {
  const file = args.text('set');
  if (file === undefined) return undefined;
  if (!entry.loadSet) throw new BadArguments((m) => m.refusals.noOption('--set'));
  const checked = entry.loadSet(readJson(file));
  if (!checked.ok) {
    const { path, mistake: wrong } = checked;
    throw new BadArguments((m) => m.refusals.noSet(file, path, m.mistake(wrong, texts.mistakes)));
  }
  return checked.value.id;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    throw new BadArguments((m) =>
      m.refusals.unreadable(
        `--set ${file}`,
        thrown instanceof SyntaxError ? m.mistake(notJson(thrown)) : messageOf(thrown),
      ),
    );
  }
}

/** Takes the position from the JSON parser's message, if it has one. */
function notJson({ message }: SyntaxError): Mistake {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return position === undefined
    ? mistake('this is not JSON' satisfies MistakeCode)
    : mistake('this is not JSON from character {at} on' satisfies MistakeCode, { at: Number(position) + 1 });
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
