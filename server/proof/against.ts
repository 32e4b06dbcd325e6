// Compares the server of this working tree with that of another one under load: `against DIR [--only sqlite|postgres]
// [--tables 2000] [--rate 2000] [--busy 64] [--slices 6] [--seconds 10] [--node=FLAG]`. Both are built and run at the same
// time; in each slice only one of them has players who move, so that other load on the machine slows both down. First all
// tables play with thinking time at a total rate, then some of them as fast as they can; 0 leaves either out. The ratio is
// the median over the slices.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile } from './figures.ts';
import type { Figures, SideOptions, Slice } from './side.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'sqlite' },
    tables: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '2000' },
    busy: { type: 'string', default: '64' },
    slices: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '10' },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const [other] = positionals;
if (other === undefined || (values.only !== 'sqlite' && values.only !== 'postgres')) {
  console.error(
    'usage: against DIR [--only sqlite|postgres], where DIR is another working tree, already built',
  );
  process.exit(1);
}
const [tables, busy, rate] = [Number(values.tables), Number(values.busy), Number(values.rate)];
const wanted: SideOptions = { database: values.only, tables, busy, node: values.node };

async function open(tree: string): Promise<ChildProcess> {
  const side = fork(fileURLToPath(new URL('./side.ts', import.meta.url)), [tree, JSON.stringify(wanted)], {
    cwd: tree,
  });
  side.once('exit', (code) => code === 0 || process.exit(1));
  await once(side, 'message');
  return side;
}

async function measure(side: ChildProcess, slice: Slice): Promise<Figures> {
  side.send(slice);
  const [figures] = (await once(side, 'message')) as [Figures];
  return figures;
}

const sides = {
  this: await open(fileURLToPath(new URL('../..', import.meta.url))),
  other: await open(resolve(other)),
};

const UNITS = {
  moves: 'moves/s',
  p50: 'p50 ms',
  p99: 'p99 ms',
  main: 'main thread µs/move',
  server: 'server µs/move',
  players: 'players µs/move',
} as const satisfies Record<keyof Figures, string>;
const NAMES = Object.keys(UNITS) as (keyof Figures)[];
const shown = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const row = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padStart(20)).join(' '));

async function compare(title: string, pace: Omit<Slice, 'seconds'>): Promise<void> {
  const found: { this: Figures; other: Figures }[] = [];
  const slice = { ...pace, seconds: Number(values.seconds) };
  for (let count = 0; count < Number(values.slices); count++)
    found.push({ this: await measure(sides.this, slice), other: await measure(sides.other, slice) });
  console.log(title);
  row(['', 'this', 'other', 'ratio', 'lowest to highest']);
  for (const name of NAMES) {
    const ratios = found.map((each) => each.this[name] / each.other[name]);
    const median = (side: 'this' | 'other') =>
      shown(
        quantile(
          found.map((each) => each[side][name]),
          0.5,
        ),
      );
    const [low, middle, high] = [0, 0.5, 1].map((share) => quantile(ratios, share).toFixed(2));
    row([UNITS[name], median('this'), median('other'), middle ?? '', `${low} to ${high}`]);
  }
}

if (rate > 0) await compare(`${tables} tables at ${rate} moves/s`, { paced: rate, rushing: rate });
if (busy > 0) await compare(`${busy} tables as fast as they can`, { paced: 'paused', rushing: 'unlimited' });
for (const side of Object.values(sides)) {
  side.send('stop');
  await once(side, 'exit');
}
