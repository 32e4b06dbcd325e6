import { LEVELS } from '@archivolt/bots';
import { at, copyState, type Shape, seeded, viewOf } from '@archivolt/engine';
import { type Arguments, describe, type Options, readArguments } from './arguments.ts';
import type { Command } from './commands.ts';
import type { Entry } from './entry.ts';
import { GAME_NAMES, GAMES } from './games.ts';
import type { Io } from './io.ts';
import { pad } from './paint.ts';
import { playRandomly } from './sim/simulate.ts';
import { quantile, round } from './sim/summary.ts';

/**
 * How fast the games are played, beside boardgame.io playing a small game of the same kind in the same process.
 * Every row is measured in slices of CPU time, and the rows take turns, so that a busy machine slows all of them.
 */

const FLAGS: Options = {
  slices: { value: 'a number', help: 'slices for each row, at least 9 (11)' },
  milliseconds: { value: 'a number', help: 'CPU time a slice (200)' },
  seed: { value: 'a number', help: 'the same number gives the same games (1)' },
  json: { help: 'print one JSON object' },
};

export const bench: Command = {
  name: 'bench',
  summary: 'how fast the games are played, beside boardgame.io',
  help: () =>
    `archivolt bench [options]\n\n${describe(FLAGS)}\n\nMedian, lowest to highest and the middle half of the slices, by CPU time.\n`,
  run: (argv, io) => run(readArguments(argv, FLAGS), io),
};

/** Does as much as it can until told that it is enough; gives how much it did. */
type Work = (isEnough: () => boolean) => number;

interface Row {
  name: string;
  unit: 'decisions per CPU second' | 'ns a copy';
  work: Work;
  /** What was measured in each slice. */
  slices: number[];
}

async function run(args: Arguments, io: Io): Promise<number> {
  const slices = args.whole('slices', 9, 1000) ?? 11;
  const milliseconds = args.whole('milliseconds', 10, 60_000) ?? 200;
  const seed = args.whole('seed', 0, Number.MAX_SAFE_INTEGER) ?? 1;
  const rows = [...GAME_NAMES.flatMap((name) => rowsOf(name, seed)), await contender(seed)];
  for (const row of rows) measure(row, milliseconds); // warm up: what the compiler has not seen is not what it is
  for (let slice = 0; slice < slices; slice++) {
    for (const row of rows) row.slices.push(measure(row, milliseconds));
    if (io.watched) io.err(`\r\u001b[Kslice ${slice + 1} of ${slices}`);
  }
  if (io.watched) io.err('\r\u001b[K');
  const figures = rows.map(({ name, unit, slices: values }) => ({ name, unit, ...spread(values) }));
  const contenders = figures.at(-1)?.median ?? 0;
  const ratios = figures
    .filter(({ name }) => name.endsWith(RANDOM))
    .map(({ name, median }) => ({
      name: name.slice(0, -RANDOM.length),
      ratio: round(median / contenders, 1),
    }));
  if (args.has('json')) io.out(`${JSON.stringify({ slices, milliseconds, rows: figures, ratios })}\n`);
  else {
    io.out(`${slices} slices of ${milliseconds} ms CPU time each, taken in turns\n`);
    io.out(
      `${pad('', 36)}${'median'.padStart(12)}${'lowest – highest'.padStart(26)}${'middle half'.padStart(24)}\n`,
    );
    for (const { name, unit, median, min, max, q1, q3 } of figures) {
      const range = `${number(min)} – ${number(max)}`.padStart(26);
      const middle = `${number(q1)} – ${number(q3)}`.padStart(24);
      io.out(`${pad(name, 36)}${number(median).padStart(12)}${range}${middle}  ${unit}\n`);
    }
    for (const { name, ratio } of ratios) io.out(`${name}: ${ratio} times boardgame.io\n`);
  }
  return 0;
}

const RANDOM = ', random play';

