import { at, each, type ScoreSheet, type Shape, type State } from '@archivolt/engine';
import type { TerminalMessages } from '@archivolt/i18n';
import { type Arguments, BadArguments, describe, type Options, readArguments } from '../arguments.ts';
import { type BotName, STRONGEST } from '../bots.ts';
import type { Command } from '../commands.ts';
import type { Balance, Entry } from '../entry.ts';
import { GAME_NAMES, GAMES, gameNamed, onlyOneGame } from '../games.ts';
import type { Io } from '../io.ts';
import { pad } from '../paint.ts';
import { gameWord, readGameOptions, readLevels, readPlayers, readSeed, TABLE_FLAGS } from '../table.ts';
import { tongueOf } from '../tongue.ts';
import { simulate } from './simulate.ts';
import { type Summary, summarise } from './summary.ts';

const FLAGS: Options = {
  ...TABLE_FLAGS,
  games: { value: 'a number', help: 'how many games (100)' },
  turns: { value: 'a number', help: 'turns after which a game counts as unfinished (2000)' },
  json: { help: 'print one JSON object' },
  report: { help: 'judge the components instead (architectura)' },
};

export const sim: Command = {
  help: (m) =>
    [
      `archivolt sim GAME [options]   GAME: ${GAME_NAMES.join(', ')}`,
      '',
      describe(FLAGS, m),
      ...GAME_NAMES.map((name) => `\n${m.calling.only(name)}\n${flagsHelp(name, m)}`),
      '',
      'One level in --bots is for all seats; more are one for each seat. Without it all play at random.',
      'scores: mean final score a seat; wins: a shared victory counts a part for each; turns: all games.',
      '',
    ].join('\n'),
  run: async (argv, io) => gameNamed(gameWord(argv))((entry) => simulateGame(entry, argv, io)),
};

function flagsHelp(name: string, m: TerminalMessages): string {
  return GAMES[name]?.((entry) => describe(entry.flags, m)) ?? '';
}

async function simulateGame<G extends Shape>(
  entry: Entry<G>,
  argv: readonly string[],
  io: Io,
): Promise<number> {
  const args = readArguments(argv, { ...FLAGS, ...entry.flags });
  onlyOneGame(args);
  const players = readPlayers(entry, args) ?? Math.max(2, entry.players.min);
  const games = args.whole('games', 1, 100_000_000) ?? 100;
  const balance = readBalance(entry, args);
  const simulation = {
    options: readGameOptions(entry, args, players),
    levels: levelsOf(args, players, balance === undefined ? 'random' : STRONGEST),
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
    const voice = await entry.speak(await tongueOf('en'));
    const names = voice.names(entry.game.setup(simulation.options, () => 0).table);
    io.out(`${[...table(summary, names, simulation.levels), ...(balance?.lines() ?? [])].join('\n')}\n`);
  }
  return 0;
}

function readBalance<G extends Shape>(entry: Entry<G>, args: Arguments): Balance<G> | undefined {
  if (!args.has('report')) return undefined;
  if (entry.balance === undefined) throw new BadArguments(`--report is not made for ${entry.game.id}`);
  return entry.balance();
}

/** A level for each seat. */
function levelsOf(args: Arguments, players: number, usual: BotName): BotName[] {
  const levels = readLevels(args) ?? [usual];
  if (levels.length !== 1 && levels.length !== players)
    throw new BadArguments(
      `--bots expects one level, or one for each of ${players} players; not ${levels.length}`,
    );
  return each(players, (seat) => at(levels, levels.length === 1 ? 0 : seat));
}

/** Says how far it has come, on a terminal and not more than a few times a second. */
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
    const name = pad(`${names[seat] ?? seat} (${levels[seat] ?? 'by his cards'})`, 24);
    return `  ${name} score ${score.toFixed(1).padStart(6)}   wins ${String(wins).padStart(8)}   ${share}`;
  });
  return [
    `${summary.games} games, ${summary.unfinished} unfinished, ${summary.shared} with a shared victory`,
    `turns a game: mean ${turns.mean.toFixed(1)}, half of them up to ${turns.p50}, 99 % up to ${turns.p99}, longest ${turns.max}`,
    ...seats,
    `${summary.decisions} decisions, ${summary.decisionsPerCpuSecond} per CPU second`,
  ];
}
