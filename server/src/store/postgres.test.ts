import pg from 'pg';
import { expect, test } from 'vitest';
import { emptyDatabase } from './postgres.testing.ts';
import { openPostgres } from './postgres.ts';
import { aMove, aTable } from './rows.testing.ts';
import { heard, storeSuite } from './store.suite.testing.ts';

storeSuite('PostgreSQL', async () => {
  const url = await emptyDatabase();
  // Two processes that start at the same moment on an empty database.
  const [one, other] = await Promise.all([openPostgres(url), openPostgres(url)]);
  return { one, other };
});

test('a line to the others that breaks is made anew, and what may have been missed is told', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  const gaps = heard(store, ({ of }) => of === 'gap');
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
  const played = heard(store, ({ of }) => of === 'played');
  expect(await other.tables.append(aMove(table))).toBe('stored');
  expect(await played.until(1)).toHaveLength(1);
  await Promise.all([store.close(), other.close()]);
});

test('what others say on the same channel is not taken for news', async () => {
  const url = await emptyDatabase();
  const store = await openPostgres(url);
  const all = heard(store, () => true);
  const stranger = new pg.Client({ connectionString: url });
  await stranger.connect();
  for (const text of ['', 'hello', 'x'.repeat(50), `${'x'.repeat(37)}[1]`, `${'x'.repeat(37)}null`])
    await stranger.query('SELECT pg_notify($1, $2)', ['archivolt', text]);
  await stranger.query('SELECT pg_notify($1, $2)', ['archivolt', `${'x'.repeat(37)}{"of":"gap"}`]);
  await stranger.end();
  expect(await all.until(1)).toEqual([{ of: 'gap' }]);
  await store.close();
});

test('a database that cannot be reached is said so at the start', async () => {
  await expect(openPostgres('postgres://nobody@127.0.0.1:9/nothing')).rejects.toThrow('ECONNREFUSED');
});
