import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { StoreObserver } from './errors.ts';
import { emptyDatabase } from './postgres.testing.ts';
import { openPostgres } from './postgres.ts';
import { DEFAULT_TIMEOUTS } from './postgresPool.ts';
import { aMove, aPerson, aTable } from './rows.testing.ts';
import { SilentProxy } from './silentProxy.testing.ts';
import type { Store } from './store.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

afterEach(() => void vi.useRealTimers());

async function operatorOf(url: string): Promise<pg.Client> {
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  closing.push(() => operator.end());
  return operator;
}

/** The number of transactions that wait for a lock. */
async function countWaiting(operator: pg.Client): Promise<number> {
  const { rows } = await operator.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}

function watchErrors(store: Store): string[] {
  const codes: string[] = [];
  const watcher: StoreObserver = {
    failed: (code) => codes.push(code),
    waited: () => undefined,
    syncFailed: () => undefined,
  };
  store.observe(watcher);
  return codes;
}

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    () => 'failed',
  );

test('connections that break with queries in flight fail those queries and nothing else', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  closing.push(() => store.close());
  const codes = watchErrors(store);
  const person = aPerson();
  await store.people.create(person);
  const table = aTable();
  await store.tables.create(table);
  const [operator, observer] = [await operatorOf(url), await operatorOf(url)];
  for (let round = 0; round < 3; round++) {
    await operator.query('BEGIN; LOCK TABLE people, tables, leases IN ACCESS EXCLUSIVE MODE');
    const inFlight = [
      ...Array.from({ length: 5 }, () => store.people.load(person.id)),
      store.people.change(person.id, { name: 'Rui' }),
      store.tables.change(table.id, () => true),
      store.tables.lease(table.id, 'process', 0, 1),
      store.tables.append(aMove({ ...table, version: 7 })),
    ].map(outcome);
    await expect.poll(() => countWaiting(observer)).toBeGreaterThanOrEqual(inFlight.length);
    await observer.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1',
      ['Lock'],
    );
    await operator.query('ROLLBACK');
    expect(new Set(await Promise.all(inFlight))).toEqual(new Set(['failed']));
    expect((await store.people.load(person.id))?.name).toBe(person.name);
    await store.ping();
  }
  expect(codes).toContain('57P01');
  expect(await store.tables.append(aMove(table))).toBe('stored');
});

test('waiting for a lock times out without losing the connection', async () => {
  const url = await emptyDatabase();
  const limits = { connect: 5000, statement: 300, answer: 2000, silence: 5000 };
  const store = await openPostgres(url, limits);
  closing.push(() => store.close());
  const codes = watchErrors(store);
  const tables = [aTable(), aTable(), aTable()];
  for (const table of tables) await store.tables.create(table);
  const operator = await operatorOf(url);
  await operator.query('BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE');
  const moves = await Promise.all(tables.map((table) => outcome(store.tables.append(aMove(table)))));
  expect(moves).toEqual(['failed', 'failed', 'failed']);
  // All of them together, not one after the other.
  expect(codes).toEqual(['57014']);
  await operator.query('ROLLBACK');
  for (const table of tables) expect(await store.tables.append(aMove(table))).toBe('stored');
});

test('a silent connection times out, and moves continue over a new one', async () => {
  // No liveness check takes the connection for moves before the move does.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const proxy = await SilentProxy.open(await emptyDatabase());
  closing.push(() => proxy.close());
  const limits = { connect: 20_000, statement: 800, answer: 1000, silence: 5000 };
  const store = await openPostgres(proxy.url, limits);
  closing.push(() => store.close());
  const codes = watchErrors(store);
  const table = aTable();
  await store.tables.create(table);
  expect(await store.tables.append(aMove(table))).toBe('stored');

  proxy.silence();
  const settled: string[] = [];
  const lost = outcome(store.tables.append(aMove({ ...table, version: 1 }))).then((how) =>
    settled.push(`move ${how}`),
  );
  await expect.poll(() => proxy.hasSwallowed('append 1')).toBe(true);
  // It uses the connection for moves, so it waits behind an unanswered one.
  await Promise.all([lost, outcome(store.ping()).then((how) => settled.push(`ping ${how}`))]);
  expect(settled).toEqual(['move failed', 'ping done']);
  expect(codes).toEqual(['timeout']);
  expect(await store.tables.append(aMove({ ...table, version: 1 }))).toBe('stored');

  proxy.silence();
  expect(await outcome(store.ping())).toBe('failed');
  expect(codes).toEqual(['timeout', 'timeout']);
  await store.ping();
  // A transaction on a silent connection is not rolled back over it, which would take as long again.
  expect((await store.tables.load(table.id))?.version).toBe(2);
});

test('a store closes even if its database no longer answers', async () => {
  const proxy = await SilentProxy.open(await emptyDatabase());
  // Closing must not wait for an answer.
  const store = await openPostgres(proxy.url, { ...DEFAULT_TIMEOUTS, answer: 3_600_000 });
  const table = aTable();
  await store.tables.create(table);
  await store.tables.append(aMove(table));
  proxy.silence({ deaf: true });
  await store.close();
  await proxy.close();
});
