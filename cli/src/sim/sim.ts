import { at, each, type GameTypes, type ScoreSheet, type State } from '@archivolt/engine';
import type { Language, TerminalMessages } from '@archivolt/i18n';
import { GAME_IDS, type GameId } from '@archivolt/protocol';
import {
  type Arguments,
  BadArguments,
  type Balance,
  describe,
  describeFlags,
  type Entry,
  flagsOf,
  type Options,
  pad,
  readArguments,
  translationsOf,
} from '@archivolt/terminal';
import { type BotName, STRONGEST } from '../bots.ts';
import type { Command } from '../commands.ts';
import { gameNamed, onlyOneGame, withEntry } from '../games.ts';
import type { Io } from '../io.ts';
import {
  gameWord,
  namesOf,
  readGameOptions,
  readLevels,
  readPlayers,
  readSeed,
  TABLE_FLAGS,
} from '../table.ts';
import { simulate } from './simulate.ts';
import { type Summary, summarise } from './summary.ts';

/** The games whose components are measured. */
const REPORTED = GAME_IDS.filter((id) => withEntry(id, ({ balance }) => balance !== undefined));

const FLAGS: Options = {
  ...TABLE_FLAGS,
  games: { value: 'a number', help: 'number of games (default: 100)' },
  turns: { value: 'a number', help: 'turns after which a game counts as unfinished (default: 2000)' },
  json: { help: 'print one JSON object' },
  report: { help: `print a balance report of the components instead (${REPORTED.join(', ')})` },
};

export const sim: Command = {
  help: async (m, language) =>
    [
      `archivolt sim GAME [options]   GAME: ${GAME_IDS.join(', ')}`,
      '',
      describe(FLAGS, m),
      ...(await Promise.all(GAME_IDS.map((name) => helpOf(name, m, language)))),
      '',
      '--bots takes one level for all seats or one per seat (default: random).',
      'scores: mean final score per seat; wins: a shared victory counts as a fraction for each winner; turns: over all games.',
      '',
    ].join('\n'),
  run: async (argv, io) => gameNamed(gameWord(argv))((entry) => simulateGame(entry, argv, io)),
};

async function helpOf(game: GameId, m: TerminalMessages, language: Language): Promise<string> {
  return `\n${m.calling.only(game)}\n${await withEntry(game, (entry) => describeFlags(entry, m, language))}`;
}

async function simulateGame<G extends GameTypes>(
  entry: Entry<G>,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  const args = readArguments(argv, { ...FLAGS, ...flagsOf(entry) });
  onlyOneGame(args);
  const players = readPlayers(entry, args) ?? Math.max(2, entry.game.facts.players.fewest);
  const games = args.whole('games', 1, 100_000_000) ?? 100;
  const balance = readBalance(entry, args);
  const texts = await entry.speak(await translationsOf('en'));
  const simulation = {
    options: readGameOptions({ entry, texts }, args, players),
    levels: baselinesOf(args, players, balance === undefined ? 'random' : STRONGEST),
    games,
    seed: readSeed(args) ?? 1,
    turns: args.whole('turns', 1, 100_000_000) ?? 2000,
  };
  const progress = progressLine(io, games);
  const counted = simulate(entry, simulation, {
    game(index: number, state: State<G>, sheet: ScoreSheet | undefined) {
      if (sheet) balance?.watch(state, sheet);
      progress(index + 1);
    },
    ...(balance === undefined ? {} : { isDrawn: balance.isDrawn }),
  });
  const summary = summarise(counted);
  if (args.has('json')) io.out(`${JSON.stringify({ ...summary, ...balance?.report() })}\n`);
  else {
    const names = namesOf({ entry, texts }, entry.game.setup(simulation.options, () => 0).table);
    io.out(`${[...table(summary, names, simulation.levels), ...(balance?.lines() ?? [])].join('\n')}\n`);
  }
  return 0;
}

function readBalance<G extends GameTypes>(entry: Entry<G>, args: Arguments): Balance<G> | undefined {
  if (!args.has('report')) return undefined;
  if (entry.balance === undefined) throw new BadArguments(`--report is not available for ${entry.game.id}`);
  return entry.balance();
}

/** A bot name for each seat. */
function baselinesOf(args: Arguments, players: number, usual: BotName): BotName[] {
  const levels = readLevels(args) ?? [usual];
  if (levels.length !== 1 && levels.length !== players)
    throw new BadArguments(
      `--bots takes one level, or one for each of ${players} players, not ${levels.length}`,
    );
  return each(players, (seat) => at(levels, levels.length === 1 ? 0 : seat));
}

/** Prints progress, only on a terminal and at most a few times per second. */
function progressLine(io: Io, games: number): (done: number) => void {
  if (!io.watched) return () => {};
  let said = Date.now();
  return (done) => {
    const now = Date.now();
    if (done === games) io.err('\r\u001b[K');
    else if (now - said >= 200) {
      said = now;
      io.err(`\r${done} of ${games} games`);
    }
  };
}

function table(summary: Summary, names: readonly string[], levels: readonly BotName[]): string[] {
  const { turns } = summary;
  const finished = summary.games - summary.unfinished;
  const seats = summary.scores.map((score, seat) => {
    const wins = at(summary.wins, seat);
    const share = finished > 0 ? `${((100 * wins) / finished).toFixed(1)} %` : '–';
    const name = pad(`${names[seat] ?? seat} (${levels[seat] ?? 'automaton'})`, 24);
    return `  ${name} score ${score.toFixed(1).padStart(6)}   wins ${String(wins).padStart(8)}   ${share}`;
  });
  return [
    `${summary.games} games, ${summary.unfinished} unfinished, ${summary.shared} with a shared victory`,
    `turns per game: mean ${turns.mean.toFixed(1)}, half of them up to ${turns.p50}, 99 % up to ${turns.p99}, longest ${turns.max}`,
    ...seats,
    `${summary.decisions} decisions, ${summary.decisionsPerCpuSecond} per CPU second`,
  ];
}
