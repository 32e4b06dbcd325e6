import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { CodedError, ObserverRelay } from './errors.ts';
import { makeFolder } from './folder.ts';
import { emptyDatabase } from './postgres.testing.ts';
import { DEFAULT_TIMEOUTS, DURABLE, PostgresPool } from './postgresPool.ts';
import { aPerson } from './rows.testing.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-durable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the entries of a new data folder and its parents are synced to disk', () => {
  const synced: string[] = [];
  const sync = (path: string) => void synced.push(path);
  makeFolder(join(folder, 'one', 'two'), sync);
  expect(synced.sort()).toEqual([folder, join(folder, 'one')]);
  expect(statSync(join(folder, 'one', 'two')).mode & 0o077).toBe(0);
  makeFolder(join(folder, 'one', 'two'), sync);
  expect(synced).toHaveLength(2);
});

test('durable writes wait for the disk of PostgreSQL, regardless of its default', async () => {
  const url = await emptyDatabase();
  const operator = new pg.Client({ connectionString: url });
  await operator.connect();
  const settingIn = async (preset: string): Promise<string> => {
    await operator.query(`ALTER DATABASE ${operator.database} SET synchronous_commit = ${preset}`);
    const pool = new PostgresPool({
      url,
      max: 1,
      initSql: DURABLE,
      timeouts: DEFAULT_TIMEOUTS,
      observer: new ObserverRelay(),
    });
    const { rows } = await pool.pool.query('SHOW synchronous_commit');
    await pool.end();
    return rows[0].synchronous_commit;
  };
  expect(await settingIn('off')).toBe('on');
  expect(await settingIn('local')).toBe('on');
  // A stricter setting is not changed.
  expect(await settingIn('remote_apply')).toBe('remote_apply');
  await operator.end();
});

test('a PostgreSQL setting that may lose acknowledged writes is refused unless it is allowed', async () => {
  const dist = join(folder, 'dist');
  makeFolder(dist);
  writeFileSync(join(dist, 'index.html'), '');
  // The test database is fast and does not survive a power cut.
  const flags = { port: '0', log: 'silent', database: await emptyDatabase() };
  await expect(serve(readSettings(flags, {}), { dist })).rejects.toThrow(
    /^--database \(DATABASE_URL\): .*fsync and full_page_writes off.*--unsafe-database/,
  );
  const { close } = await serve(readSettings({ ...flags, unsafeDatabase: 'yes' }, {}), { dist });
  await close();
});

test('a write whose sync fails is not acknowledged, and the failure is reported', async () => {
  const path = join(folder, 'sync.sqlite');
  const store = await openSqlite(path);
  const failed: unknown[] = [];
  store.observe({
    failed: () => undefined,
    waited: () => undefined,
    syncFailed: (thrown) => failed.push(thrown),
  });
  await store.people.create(aPerson());
  const handle = await open(path, 'r');
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync');
  const error = Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO', syscall: 'fdatasync' });
  sync.mockRejectedValueOnce(error);
  await expect(store.people.create(aPerson())).rejects.toThrow('EIO');
  expect(failed).toEqual([error]);
  sync.mockRestore();
  await handle.close();
  await store.close();
});

test('a failed sync inside SQLite is distinguished from a full disk', () => {
  const failed = vi.fn();
  const watched = new ObserverRelay();
  watched.observe({ failed: () => undefined, waited: () => undefined, syncFailed: failed });
  watched.report(new CodedError('database or disk is full', 'SQLITE_FULL'));
  expect(failed).not.toHaveBeenCalled();
  watched.report(new CodedError('disk I/O error', 'SQLITE_IOERR_FSYNC'));
  expect(failed).toHaveBeenCalledOnce();
});

test('writes while SQLite closes are stored and later ones refused, neither reported as a disk error', async () => {
  const store = await openSqlite(join(folder, 'closing.sqlite'));
  const failed: unknown[] = [];
  store.observe({
    failed: (code) => failed.push(code),
    waited: () => undefined,
    syncFailed: (thrown) => failed.push(thrown),
  });
  const writes = [store.people.create(aPerson())];
  const closed = store.close();
  for (let rounds = 0; rounds < 50; rounds++) {
    writes.push(store.people.create(aPerson()));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(writes);
  await closed;
  await expect(store.people.create(aPerson())).rejects.toThrow('the database is closed');
  expect(failed).toEqual([]);
});
