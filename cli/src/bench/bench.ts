import { GAME_IDS } from '@archivolt/protocol';
import {
  type Arguments,
  describe,
  expectNoMore,
  type Options,
  pad,
  readArguments,
  round,
} from '@archivolt/terminal';
import type { Command } from '../commands.ts';
import type { Io } from '../io.ts';
import { quantile } from '../sim/summary.ts';
import { botRows, type StudiedGame } from './botRows.ts';
import { contender } from './contender.ts';
import { gameRows, RANDOM } from './gameRows.ts';
import type { Row, TimedDecisions } from './row.ts';

/**
 * Benchmark of the rules and the bots, compared with boardgame.io playing a small game of the same kind in the same process.
 * Everything is measured in slices of CPU time, and the rows take turns, so that a busy machine slows all of them.
 */

const FLAGS: Options = {
  slices: { value: 'a number', help: 'slices per row, at least 9 (default: 11)' },
  milliseconds: { value: 'a number', help: 'CPU time per slice (default: 200)' },
  seed: { value: 'a number', help: 'random seed; the same seed gives the same games (default: 1)' },
  json: { help: 'print one JSON object' },
};

export const bench: Command = {
  help: (m) =>
    `archivolt bench [options]\n\n${describe(FLAGS, m)}\n\nPrints the median, the range and the middle half of the slices, in CPU time.\n`,
  run: (argv, io) => run(readArguments(argv, FLAGS), io),
};

async function run(args: Arguments, io: Io): Promise<number> {
  expectNoMore(args.positionals);
  const slices = args.whole('slices', 9, 1000) ?? 11;
  const milliseconds = args.whole('milliseconds', 10, 60_000) ?? 200;
  const seed = args.whole('seed', 0, Number.MAX_SAFE_INTEGER) ?? 1;
  const theirs = await contender(seed);
  const bots = GAME_IDS.map((name) => botRows(name, seed));
  const rows = [
    ...GAME_IDS.flatMap((name) => gameRows(name, seed)),
    theirs.game,
    ...bots.flatMap((own) => own.rows),
    theirs.search,
  ];
  const timed = [...bots.flatMap((own) => own.timed), theirs.timed];
  // Warm-up: code that is not optimised yet is not representative.
  for (const row of rows) await measure(row, milliseconds);
  for (const one of timed) await time(one, milliseconds);
  for (const one of timed) one.times = [];
  for (let slice = 0; slice < slices; slice++) {
    for (const row of rows) row.slices.push(await measure(row, milliseconds));
    for (const one of timed) await time(one, milliseconds);
    if (io.watched) io.err(`\r\u001b[Kslice ${slice + 1} of ${slices}`);
  }
  if (io.watched) io.err('\r\u001b[K');
  const studied = bots.map(({ study }) => study);
  const figures = figuresOf({ slices, milliseconds, rows, timed, studied, theirs: theirs.game });
  if (args.has('json')) io.out(`${JSON.stringify(figures)}\n`);
  else print(figures, io);
  return 0;
}

interface Measured {
  readonly slices: number;
  readonly milliseconds: number;
  readonly rows: readonly Row[];
  readonly timed: readonly TimedDecisions[];
  readonly studied: readonly StudiedGame[];
  /** The same work done by boardgame.io. */
  readonly theirs: Row;
}

/** The figures of a run, as the JSON output gives them. */
function figuresOf({ slices, milliseconds, rows, timed, studied, theirs }: Measured) {
  const figures = rows.map(({ name, unit, slices: values }) => ({ name, unit, ...spread(values) }));
  const times = timed.map(({ name, times: all }) => ({ name, ...wait(all) }));
  const contenders = spread(theirs.slices).median;
  const ratios = figures
    .filter(({ name }) => name.endsWith(RANDOM))
    .map(({ name, median }) => ({
      name: name.slice(0, -RANDOM.length),
      ratio: round(median / contenders, 1),
    }));
  const studies = studied.map(({ name, row, decisions }) => {
    const rate = quantile(
      [...row.slices].sort((a, b) => a - b),
      0.5,
    );
    return { name, decisions, seconds: round(decisions / rate, 1) };
  });
  return { slices, milliseconds, rows: figures, decisions: times, studies, ratios };
}

function print(
  { slices, milliseconds, rows, decisions: timed, studies, ratios }: ReturnType<typeof figuresOf>,
  io: Io,
): void {
  io.out(`${slices} slices of ${milliseconds} ms CPU time each, taken in turns\n`);
  io.out(heading('median', 'lowest – highest', 'middle half'));
  for (const { name, unit, median, min, max, q1, q3 } of rows)
    io.out(
      line(
        name,
        number(median),
        `${number(min)} – ${number(max)}`,
        `${number(q1)} – ${number(q3)}`,
        `  ${unit}`,
      ),
    );
  for (const { name, ratio } of ratios) io.out(`${name}: ${ratio} times boardgame.io\n`);
  for (const { name, decisions, seconds } of studies)
    io.out(`${name}: a study of a game with ${decisions} decisions takes ${seconds} s of one core\n`);
  io.out('\nms of CPU time per decision, where there is a choice\n');
  io.out(heading('median', '95% within', 'decisions'));
  for (const { name, median, p95, decisions } of timed)
    io.out(line(name, number(median), number(p95), number(decisions)));
}

const NAME = 40;
const line = (name: string, first: string, second: string, third: string, unit = ''): string =>
  `${pad(name, NAME)}${first.padStart(12)}${second.padStart(26)}${third.padStart(24)}${unit}\n`;
const heading = (first: string, second: string, third: string): string => line('', first, second, third);

function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}

/** Measures one slice of a row. */
async function measure({ unit, work }: Row, milliseconds: number): Promise<number> {
  const start = process.cpuUsage();
  // The first check always returns false: on a busy machine a slice may be over before it starts.
  let begun = false;
  const done = await work(() => {
    const enough = begun && spent(start) >= milliseconds * 1000;
    begun = true;
    return enough;
  });
  const seconds = spent(start) / 1e6;
  return unit === 'ns per copy' ? (seconds * 1e9) / done : done / seconds;
}

/** Measures one slice of decisions, each timed separately. */
async function time({ once, times }: TimedDecisions, milliseconds: number): Promise<void> {
  const start = process.cpuUsage();
  do {
    const before = process.cpuUsage();
    await once();
    times.push(spent(before) / 1000);
  } while (spent(start) < milliseconds * 1000);
}

function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const part = (share: number): number => Math.round(quantile(sorted, share));
  return { median: part(0.5), min: part(0), max: part(1), q1: part(0.25), q3: part(0.75) };
}

function wait(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const part = (share: number): number => round(quantile(sorted, share), 2);
  return { median: part(0.5), p95: part(0.95), decisions: times.length };
}

function number(value: number): string {
  return value.toLocaleString('en-GB');
}
