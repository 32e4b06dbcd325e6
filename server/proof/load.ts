// Load test with many tables over real sockets: `load [--tables 2000] [--rate 2000] [--seconds 60] [--busy 64] [--only
// sqlite|postgres|boardgame.io] [--hostile] [--node=FLAG]`; `--node` is a node flag for our server, such as
// `--cpu-prof`. First all tables play with thinking time at a total rate of moves per second; then some of them as fast
// as they can. `--hostile` [1000 tables at 1000 moves/s]: a tenth as many guests as there are tables flood the lobby,
// overload the bots and do not read their replies, from a separate process with a lower priority. The server has its
// default limits, and only the honest players, who take their time, are measured.
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@archivolt/protocol';
import { Attack } from './attack.ts';
import { LATENCY_TARGET_MS, measureDisk } from './disk.ts';
import { Meter, usage } from './figures.ts';
import { gameLength } from './gameLength.ts';
import { honestAddress, hostileAddress } from './hostile.ts';
import { Pair } from './pair.ts';
import { invite } from './people.ts';
import { type Place, postgresPlace, sqlitePlace } from './place.ts';
import { pause } from './player.ts';
import { RivalPlayer, startRival } from './rivals.ts';
import { Running } from './running.ts';
import { Throttle } from './throttle.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    busy: { type: 'string', default: '64' },
    only: { type: 'string' },
    hostile: { type: 'boolean', default: false },
    node: { type: 'string', multiple: true, default: [] },
  },
});
const defaultSize = values.hostile ? 1000 : 2000;
const [tables, rate] = [Number(values.tables ?? defaultSize), Number(values.rate ?? defaultSize)];
const [seconds, busy] = [Number(values.seconds), values.hostile ? 0 : Number(values.busy)];

/** Every player has a separate address, sent as by a proxy; all limits are the defaults. */
const DEFAULT_LIMITS = { 'trusted-proxies': 1 };
/** Tables created in parallel. */
const CONCURRENCY = 16;
/** Pause after the tables have spread out, so that leftover work is not measured. */
const SETTLE_MS = 8000;
/**
 * Before the measurement, every table is advanced by a random number of moves below the length of a game, so that games
 * start and end at a constant rate; of a longer game than this, only the beginning is played.
 */
const MAX_HEAD_START = 80;
const HEAD_STARTS = GAME_IDS.map((game) => ({ game, moves: Math.min(MAX_HEAD_START, gameLength(game)) }));
/** The moves of boardgame.io's small game (`ring`). */
const RING_MOVES = 127;
/** The variation between slices is reported with the result. */
const SLICE_SECONDS = 10;
/** The disk benchmark before the load test. */
const DISK_SECONDS = 20;
const randomBelow = (moves: number) => Math.floor(Math.random() * moves);
const formatInteger = (value: number) => Math.round(value).toLocaleString('en');

interface LoadRun {
  readonly pid: number | undefined;
  readonly meter: Meter;
  readonly paced: Throttle;
  readonly rushing: Throttle;
}

/** Measures one server under load from its start: resources and latency. */
async function measure(name: string, { pid, meter, paced, rushing }: LoadRun, seat: () => Promise<void>) {
  const idle = usage(pid).memory;
  await seat();
  await pause(1000);
  const open = usage(pid).memory;
  const run = async (title: string) => {
    const [before, own] = [usage(pid), process.cpuUsage()];
    meter.reset();
    const slices = Math.max(1, Math.round(seconds / SLICE_SECONDS));
    for (let slice = 0; slice < slices; slice++) {
      if (slice > 0) meter.slice();
      await pause((seconds * 1000) / slices);
    }
    const { moves, p50, p95, p99, slices: of, message } = meter.figures;
    if (moves === 0) process.exitCode = 1;
    const after = usage(pid);
    const driver = process.cpuUsage(own);
    const share = (used: number) => `${formatInteger((used / seconds) * 100)} %`;
    console.log(
      `${name}, ${title}: ${formatInteger(moves)} moves/s, acknowledged p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)} ms ` +
        `(p99 of ${slices} slices: ${of.best.toFixed(1)} to ${of.worst.toFixed(1)}, median ${of.middle.toFixed(1)}); ` +
        `CPU ${share(after.processor - before.processor)} (players ${share((driver.user + driver.system) / 1e6)}), ` +
        `memory ${formatInteger(after.memory)} MB, median message ${formatInteger(message)} bytes`,
    );
  };
  console.log(
    `${name}: memory ${formatInteger(idle)} MB idle, ${formatInteger(open)} MB with ${tables} open tables`,
  );
  paced.set(rate);
  rushing.set(rate);
  while (!paced.isSpread || !rushing.isSpread) await pause(100);
  globalThis.gc?.();
  await pause(SETTLE_MS);
  await run(`${tables} tables at ${formatInteger(rate)} moves/s`);
  if (busy === 0) return;
  paced.set('paused');
  globalThis.gc?.();
  rushing.set('unlimited');
  await pause(1000);
  await run(`${busy} tables as fast as they can`);
}

