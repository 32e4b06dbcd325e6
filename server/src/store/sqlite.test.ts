import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { aMove, aPerson, aTable } from './rows.testing.ts';
import { openSqlite } from './sqlite.ts';
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
  let isOnDisk = () => {};
  sync.mockImplementation(() => new Promise((resolve) => (isOnDisk = resolve)));
  const seen: string[] = [];
  const stop = store.listen(({ of }) => seen.push(of));
  const stored = store.tables.append(aMove(table)).then((answer) => seen.push(answer));
  await expect.poll(() => sync.mock.calls.length).toBe(1);
  const read = store.tables.load(table.id).then((row) => seen.push(`version ${row?.version}`));
  await aWhile();
  expect(seen).toEqual([]);
  sync.mockRestore();
  isOnDisk();
  await Promise.all([stored, read]);
  expect(seen.sort()).toEqual(['played', 'stored', 'version 1']);
  stop();
  await handle.close();
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
