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
import { measureDisk, TOO_LONG } from './disk.ts';
import { Meter, usage } from './figures.ts';
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
const usual = values.hostile ? 1000 : 2000;
const [tables, rate] = [Number(values.tables ?? usual), Number(values.rate ?? usual)];
const [seconds, busy] = [Number(values.seconds), values.hostile ? 0 : Number(values.busy)];

/** Everybody has an address of their own, sent as by a proxy; all other limits are the defaults. */
const USUAL_LIMITS = { proxies: 1 };
/** Tables created in parallel. */
const AT_ONCE = 16;
/** Milliseconds after the tables have spread out, so that leftover work is not measured. */
const SETTLING = 8000;
/**
 * Before the measurement, every table is advanced by a random number of moves up to this, so that games start and end
 * at a constant rate: a random game of Architectura takes 41. One of The Red Cathedral takes 740, of which these are
 * the beginning; boardgame.io's small game (`ring`) takes 127.
 */
const AHEAD: Readonly<Partial<Record<string, number>>> = {
  architectura: 41,
  'red-cathedral': 80,
  ring: 127,
};
const aheadOf = (game: string): number => AHEAD[game] ?? 40;
/** Seconds per slice; the variation between slices is reported with the result. */
const SLICE = 10;
/** Seconds for the disk benchmark before the load test. */
const DISK = 20;
const somewhere = (moves: number) => Math.floor(Math.random() * moves);
const whole = (value: number) => Math.round(value).toLocaleString('en');

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
  if (busy === 0) return;
  paced.set('held');
  globalThis.gc?.();
  rushing.set('free');
  await pause(1000);
  await run(`${busy} tables as fast as they can`);
}

async function ours(place: Place): Promise<void> {
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
    ...(values.hostile && { limits: USUAL_LIMITS }),
  });
  const loaded = {
    pid: server.process.pid,
    meter: new Meter(),
    paced: new Throttle(),
    rushing: new Throttle(),
  };
  const servers = () => [server.address];
  const pairs = Array.from({ length: tables }, (_, index) => {
    const [one, two] = people.slice(2 * index, 2 * index + 2);
    const game = GAME_IDS[index % 2];
    if (one === undefined || game === undefined) throw new Error('nobody there');
    const think = (index < busy ? loaded.rushing : loaded.paced).thinkAt(tables, somewhere(aheadOf(game)));
    return new Pair(game, [one, two], { servers, witness: loaded.meter, think });
  });
  let attack: Attack | undefined;
  let begun = 0;
  await measure(values.hostile ? `${place.name}, a hostile tenth` : place.name, loaded, async () => {
    for (let first = 0; first < tables; first += AT_ONCE)
      await Promise.all(
        pairs.slice(first, first + AT_ONCE).map(async (pair) => {
          const table = await pair.makeTable();
          void pair.playAt(table).then(() => pair.play());
        }),
      );
    begun = performance.now();
    if (guests.length > 0)
      attack = Attack.start({ address: server.address, guests, table: pairs[0]?.table ?? '' });
  });
  if (attack) {
    const { attempts, tables: made, refused, botMoves, asked } = await attack.stop();
    const tries = (attempts + asked) / ((performance.now() - begun) / 1000);
    console.log(
      `${place.name}: ${guests.length} hostile guests, ${whole(tries)} attempts/s, have made ${whole(made)} tables, ` +
        `${whole(botMoves)} moves against masters, asked ${whole(asked)} times without reading, and were refused ${whole(refused)} times`,
    );
  }
  for (const pair of pairs) pair.stop();
  await server.stop();
  await place.remove();
}

async function theirs(): Promise<void> {
  const { process: child, address } = await startRival();
  const loaded = { pid: child.pid, meter: new Meter(), paced: new Throttle(), rushing: new Throttle() };
  const players: RivalPlayer[] = [];
  await measure('boardgame.io (in memory)', loaded, async () => {
    for (let index = 0; index < tables; index++) {
      const games = new Map<string, number>();
      const next = (seat: string) => {
        const game = (games.get(seat) ?? 0) + 1;
        games.set(seat, game);
        return `${index}-${game}`;
      };
      const think = (index < busy ? loaded.rushing : loaded.paced).thinkAt(
        tables,
        somewhere(aheadOf('ring')),
      );
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
  // It has no rate limits to measure hostile guests against.
  ...(!values.hostile && { 'boardgame.io': theirs }),
};

const { p50, p99, longest, late } = await measureDisk(tmpdir(), DISK);
console.log(
  `The disk, with nothing else to do: a sync takes p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms, the longest ${whole(longest)}; ` +
    `of those who come at any time ${(late * 100).toFixed(1)} % wait longer than ${TOO_LONG} ms for it`,
);

for (const [name, run] of Object.entries(runs))
  if (values.only === undefined || values.only === name) await run();
process.exit();
