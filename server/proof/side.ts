// One side of `against`, in a separate process: the server of a working tree with many players. The players are those of
// the same tree, because the messages of the socket may differ between trees. What is used of them here (`Pair`, `invite`,
// the places, `Running` and the fields of `PlayOptions` and `Witness`) must therefore keep its name.
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { GAME_IDS } from '@archivolt/protocol';
import { Meter, mainThread, usage } from './figures.ts';
import { pause } from './player.ts';
import { Throttle } from './throttle.ts';

/** What both sides are given. */
export interface SideOptions {
  readonly database: 'sqlite' | 'postgres';
  readonly tables: number;
  readonly busy: number;
  readonly node: readonly string[];
}

/** The rates of the tables with thinking time and of the busy ones, to be measured for this many seconds. */
export interface Slice {
  readonly paced: number | 'paused';
  readonly rushing: number | 'unlimited';
  readonly seconds: number;
}

/** CPU time in microseconds per move, latencies in milliseconds. */
export interface Figures {
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly main: number;
  readonly server: number;
  readonly players: number;
}

/** Tables created in parallel. */
const CONCURRENCY = 16;
/** Pause after a change of rate. */
const SETTLE_MS = 2000;
/** Before the first slice every table is advanced by up to this many moves. */
const MAX_HEAD_START = 60;

const [, , tree = '', given = '{}'] = argv;
const { database, tables, busy, node } = JSON.parse(given) as SideOptions;
const load = <M>(file: string): Promise<M> =>
  import(new URL(`server/proof/${file}`, pathToFileURL(`${tree}/`)).href);
const { Pair } = await load<typeof import('./pair.ts')>('pair.ts');
const { invite } = await load<typeof import('./people.ts')>('people.ts');
const { sqlitePlace, postgresPlace } = await load<typeof import('./place.ts')>('place.ts');
const { Running } = await load<typeof import('./running.ts')>('running.ts');

const place = database === 'sqlite' ? sqlitePlace() : await postgresPlace({ isWornIn: true });
const store = await place.open();
const people = await invite(store, tables * 2);
await store.close();
const server = await Running.start(place.flags, { node });
const { pid } = server.process;
const [meter, paced, rushing] = [new Meter(), new Throttle(), new Throttle()];
const pairs = Array.from({ length: tables }, (_, index) => {
  const [one, two] = people.slice(2 * index, 2 * index + 2);
  const game = GAME_IDS[index % GAME_IDS.length];
  if (one === undefined || game === undefined) throw new Error('too few people');
  const think = (index < busy ? rushing : paced).thinkAt(tables, Math.floor(Math.random() * MAX_HEAD_START));
  return new Pair(game, [one, two], { servers: () => [server.address], witness: meter, think });
});
for (let first = 0; first < tables; first += CONCURRENCY)
  await Promise.all(
    pairs.slice(first, first + CONCURRENCY).map(async (pair) => {
      const table = await pair.makeTable();
      void pair.playAt(table).then(() => pair.play());
    }),
  );
for (const throttle of [paced, rushing]) {
  throttle.set(tables);
  while (!throttle.isSpread) await pause(100);
  throttle.set('paused');
}

async function measure({ paced: rate, rushing: rush, seconds }: Slice): Promise<Figures> {
  paced.set(rate);
  rushing.set(rush);
  globalThis.gc?.();
  await pause(SETTLE_MS);
  const [before, main, own] = [usage(pid).processor, mainThread(pid), process.cpuUsage()];
  meter.reset();
  await pause(seconds * 1000);
  const { moves, p50, p99 } = meter.figures;
  const each = (used: number) => (used * 1e6) / (moves * seconds);
  const players = process.cpuUsage(own);
  const figures = {
    moves,
    p50,
    p99,
    main: each(mainThread(pid) - main),
    server: each(usage(pid).processor - before),
    players: each((players.user + players.system) / 1e6),
  };
  paced.set('paused');
  rushing.set('paused');
  return figures;
}

process.on('message', async (slice: Slice | 'stop') => {
  if (slice !== 'stop') return process.send?.(await measure(slice));
  for (const pair of pairs) pair.stop();
  await server.stop();
  await place.remove();
  process.exit();
});
process.send?.('ready');