async function measureArchivolt(place: Place): Promise<void> {
  const store = await place.open();
  const people = (await invite(store, tables * 2)).map((person, index) => ({
    ...person,
    ...(values.hostile && { from: honestAddress(index) }),
  }));
  const guests = (await invite(store, values.hostile ? Math.ceil(tables / 10) : 0)).map((guest, index) => ({
    ...guest,
    from: hostileAddress(index),
  }));
  await store.close();
  const server = await Running.start(place.flags, {
    node: values.node,
    ...(values.hostile && { limits: DEFAULT_LIMITS }),
  });
  const load = {
    pid: server.process.pid,
    meter: new Meter(),
    paced: new Throttle(),
    rushing: new Throttle(),
  };
  const servers = () => [server.address];
  const pairs = Array.from({ length: tables }, (_, index) => {
    const [one, two] = people.slice(2 * index, 2 * index + 2);
    const kind = HEAD_STARTS[index % HEAD_STARTS.length];
    if (one === undefined || kind === undefined) throw new Error('too few people');
    const think = (index < busy ? load.rushing : load.paced).thinkAt(tables, randomBelow(kind.moves));
    return new Pair(kind.game, [one, two], { servers, witness: load.meter, think });
  });
  let attack: Attack | undefined;
  let startedAt = 0;
  await measure(values.hostile ? `${place.name} with hostile guests` : place.name, load, async () => {
    for (let first = 0; first < tables; first += CONCURRENCY)
      await Promise.all(
        pairs.slice(first, first + CONCURRENCY).map(async (pair) => {
          const table = await pair.makeTable();
          void pair.playAt(table).then(() => pair.play());
        }),
      );
    startedAt = performance.now();
    if (guests.length > 0)
      attack = Attack.start({ address: server.address, guests, table: pairs[0]?.table ?? '' });
  });
  if (attack) {
    const { attempts, tables: made, refused, botMoves, asked } = await attack.stop();
    const tries = (attempts + asked) / ((performance.now() - startedAt) / 1000);
    console.log(
      `${place.name}: ${guests.length} hostile guests made ${formatInteger(tries)} attempts/s: ${formatInteger(made)} tables, ` +
        `${formatInteger(botMoves)} moves against masters, ${formatInteger(asked)} requests without reading the reply, ${formatInteger(refused)} refusals`,
    );
  }
  for (const pair of pairs) pair.stop();
  await server.stop();
  await place.remove();
}

async function measureBoardgameIo(): Promise<void> {
  const { process: child, address } = await startRival();
  const load = { pid: child.pid, meter: new Meter(), paced: new Throttle(), rushing: new Throttle() };
  const players: RivalPlayer[] = [];
  await measure('boardgame.io (in memory)', load, async () => {
    for (let index = 0; index < tables; index++) {
      const games = new Map<string, number>();
      const next = (seat: string) => {
        const game = (games.get(seat) ?? 0) + 1;
        games.set(seat, game);
        return `${index}-${game}`;
      };
      const think = (index < busy ? load.rushing : load.paced).thinkAt(tables, randomBelow(RING_MOVES));
      const both = ['0', '1'].map((seat) => new RivalPlayer(address, seat, load.meter, think, next));
      await Promise.all(both.map((player) => player.waitUntilOpen()));
      players.push(...both);
    }
  });
  for (const player of players) player.close();
  child.kill();
}

const runs = {
  sqlite: async () => measureArchivolt(sqlitePlace()),
  postgres: async () => measureArchivolt(await postgresPlace({ isWornIn: true })),
  // It has no rate limits to measure hostile guests against.
  ...(!values.hostile && { 'boardgame.io': measureBoardgameIo }),
};

const { p50, p99, longest, delayedShare } = await measureDisk(tmpdir(), DISK_SECONDS);
console.log(
  `disk without load: sync p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} max ${formatInteger(longest)} ms; ` +
    `at a random time ${(delayedShare * 100).toFixed(1)} % of requests would wait longer than ${LATENCY_TARGET_MS} ms for the sync in progress`,
);

for (const [name, run] of Object.entries(runs))
  if (values.only === undefined || values.only === name) await run();
process.exit();
