import { type FileHandle, open } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type Database from 'libsql';
import { Batch, type Entry } from '../batch.ts';
import type { Work } from './adapter.ts';
import type { Schema } from './schema.ts';
import { SqliteMoves } from './sqliteMoves.ts';
import type { Append } from './store.ts';
import type { Watched } from './trouble.ts';

type Job = (trx: Work) => Promise<unknown>;
/** A batch of moves goes to its thread; everything else is a job on the connection of this thread. */
type Write = Job | readonly Append[];

type Outcome = { ok: true; value: unknown } | { ok: false; thrown: unknown };

/** Largest transaction; with more, the first job would wait for the last. */
const MOST = 200;

/**
 * The only way to write to SQLite: one queue, so that its two connections never wait for each other's lock. Jobs of one
 * tick, or that arrive while the disk is busy, share one transaction and one sync (a group commit).
 * Each job succeeds or fails on its own, and is answered when all are on disk. A commit that syncs would block the whole
 * process. Jobs commit into the WAL without a sync instead, and the WAL is synced here, outside the event loop. Until
 * then nobody reads unsynced data, because the connection is held.
 */
export class SqliteWrites {
  readonly #queue = new Batch<Write, unknown>((entries) => this.#write(entries), {
    within: 'tick',
    most: MOST,
  });
  readonly #moves: SqliteMoves;
  #log: FileHandle | undefined;
  #isClosed = false;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly database: Database.Database,
    private readonly path: string,
    private readonly watched: Watched,
  ) {
    this.#moves = new SqliteMoves(path);
  }

  async run<R>(job: (trx: Work) => Promise<R>): Promise<R> {
    return (await this.#add(job)) as R;
  }

  /** For each entry: whether it was stored, or why it could not be. */
  async append(entries: readonly Append[]): Promise<(boolean | Error)[]> {
    return (await this.#add(entries)) as (boolean | Error)[];
  }

  async #add(write: Write): Promise<unknown> {
    if (this.#isClosed) throw new Error('the database is closed');
    return this.#queue.add(write);
  }

  /** Resolves when everything is on disk, including what is added meanwhile; takes no more afterwards. */
  async close(): Promise<void> {
    while (!this.#queue.isIdle) await this.#queue.settled();
    this.#isClosed = true;
    await this.#moves.close();
    await this.#log?.close();
  }

  async #write(writes: readonly Entry<Write, unknown>[]): Promise<void> {
    const jobs = writes.flatMap((entry) =>
      typeof entry.item === 'function' ? { entry, job: entry.item } : [],
    );
    if (jobs.length > 0)
      await this.#observed('writes', () => this.#runJobs(jobs)).catch((thrown) => {
        for (const { entry } of jobs) entry.failed(thrown);
      });
    for (const entry of writes) {
      const { item } = entry;
      if (typeof item === 'function') continue;
      await this.#observed('moves', () => this.#moves.append(item)).then(
        (stored) => entry.done(stored),
        (thrown) => entry.failed(thrown),
      );
    }
  }

  /** Reports how long a write took, or how it failed. */
  async #observed<R>(what: 'writes' | 'moves', write: () => Promise<R>): Promise<R> {
    const begun = performance.now();
    try {
      const written = await write();
      this.watched.waited(what, performance.now() - begun);
      return written;
    } catch (thrown) {
      this.watched.saw(thrown);
      throw thrown;
    }
  }

  async #runJobs(jobs: readonly { entry: Entry<Write, unknown>; job: Job }[]): Promise<void> {
    const outcomes: Outcome[] = [];
    await this.db.connection().execute(async (line) => {
      await line.transaction().execute(async (trx) => {
        for (const { job } of jobs) outcomes.push(await this.#try(trx, job));
      });
      await this.#sync();
    });
    for (const [index, { entry }] of jobs.entries()) {
      const outcome = outcomes[index];
      if (outcome?.ok) entry.done(outcome.value);
      else entry.failed(outcome?.thrown);
    }
  }

  /** The WAL is the same file while the database is open; it exists once something was written. */
  async #sync(): Promise<void> {
    this.#log ??= await open(`${this.path}-wal`, 'r+');
    await this.#log.datasync();
  }

  async #try(trx: Work, work: Job): Promise<Outcome> {
    this.database.exec('SAVEPOINT job');
    try {
      const value = await work(trx);
      this.database.exec('RELEASE job');
      return { ok: true, value };
    } catch (thrown) {
      if (!this.database.inTransaction) {
        // A full disk may have rolled everything back; the caller rolls back what begins here.
        this.database.exec('BEGIN');
        throw thrown;
      }
      this.database.exec('ROLLBACK TO job');
      this.database.exec('RELEASE job');
      return { ok: false, thrown };
    }
  }
}