function rowsOf(name: string, seed: number): Row[] {
  return (
    GAMES[name]?.((entry) => [
      row(`${name}${RANDOM}`, 'decisions per CPU second', randomPlay(entry, seed)),
      row(`${name}, greedy bot`, 'decisions per CPU second', greedyPlay(entry, seed)),
      row(`${name}, copy`, 'ns a copy', copying(entry, seed)),
    ]) ?? []
  );
}

function row(name: string, unit: Row['unit'], work: Work): Row {
  return { name, unit, work, slices: [] };
}

async function contender(seed: number): Promise<Row> {
  // Found by its path: boardgame.io is there for development only, and no room depends on it.
  const file = new URL('../../scripts/bench-boardgameio.mjs', import.meta.url);
  const { playBoardgameIo } = (await import(file.href)) as {
    playBoardgameIo(pick: (n: number) => number, isEnough: () => boolean): number;
  };
  const pick = seeded(seed);
  return row('boardgame.io, a small game', 'decisions per CPU second', (isEnough) =>
    playBoardgameIo(pick, isEnough),
  );
}

/** One slice of a row. */
function measure({ unit, work }: Row, milliseconds: number): number {
  const start = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  // Asked once, there is always time left: on a crowded machine a slice may be over before it began.
  let begun = false;
  const done = work(() => {
    const enough = begun && spent() >= milliseconds * 1000;
    begun = true;
    return enough;
  });
  const seconds = spent() / 1e6;
  return unit === 'ns a copy' ? (seconds * 1e9) / done : done / seconds;
}

const PLAYERS = 3;
const TURNS = 2000;

function optionsOf<G extends Shape>({ game }: Entry<G>): G['options'] {
  const checked = game.readOptions({ players: PLAYERS });
  if (!checked.ok) throw new Error(`${checked.path}: expected ${checked.expected}`);
  return checked.value;
}

function randomPlay<G extends Shape>(entry: Entry<G>, seed: number): Work {
  const options = optionsOf(entry);
  const chance = seeded(seed);
  const own = seeded(seed + 1);
  return (isEnough) => {
    let decisions = 0;
    while (!isEnough())
      decisions += playRandomly(entry, entry.game.setup(options, chance), chance, own, TURNS);
    return decisions;
  };
}

/** The strongest bot that thinks without a clock, in all seats. */
function greedyPlay<G extends Shape>(entry: Entry<G>, seed: number): Work {
  const { game } = entry;
  const options = optionsOf(entry);
  const chance = seeded(seed);
  const own = seeded(seed + 1);
  const bot = entry.levels[at(LEVELS, 1)]();
  let state = game.setup(options, chance);
  return (isEnough) => {
    let decisions = 0;
    while (!isEnough()) {
      let seat = game.toMove(state.table);
      if (seat === undefined || entry.turnOf(state.table) > TURNS) {
        state = game.setup(options, chance);
        seat = game.toMove(state.table) ?? 0;
      }
      const view = viewOf(state, seat);
      const offers: G['move'][] = [];
      game.legal(view, offers);
      game.play(view, bot(view, offers, own), chance);
      decisions++;
    }
    return decisions;
  };
}

/** States from the middle of a game, copied whole. */
function copying<G extends Shape>(entry: Entry<G>, seed: number): Work {
  const { game } = entry;
  const chance = seeded(seed);
  const states = Array.from({ length: 16 }, (_, index) => {
    const state = game.setup(optionsOf(entry), chance);
    playRandomly(entry, state, chance, chance, 2 + 4 * index);
    return state;
  });
  return (isEnough) => {
    let copies = 0;
    let kept: unknown;
    while (!isEnough()) {
      for (let round = 0; round < 64; round++) for (const state of states) kept = copyState(game, state);
      copies += 64 * states.length;
    }
    // Looked at, so that the copying cannot be left out.
    return kept === undefined ? 0 : copies;
  };
}

function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const part = (share: number): number => Math.round(quantile(sorted, share));
  return { median: part(0.5), min: part(0), max: part(1), q1: part(0.25), q3: part(0.75) };
}

function number(value: number): string {
  return value.toLocaleString('en-GB');
}
