import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { CodedError } from './errors.ts';
import { aMove, aPerson, aTable } from './rows.testing.ts';
import { openSqlite } from './sqlite.ts';
import { CALLER_SYNCS, connect } from './sqliteFile.ts';
import { SqliteMoves } from './sqliteWrites.ts';
import type { Store, StoredTable } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'archivolt-sync-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

const probe = await open(join(folder, 'probe'), 'w');
const handles = Object.getPrototypeOf(probe) as FileHandle;
await probe.close();
const realSync = handles.datasync;
const realAppend = SqliteMoves.prototype.append;

/** A store with a table, whose files are copied at each sync of the WAL: the last copy is what a power cut would leave. */
class Disk {
  /** What has synced the WAL: `fdatasync` by the queue, or the commit of the moves' thread. */
  readonly syncs: ('queue' | 'commit')[] = [];
  /** The failed syncs that were reported to the operator. */
  readonly failed: unknown[] = [];

  private constructor(
    readonly store: Store,
    readonly table: StoredTable,
    readonly path: string,
  ) {}

  static async open(name: string): Promise<Disk> {
    const path = join(folder, `${name}.sqlite`);
    const [store, table] = [await openSqlite(path), aTable()];
    await store.tables.create(table);
    // The first move starts the thread, which opens its connection.
    await store.tables.append(aMove(table));
    const disk = new Disk(store, { ...table, version: 1 }, path);
    store.observe({
      failed: () => undefined,
      waited: () => undefined,
      syncFailed: (thrown) => disk.failed.push(thrown),
    });
    disk.#observe();
    return disk;
  }

  #observe(): void {
    const disk = this;
    vi.spyOn(handles, 'datasync').mockImplementation(async function (this: FileHandle) {
      await realSync.call(this);
      if ((await this.stat()).ino === statSync(`${disk.path}-wal`).ino) disk.#synced('queue');
    });
    vi.spyOn(SqliteMoves.prototype, 'append').mockImplementation(async function (this: SqliteMoves, moves) {
      const before = disk.wal();
      const stored = await realAppend.call(this, moves);
      // SQLite syncs a commit only if it has written to the WAL.
      if (!before.equals(disk.wal())) disk.#synced('commit');
      return stored;
    });
  }

  wal = (): Buffer => readFileSync(`${this.path}-wal`);

  #synced(by: 'queue' | 'commit'): void {
    this.syncs.push(by);
    for (const end of ['', '-wal']) copyFileSync(`${this.path}${end}`, `${this.#copy()}${end}`);
  }

  #copy = (): string => `${this.path}.${this.syncs.length}`;

  /** Creates a person. Resolves to whether a power cut at the moment of the acknowledgement would leave them stored. */
  async survivesPowerCut(): Promise<boolean> {
    const person = aPerson();
    await this.store.people.create(person);
    if (this.syncs.length === 0) return false;
    const left = connect(this.#copy(), CALLER_SYNCS);
    const found = left.prepare('SELECT 1 FROM people WHERE id = ?').all(person.id);
    left.close();
    return found.length === 1;
  }

  move = (version = this.table.version) => this.store.tables.append(aMove({ ...this.table, version }));

  /** Makes the database refuse one of the two statements of a move. */
  sabotage(on: 'INSERT ON log' | 'UPDATE ON tables'): void {
    const saboteur = connect(this.path, CALLER_SYNCS);
    saboteur.exec(`CREATE TRIGGER no BEFORE ${on} BEGIN SELECT RAISE(ABORT, 'not today'); END`);
    saboteur.close();
  }
}

test('a job with a move in its batch is acknowledged when the commit of the move has synced both', async () => {
  const disk = await Disk.open('both');
  expect(await Promise.all([disk.survivesPowerCut(), disk.move(), disk.survivesPowerCut()])).toEqual([
    true,
    'stored',
    true,
  ]);
  expect(disk.syncs).toEqual(['commit']);
  await disk.store.close();
});

test('one stored move among stale ones is enough to sync the jobs of its batch', async () => {
  const disk = await Disk.open('mixed');
  const batch = [disk.survivesPowerCut(), disk.move(0), disk.move(), disk.move()];
  expect(await Promise.all(batch)).toEqual([true, 'stale', 'stored', 'stale']);
  expect(disk.syncs).toEqual(['commit']);
  await disk.store.close();
});

test('a job with only stale moves in its batch is synced by the queue', async () => {
  const disk = await Disk.open('stale');
  expect(await Promise.all([disk.survivesPowerCut(), disk.move(0), disk.move(0)])).toEqual([
    true,
    'stale',
    'stale',
  ]);
  expect(disk.syncs).toEqual(['queue']);
  await disk.store.close();
});

test.each([
  ['is refused alone', 'INSERT ON log'],
  ['rolls back the transaction', 'UPDATE ON tables'],
] as const)('a job with a move in its batch that %s is synced by the queue', async (why, on) => {
  const disk = await Disk.open(why);
  disk.sabotage(on);
  const [job, moved] = await Promise.allSettled([disk.survivesPowerCut(), disk.move()]);
  expect(job).toEqual({ status: 'fulfilled', value: true });
  expect(moved).toMatchObject({ status: 'rejected', reason: { message: /not today/ } });
  expect(disk.syncs).toEqual(['queue']);
  await disk.store.close();
});

test('a job whose batch crashes the thread for moves is synced by the queue', async () => {
  const disk = await Disk.open('crash');
  vi.spyOn(SqliteMoves.prototype, 'append').mockRejectedValueOnce(new Error('the thread has ended'));
  const [job, moved] = await Promise.allSettled([disk.survivesPowerCut(), disk.move()]);
  expect(job).toEqual({ status: 'fulfilled', value: true });
  expect(moved.status).toBe('rejected');
  expect(disk.syncs).toEqual(['queue']);
  await disk.store.close();
});

test('jobs without moves are synced by the queue, once per batch', async () => {
  const disk = await Disk.open('jobs');
  expect(await Promise.all([disk.survivesPowerCut(), disk.survivesPowerCut()])).toEqual([true, true]);
  expect(disk.syncs).toEqual(['queue']);
  await disk.store.close();
});

const failsCommit = new CodedError('disk I/O error', 'SQLITE_IOERR_FSYNC');
const failsQueue = Object.assign(new Error('EIO: i/o error, fdatasync'), {
  code: 'EIO',
  syscall: 'fdatasync',
});

test.each([
  ['of the commit', failsCommit],
  ['of the queue', failsQueue],
] as const)('after a failed sync %s its jobs and all later writes fail', async (name, error) => {
  const disk = await Disk.open(name);
  const refused = { status: 'rejected', reason: error };
  if (error === failsCommit) {
    vi.spyOn(SqliteMoves.prototype, 'append').mockRejectedValueOnce(error);
    expect(await Promise.allSettled([disk.survivesPowerCut(), disk.move()])).toEqual([refused, refused]);
  } else {
    vi.spyOn(handles, 'datasync').mockRejectedValueOnce(error);
    const stale = { status: 'fulfilled', value: 'stale' };
    expect(await Promise.allSettled([disk.survivesPowerCut(), disk.move(0)])).toEqual([refused, stale]);
  }
  expect(await Promise.allSettled([disk.survivesPowerCut(), disk.move()])).toEqual([refused, refused]);
  expect(await Promise.allSettled([disk.move()])).toEqual([refused]);
  expect(disk.failed).toEqual([error]);
  // A second sync would succeed without what the first one lost.
  expect(disk.syncs).toEqual([]);
  await disk.store.close();
});
