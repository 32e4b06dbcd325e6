// Many tables over real sockets: `load [--tables 2000] [--rate 2000] [--seconds 60] [--busy 64] [--only sqlite|postgres|boardgame.io] [--node=FLAG]`;
// `--node` is a flag of node for our server, such as `--cpu-prof`.
// First all tables with time to think, so many moves in a second together; then some of them as fast as they can.
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '@archivolt/protocol';
import { measureDisk, TOO_LONG } from './disk.ts';
import { Meter, usage } from './figures.ts';
import { Pace } from './pace.ts';
import { Pair } from './pair.ts';
import { invite } from './people.ts';
import { type Place, postgresPlace, sqlitePlace } from './place.ts';
import { pause } from './player.ts';
import { RivalPlayer, startRival } from './rivals.ts';
import { Running } from './running.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    busy: { type: 'string', default: '64' },
    only: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const [tables, rate, seconds, busy] = [values.tables, values.rate, values.seconds, values.busy].map(
  Number,
) as [number, number, number, number];

/** Tables are made so many at a time. */
const AT_ONCE = 16;
/** After the rush to their places; what still waits from it is none of what is measured. */
const SETTLING = 8000;
/**
 * Before anything is measured every table is somewhere among so many moves, so that as many games begin and end at any
 * time: at random a game of Architectura takes 41. One of The Red Cathedral takes 740, of which these are the beginning;
 * boardgame.io's small game (`ring`) takes 127.
 */
const AHEAD: Readonly<Record<GameId | 'ring', number>> = { architectura: 41, 'red-cathedral': 80, ring: 127 };
/** Seconds; how far they lie apart is told with the whole. */
const SLICE = 10;
/** Seconds for which the disk is looked at before anything else. */
const DISK = 20;
const somewhere = (moves: number) => Math.floor(Math.random() * moves);
const whole = (value: number) => Math.round(value).toLocaleString('en');

interface Loaded {
  readonly pid: number | undefined;
  readonly meter: Meter;
  readonly paced: Pace;
  readonly rushing: Pace;
}

/** One server under load, from its first breath: what it uses and how fast it answers. */
async function measure(name: string, { pid, meter, paced, rushing }: Loaded, seat: () => Promise<void>) {
  const idle = usage(pid).memory;
  await seat();
  await pause(1000);
  const open = usage(pid).memory;
  const run = async (title: string) => {
    const [before, own] = [usage(pid), process.cpuUsage()];
    meter.reset();
    const slices = Math.max(1, Math.round(seconds / SLICE));
    for (let slice = 0; slice < slices; slice++) {
      if (slice > 0) meter.slice();
      await pause((seconds * 1000) / slices);
    }
    const { moves, p50, p95, p99, slices: of, message } = meter.figures;
    if (moves === 0) process.exitCode = 1;
    const after = usage(pid);
    const driver = process.cpuUsage(own);
    const share = (used: number) => `${whole((used / seconds) * 100)} %`;
    console.log(
      `${name}, ${title}: ${whole(moves)} moves/s, acknowledged p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)} ms ` +
        `(p99 of ${slices} slices: ${of.best.toFixed(1)} to ${of.worst.toFixed(1)}, the middle one ${of.middle.toFixed(1)}); ` +
        `processor ${share(after.processor - before.processor)} (players ${share((driver.user + driver.system) / 1e6)}), ` +
        `memory ${whole(after.memory)} MB, median message ${whole(message)} bytes`,
    );
  };
  console.log(`${name}: memory ${whole(idle)} MB idle, ${whole(open)} MB with ${tables} open tables`);
  paced.set(rate);
  rushing.set(rate);
  while (!paced.isSpread || !rushing.isSpread) await pause(100);
  globalThis.gc?.();
  await pause(SETTLING);
  await run(`${tables} tables at ${whole(rate)} moves/s`);
  paced.set('held');
  globalThis.gc?.();
  rushing.set('free');
  await pause(1000);
  await run(`${busy} tables as fast as they can`);
}

async function ours(place: Place): Promise<void> {
  const store = await place.open();
  const people = await invite(store, tables * 2);
  await store.close();
  const server = await Running.start(place.flags, { node: values.node });
  const loaded = { pid: server.process.pid, meter: new Meter(), paced: new Pace(), rushing: new Pace() };
  const servers = () => [server.address];
  const pairs = Array.from({ length: tables }, (_, index) => {
    const [one, two] = people.slice(2 * index, 2 * index + 2);
    const game = GAME_IDS[index % 2];
    if (one === undefined || game === undefined) throw new Error('nobody there');
    const think = (index < busy ? loaded.rushing : loaded.paced).thinkAt(tables, somewhere(AHEAD[game]));
    return new Pair(game, [one, two], { servers, witness: loaded.meter, think });
  });
  await measure(place.name, loaded, async () => {
    for (let first = 0; first < tables; first += AT_ONCE)
      await Promise.all(
        pairs.slice(first, first + AT_ONCE).map(async (pair) => {
          const table = await pair.makeTable();
          void pair.playAt(table).then(() => pair.play());
        }),
      );
  });
  for (const pair of pairs) pair.stop();
  await server.stop();
  await place.remove();
}

async function theirs(): Promise<void> {
  const { process: child, address } = await startRival();
  const loaded = { pid: child.pid, meter: new Meter(), paced: new Pace(), rushing: new Pace() };
  const players: RivalPlayer[] = [];
  await measure('boardgame.io (in memory)', loaded, async () => {
    for (let index = 0; index < tables; index++) {
      const games = new Map<string, number>();
      const next = (seat: string) => {
        const game = (games.get(seat) ?? 0) + 1;
        games.set(seat, game);
        return `${index}-${game}`;
      };
      const think = (index < busy ? loaded.rushing : loaded.paced).thinkAt(tables, somewhere(AHEAD.ring));
      const both = ['0', '1'].map((seat) => new RivalPlayer(address, seat, loaded.meter, think, next));
      await Promise.all(both.map((player) => player.opened()));
      players.push(...both);
    }
  });
  for (const player of players) player.close();
  child.kill();
}

const runs = {
  sqlite: async () => ours(sqlitePlace()),
  postgres: async () => ours(await postgresPlace({ isWornIn: true })),
  'boardgame.io': theirs,
};

const { p50, p99, longest, late } = await measureDisk(tmpdir(), DISK);
console.log(
  `The disk, with nothing else to do: a sync takes p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms, the longest ${whole(longest)}; ` +
    `of those who come at any time ${(late * 100).toFixed(1)} % wait longer than ${TOO_LONG} ms for it`,
);

for (const [name, run] of Object.entries(runs))
  if (values.only === undefined || values.only === name) await run();
process.exit();
