import pg from 'pg';
import { expect, test } from 'vitest';
import { ObserverRelay } from './errors.ts';
import { emptyDatabase } from './postgres.testing.ts';
import { openPostgres } from './postgres.ts';
import { PostgresNews } from './postgresNews.ts';
import { PostgresPool } from './postgresPool.ts';
import { withStatementCache } from './postgresStatements.ts';
import { aMove, aTable } from './rows.testing.ts';
import { collectNews, storeSuite } from './store.suite.testing.ts';

storeSuite('PostgreSQL', async () => {
  const url = await emptyDatabase();
  // Two processes that start at the same moment on an empty database.
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  return { one, other };
});

test('a broken notification connection is reopened and reports a gap', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  const gaps = collectNews(store, ({ of }) => of === 'gap');
  const table = aTable();
  await store.tables.create(table);

  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  await operator.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await operator.end();
  expect(await gaps.until(1)).toEqual([{ of: 'gap' }]);

  const other = await openPostgres(url);
  const played = collectNews(store, ({ of }) => of === 'played');
  expect(await other.tables.append(aMove(table))).toBe('stored');
  expect(await played.until(1)).toHaveLength(1);
  await Promise.all([store.close(), other.close()]);
});

test('a notification connection is not reopened after the store is closed', async () => {
  const url = await emptyDatabase();
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const listeners = async (what: string) =>
    (
      await operator.query(
        `SELECT ${what} FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
      )
    ).rowCount;
  const news = new PostgresNews(url);
  await news.start();
  expect(await listeners('pid')).toBe(1);
  expect(await listeners('pg_terminate_backend(pid)')).toBe(1);
  await expect.poll(() => listeners('pid'), { interval: 5 }).toBe(0);
  await news.stop();
  // Longer than the pause before it would be reopened.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await listeners('pid')).toBe(0);
  await operator.end();
});

test('a move does not scan whole tables, even if its plan was made while they were empty', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  const first = aTable();
  await store.tables.create(first);
  for (let version = 0; version < 12; version++) await store.tables.append(aMove({ ...first, version }));
  const tables = Array.from({ length: 300 }, () => aTable());
  await Promise.all(tables.map((table) => store.tables.create(table)));
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const scans = async (): Promise<number> => {
    // A connection reports its counters after a second of idling, or when it closes.
    await operator.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await operator.query(
      "SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'tables'",
    );
    return Number(rows[0]?.seq_scan);
  };
  const before = await scans();
  for (let version = 0; version < 4; version++)
    await Promise.all(tables.map((table) => store.tables.append(aMove({ ...table, version }))));
  await store.close();
  await expect.poll(scans, { timeout: 5000 }).toBeLessThanOrEqual(before + 5);
  await operator.end();
});

test('a move writes no index (HOT update): the page has room for the new row version', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  const state = 'x'.repeat(1500);
  const tables = Array.from({ length: 100 }, () => aTable({ state }));
  await Promise.all(tables.map((table) => store.tables.create(table)));
  for (let version = 0; version < 5; version++)
    await Promise.all(
      tables.map((table) => {
        const { after, ...move } = aMove({ ...table, version });
        return store.tables.append({ ...move, after: { ...after, state } });
      }),
    );
  await store.close();
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const countUpdates = async () => {
    await operator.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await operator.query(
      "SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables WHERE relname = 'tables'",
    );
    return rows[0];
  };
  await expect.poll(async () => (await countUpdates()).all, { timeout: 5000 }).toBe(500);
  // The first one changes the wake time, which is indexed.
  expect((await countUpdates()).hot).toBeGreaterThan(300);
  await operator.end();
});

test('every move of a batch is published to the other processes', async () => {
  const url = await emptyDatabase();
  const [store, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  const tables = Array.from({ length: 128 }, () => aTable());
  await Promise.all(tables.map((table) => store.tables.create(table)));
  const played = collectNews(other, ({ of }) => of === 'played');
  await Promise.all(tables.map((table) => store.tables.append(aMove(table))));
  const news = await played.until(tables.length);
  expect(new Set(news)).toEqual(new Set(tables.map(({ id }) => ({ of: 'played', table: id, version: 1 }))));
  await Promise.all([store.close(), other.close()]);
});

test('foreign messages on the same channel are ignored', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  const all = collectNews(store, () => true);
  const stranger = new pg.Client({ connectionString: url });
  await stranger.connect();
  for (const text of ['', 'hello', 'x'.repeat(50), `${'x'.repeat(37)}[1]`, `${'x'.repeat(37)}null`])
    await stranger.query('SELECT pg_notify($1, $2)', ['archivolt', text]);
  await stranger.query('SELECT pg_notify($1, $2)', ['archivolt', `${'x'.repeat(37)}[{"of":"gap"}]`]);
  await stranger.end();
  expect(await all.until(1)).toEqual([{ of: 'gap' }]);
  await store.close();
});

test('an unreachable database is reported at startup', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:9/nothing')).rejects.toThrow('ECONNREFUSED');
});

test('a connection keeps its prepared statements, except those with a long list', async () => {
  const observer = new ObserverRelay();
  const pool = new PostgresPool({ url: await emptyDatabase(), max: 1, timeouts: null, observer });
  const client = await withStatementCache(pool, observer).connect();
  const long = Array.from({ length: 100 }, (_, index) => index + 1);
  const list = long.map((each) => `$${each}::int`).join(', ');
  for (let times = 0; times < 2; times++) {
    await client.query('select $1::int', [times]);
    await client.query(`select ${list}`, long);
  }
  const { rows } = await client.query('select statement from pg_prepared_statements', []);
  expect(rows).toEqual([{ statement: 'select $1::int' }]);
  client.release();
  await pool.end();
});

test('an older process with prepared statements keeps reading after a newer one adds a column', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  const table = aTable();
  await store.tables.create(table);
  const rename = () =>
    store.tables.change(table.id, (row) => {
      row.next = 'another';
      return true;
    });
  await rename();
  expect(await store.tables.load(table.id)).toMatchObject({ next: 'another' });
  const newer = new pg.Client({ connectionString: url });
  await newer.connect();
  await newer.query('ALTER TABLE tables ADD COLUMN weather text');
  await newer.end();
  expect(await store.tables.load(table.id)).toMatchObject({ next: 'another' });
  // A transaction fails with its statement; the next one succeeds.
  await rename().catch(() => rename());
  expect(await store.tables.load(table.id)).toMatchObject({ edition: 2 });
  await store.close();
});
