import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { aMove, aPerson, aTable } from './rows.testing.ts';
import { openSqlite } from './sqlite.ts';
import { connect, FOR_MOVES, FOR_THE_REST } from './sqliteFile.ts';
import { SqliteMoves } from './sqliteMoves.ts';
import { aWhile, storeSuite } from './store.suite.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storeSuite('SQLite', async () => {
  const one = await openSqlite(join(folder, 'suite', 'archivolt.sqlite'));
  return { one, other: one };
});

test('a data folder is used by one process at a time, and free again when that is over', async () => {
  const path = join(folder, 'locked.sqlite');
  const store = await openSqlite(path);
  await expect(openSqlite(path)).rejects.toThrow('is in use by another process');
  await expect(openElsewhere(path)).rejects.toThrow('is in use by another process');
  await store.ping();
  await store.close();
  await openElsewhere(path);
  await (await openSqlite(path)).close();
});

test('what is kept is for the one who runs the server only', async () => {
  const path = join(folder, 'private.sqlite');
  const store = await openSqlite(path);
  await store.people.create(aPerson());
  for (const end of ['', '-wal', '-shm']) expect(statSync(`${path}${end}`).mode & 0o077).toBe(0);
  await store.close();
});

test('nothing is answered, told or read before the disk has it, and meanwhile the process goes on', async () => {
  const path = join(folder, 'synced.sqlite');
  const store = await openSqlite(path);
  const table = aTable();
  await store.tables.create(table);
  const handle = await open(path, 'r');
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync');
  // Another store of this file may be writing its last as well.
  const waiting: (() => void)[] = [];
  sync.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  const seen: string[] = [];
  const stop = store.listen(({ of }) => seen.push(of));
  const stored = store.tables.change(table.id, (row) => (row.next = 'next')).then(() => seen.push('stored'));
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const read = store.tables.load(table.id).then((row) => seen.push(`then ${row?.next}`));
  await aWhile();
  expect(seen).toEqual([]);
  sync.mockRestore();
  for (const isOnDisk of waiting) isOnDisk();
  await Promise.all([stored, read]);
  expect(seen.sort()).toEqual(['stored', 'table', 'then next']);
  stop();
  await handle.close();
  await store.close();
});

test('a move is on the disk before its commit returns, as SQLite itself sees to', async () => {
  const path = join(folder, 'full.sqlite');
  await (await openSqlite(path)).close();
  const database = connect(path, FOR_MOVES);
  expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  database.close();
});

test('a row of the log never stands without its table, and the next move is none the worse for it', async () => {
  const path = join(folder, 'refused.sqlite');
  const store = await openSqlite(path);
  const table = aTable();
  await store.tables.create(table);
  const saboteur = connect(path, FOR_THE_REST);
  saboteur.exec(`CREATE TRIGGER no BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'not today'); END`);
  await expect(store.tables.append(aMove(table))).rejects.toThrow('not today');
  expect(await store.tables.log(table.id, 0)).toEqual([]);
  saboteur.exec('DROP TRIGGER no');
  saboteur.close();
  expect(await store.tables.append(aMove(table))).toBe('stored');
  await store.close();
});

test('the log is copied into the database while moves go on', async () => {
  const path = join(folder, 'copied.sqlite');
  const store = await openSqlite(path);
  const tables = Array.from({ length: 50 }, () => aTable({ state: 'x'.repeat(2000) }));
  await Promise.all(tables.map((table) => store.tables.create(table)));
  const before = statSync(path).size;
  for (let version = 0; version < 100; version++) {
    const moves = tables.map((table) => store.tables.append(aMove({ ...table, version })));
    expect(new Set(await Promise.all(moves))).toEqual(new Set(['stored']));
  }
  // SQLite itself would have copied nothing yet.
  await expect.poll(() => statSync(path).size, { timeout: 20_000 }).toBeGreaterThan(before + 500_000);
  expect((await store.tables.log(tables[7]?.id ?? '', 0)).length).toBe(100);
  await store.close();
});

test('a thread that breaks is told of, and replaced with the next move', async () => {
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
    // It kills itself without letting go of anything; everything else is a failure.
    if (thrown.signal !== 'SIGKILL') throw thrown;
  });
}
