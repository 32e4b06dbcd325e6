import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aMove, aTable, newId } from '../store/rows.testing.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store, StoredClocks, StoredTable } from '../store/store.ts';
import { Heartbeat } from './heartbeat.ts';
import { SteadyClock } from './steadyClock.ts';

const MINUTE = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'archivolt-heartbeat-'));
let [files, wall, steady, uptime] = [0, 1_763_000_000_000, 5000, 9000];
/** What other processes do while this one checks whether they are alive. */
let others: () => Promise<void> = async () => undefined;
let store: Store;
const warnings: object[] = [];
const silent = { info: () => undefined, error: () => undefined };
const log = { ...silent, warn: (facts: object) => void warnings.push(facts) };

beforeEach(async () => {
  store = await openSqlite(join(folder, `${files++}.sqlite`));
  warnings.length = 0;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Advances all clocks together. */
function skip(milliseconds: number): void {
  wall += milliseconds;
  steady += milliseconds;
  uptime += milliseconds;
}

async function start(): Promise<{ clock: SteadyClock; heartbeat: Heartbeat }> {
  const clock = new SteadyClock({ wall: () => wall, steady: () => steady, uptime: () => uptime });
  const heartbeat = new Heartbeat(store, clock, log, async () => others());
  await heartbeat.ensureFresh();
  return { clock, heartbeat };
}

/** A table with a minute left for the player to move. */
async function tableOf({ clock }: { clock: SteadyClock }): Promise<string> {
  const [since, deadline] = [clock.now(), clock.now() + MINUTE];
  const clocks = { left: [MINUTE, MINUTE], running: 0, since, deadline };
  const table = aTable({ status: 'playing', clock: { kind: 'live', base: 60, increment: 0 }, clocks });
  await store.tables.create(table);
  return table.id;
}

const left = async (id: string, { clock }: { clock: SteadyClock }): Promise<number> =>
  ((await store.tables.load(id))?.clocks?.deadline ?? 0) - clock.now();

test('players get their time back after a downtime longer than their clocks', async () => {
  const before = await start();
  const id = await tableOf(before);
  skip(10 * MINUTE);
  const after = await start();
  expect(await left(id, after)).toBe(MINUTE);
  expect((await store.chat.messages(id, 0)).map(({ stopped }) => stopped)).toEqual([10 * MINUTE]);
  expect(warnings).toEqual([{ milliseconds: 10 * MINUTE, tables: 1 }]);
});

test('players get their time back after their process or machine was suspended', async () => {
  const server = await start();
  const id = await tableOf(server);
  skip(1000);
  expect(server.heartbeat.isStale).toBe(false);
  skip(10 * MINUTE);
  expect(server.heartbeat.isStale).toBe(true);
  await Promise.all([server.heartbeat.ensureFresh(), server.heartbeat.ensureFresh()]);
  expect(server.heartbeat.isStale).toBe(false);
  // The second for which it was running is not given back, except within the resolution of the heartbeat.
  expect(await left(id, server)).toBeGreaterThanOrEqual(MINUTE - 1000);
  // The monotonic clock of some machines stops while they sleep.
  wall += 60 * MINUTE;
  uptime += 60 * MINUTE;
  await server.heartbeat.ensureFresh();
  expect(await left(id, server)).toBeGreaterThanOrEqual(MINUTE - 1000);
  expect(server.clock.now()).toBe(wall);
});

test.each([20 * MINUTE, -2 * MINUTE])(
  'setting the wall clock by %i ms neither ends nor lengthens a player clock',
  async (by) => {
    const server = await start();
    const id = await tableOf(server);
    skip(1000);
    wall += by;
    // Nobody notices until it is handled.
    expect(await left(id, server)).toBe(MINUTE - 1000);
    expect(server.heartbeat.isStale).toBe(true);
    await server.heartbeat.ensureFresh();
    expect(server.clock.now()).toBe(wall);
    expect(Math.abs((await left(id, server)) - MINUTE)).toBeLessThanOrEqual(1000);
    skip(1000);
    expect(server.heartbeat.isStale).toBe(false);
  },
);

test('writes beside a jump of the wall clock use either the old time or the new one', async () => {
  const server = await start();
  const { clock } = server;
  const running = (): StoredClocks => {
    const since = clock.now();
    return { left: [MINUTE, MINUTE], running: 0, since, deadline: since + MINUTE };
  };
  const [earlier, later] = [await tableOf(server), await tableOf(server)];
  const botToMove = aTable({
    status: 'playing',
    clock: { kind: 'live', base: 60, increment: 0 },
    clocks: { ...running(), running: null, deadline: null },
  });
  await store.tables.create(botToMove);
  const setClocks = (row: StoredTable) => {
    row.clocks = running();
    return true;
  };
  const move = aMove(botToMove);
  move.after.clocks = running();
  const made = aTable({ ...botToMove, id: newId() });

  wall += 20 * MINUTE;
  // Written in one batch, in this order; what depends on the time is computed when it is written.
  const [, , , appended] = await Promise.all([
    store.tables.change(earlier, setClocks),
    server.heartbeat.ensureFresh(),
    store.tables.change(later, setClocks),
    store.tables.append(move),
    store.tables.create(made, setClocks),
  ]);
  expect(appended).toBe('stale');
  for (const id of [earlier, later, made.id]) expect(await left(id, server)).toBe(MINUTE);
});

test('a bot plays on after the wall clock was set back, also without a clock', async () => {
  const server = await start();
  const botToMove = aTable({ clock: { kind: 'none' }, clocks: null, wakes: server.clock.now() + 1 });
  await store.tables.create(botToMove);
  const move = aMove(botToMove);
  move.after.wakes = server.clock.now() + 1;
  wall -= 20 * MINUTE;
  const [, appended] = await Promise.all([server.heartbeat.ensureFresh(), store.tables.append(move)]);
  expect(appended).toBe('stale');
  skip(1000);
  const now = server.clock.now();
  expect(await store.tables.leaseDue('process', now, now + 1000, 10)).toEqual([botToMove.id]);
});

test('a jump that cannot be stored is repeated with the next beat', async () => {
  const server = await start();
  const id = await tableOf(server);
  const { heartbeat } = store;
  const failing = new Error('disk full');
  let isFull = true;
  const full = new Heartbeat(
    {
      ...store,
      heartbeat: {
        ...heartbeat,
        async beat(now, maxGapMs, jump) {
          if (!isFull || !jump) return heartbeat.beat(now, maxGapMs, jump);
          jump();
          throw failing;
        },
      },
    },
    server.clock,
    log,
  );
  await full.ensureFresh();
  const before = server.clock.now();
  wall += 20 * MINUTE;
  await expect(full.ensureFresh()).rejects.toThrow(failing);
  expect(server.clock.now()).toBe(before);
  isFull = false;
  await full.ensureFresh();
  expect(server.clock.now()).toBe(wall);
  expect(await left(id, server)).toBe(MINUTE);
});

test('a gradual correction of the wall clock is followed without a warning', async () => {
  const server = await start();
  for (let times = 0; times < 10; times++) {
    skip(1600);
    wall -= 300;
    await server.heartbeat.ensureFresh();
  }
  expect(server.clock.now()).toBe(wall);
  expect(warnings).toEqual([]);
});

/** The same store, as several processes share one. */
const shared = (): Store => ({ ...store, heartbeat: { ...store.heartbeat, isShared: true } });

test.each([20 * MINUTE, -2 * MINUTE])(
  'with a shared database, setting a clock by %i ms makes no process jump and changes no row',
  async (by) => {
    store = shared();
    const [one, other] = [await start(), await start()];
    const id = await tableOf(one);
    skip(1600);
    wall += by;
    const before = one.clock.now();
    for (const server of [one, other]) {
      expect(server.heartbeat.isStale).toBe(true);
      await server.heartbeat.ensureFresh();
      expect(server.heartbeat.isStale).toBe(false);
      expect(Math.abs(server.clock.now() - before)).toBeLessThan(100);
    }
    expect((await store.tables.load(id))?.edition).toBe(0);
    // Little by little they approach it: a twentieth of the time.
    for (let beats = 0; beats < 20; beats++) {
      skip(1600);
      await one.heartbeat.ensureFresh();
    }
    expect(Math.abs(by) - Math.abs(one.clock.drift)).toBe(21 * 80);
    expect(warnings).toEqual([]);
  },
);

test('a process that starts beside others adopts their time and adds none to any clock', async () => {
  store = shared();
  const one = await start();
  const id = await tableOf(one);
  skip(1600);
  wall += 30 * MINUTE;
  others = async () => {
    skip(1600);
    await one.heartbeat.ensureFresh();
  };
  const other = await start();
  expect(Math.abs(other.clock.now() - one.clock.now())).toBeLessThan(200);
  expect((await store.tables.load(id))?.edition).toBe(0);
  others = async () => undefined;
});
