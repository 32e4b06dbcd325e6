import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { aMove, aPerson, aTable } from './rows.testing.ts';
import { openSqlite } from './sqlite.ts';
import { CALLER_SYNCS, connect, FULL_SYNC } from './sqliteFile.ts';
import { SqliteMoves } from './sqliteWrites.ts';
import { pauseForNews, storeSuite } from './store.suite.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storeSuite('SQLite', async () => {
  const one = await openSqlite(join(folder, 'suite', 'archivolt.sqlite'));
  return { one, other: one };
});

test('a data folder is used by one process at a time and is free again afterwards', async () => {
  const path = join(folder, 'locked.sqlite');
  const store = await openSqlite(path);
  await expect(openSqlite(path)).rejects.toThrow('is in use by another process');
  await expect(openElsewhere(path)).rejects.toThrow('is in use by another process');
  await store.ping();
  await store.close();
  await openElsewhere(path);
  await (await openSqlite(path)).close();
});

test("data files are readable by the server's user only", async () => {
  const path = join(folder, 'private.sqlite');
  const store = await openSqlite(path);
  await store.people.create(aPerson());
  for (const end of ['', '-wal', '-shm']) expect(statSync(`${path}${end}`).mode & 0o077).toBe(0);
  await store.close();
});

test('nothing is acknowledged, published or read before it is synced, and the process is not blocked', async () => {
  const path = join(folder, 'synced.sqlite');
  const store = await openSqlite(path);
  const table = aTable();
  await store.tables.create(table);
  const handle = await open(path, 'r');
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync');
  // Another store may also be writing to this file.
  const waiting: (() => void)[] = [];
  sync.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  const seen: string[] = [];
  const stop = store.listen(({ of }) => seen.push(of));
  const stored = store.tables.change(table.id, (row) => (row.next = 'next')).then(() => seen.push('stored'));
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const read = store.tables.load(table.id).then((row) => seen.push(`then ${row?.next}`));
  await pauseForNews();
  expect(seen).toEqual([]);
  sync.mockRestore();
  for (const isOnDisk of waiting) isOnDisk();
  await Promise.all([stored, read]);
  expect(seen.sort()).toEqual(['stored', 'table', 'then next']);
  stop();
  await handle.close();
  await store.close();
});

test('the connection for moves makes SQLite sync every commit', async () => {
  const path = join(folder, 'full.sqlite');
  await (await openSqlite(path)).close();
  const database = connect(path, FULL_SYNC);
  expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  database.close();
});

test('simultaneous moves and other writes are all stored, over either connection', async () => {
  const path = join(folder, 'both.sqlite');
  const store = await openSqlite(path);
  const tables = Array.from({ length: 20 }, () => aTable());
  await Promise.all(tables.map((table) => store.tables.create(table)));
  for (let version = 0; version < 10; version++) {
    const moves = tables.map((table) => store.tables.append(aMove({ ...table, version })));
    const people = tables.map(() => store.people.create(aPerson()));
    expect(new Set(await Promise.all(moves))).toEqual(new Set(['stored']));
    await Promise.all(people);
  }
  for (const { id } of tables) expect((await store.tables.load(id))?.version).toBe(10);
  await store.close();
});

test('a log row is never stored without its table update, and the next move still succeeds', async () => {
  const path = join(folder, 'refused.sqlite');
  const store = await openSqlite(path);
  const table = aTable();
  await store.tables.create(table);
  const saboteur = connect(path, CALLER_SYNCS);
  saboteur.exec(`CREATE TRIGGER no BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'not today'); END`);
  await expect(store.tables.append(aMove(table))).rejects.toThrow('not today');
  expect(await store.tables.log(table.id, 0)).toEqual([]);
  saboteur.exec('DROP TRIGGER no');
  saboteur.close();
  expect(await store.tables.append(aMove(table))).toBe('stored');
  await store.close();
});

test('the WAL is checkpointed while moves continue', async () => {
  const path = join(folder, 'copied.sqlite');
  const store = await openSqlite(path);
  const tables = Array.from({ length: 50 }, () => aTable({ state: 'x'.repeat(2000) }));
  await Promise.all(tables.map((table) => store.tables.create(table)));
  const before = statSync(path).size;
  for (let version = 0; version < 100; version++) {
    const moves = tables.map((table) => store.tables.append(aMove({ ...table, version })));
    expect(new Set(await Promise.all(moves))).toEqual(new Set(['stored']));
  }
  await expect.poll(() => statSync(path).size, { timeout: 20_000 }).toBeGreaterThan(before + 500_000);
  expect((await store.tables.log(tables[7]?.id ?? '', 0)).length).toBe(100);
  await store.close();
});

test('a move whose thread crashes fails, and the next one starts another thread', async () => {
  const home = join(folder, 'later');
  const path = join(home, 'later.sqlite');
  const moves = new SqliteMoves(path);
  const table = aTable();
  await expect(moves.append([aMove(table)])).rejects.toThrow();
  const store = await openSqlite(path);
  await store.tables.create(table);
  expect(await moves.append([aMove(table)])).toEqual([true]);
  await moves.close();
  expect((await store.tables.load(table.id))?.version).toBe(1);
  await store.close();
});

const run = promisify(execFile);

async function openElsewhere(path: string): Promise<void> {
  const script = `
    const { openSqlite } = await import(${JSON.stringify(new URL('./sqlite.ts', import.meta.url).href)});
    await openSqlite(${JSON.stringify(path)});
    process.kill(process.pid, 'SIGKILL');`;
  const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', script];
  await run(process.execPath, flags, { cwd: import.meta.dirname }).catch((thrown) => {
    // It kills itself without closing anything; any other exit is a failure.
    if (thrown.signal !== 'SIGKILL') throw thrown;
  });
}
