import { type FileHandle, open } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type Database from 'libsql';
import { Batch, type Entry } from '../batch.ts';
import type { Work } from './adapter.ts';
import type { Schema } from './schema.ts';
import type { Watched } from './trouble.ts';

type Job = (trx: Work) => Promise<unknown>;

type Outcome = { ok: true; value: unknown } | { ok: false; thrown: unknown };

/** Largest transaction; with more, the first job would wait for the last. */
const MOST = 200;

/**
 * The only way to write to SQLite: a group commit. Jobs of one round of the event loop, or that arrive while the disk
 * is busy, share one transaction and one sync. Each job succeeds or fails on its own, and is answered when all are on
 * disk. A synchronous commit of SQLite would block the whole process. It commits into the WAL without a sync instead,
 * and the WAL is synced here, outside the event loop. Until then nobody reads unsynced data, because the one connection
 * is held.
 */
export class SqliteWrites {
  readonly #jobs = new Batch<Job, unknown>((entries) => this.#write(entries), {
    within: 'round',
    most: MOST,
  });
  #log: FileHandle | undefined;
  #isClosed = false;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly database: Database.Database,
    private readonly path: string,
    private readonly watched: Watched,
  ) {}

  async run<R>(work: (trx: Work) => Promise<R>): Promise<R> {
    if (this.#isClosed) throw new Error('the database is closed');
    return (await this.#jobs.add(work)) as R;
  }

  /** Resolves when everything is on disk, including jobs added meanwhile; takes no more afterwards. */
  async close(): Promise<void> {
    while (!this.#jobs.isIdle) await this.#jobs.settled();
    this.#isClosed = true;
    await this.#log?.close();
  }

  async #write(jobs: readonly Entry<Job, unknown>[]): Promise<void> {
    const outcomes: Outcome[] = [];
    const begun = performance.now();
    try {
      await this.db.connection().execute(async (line) => {
        await line.transaction().execute(async (trx) => {
          for (const { item } of jobs) outcomes.push(await this.#try(trx, item));
        });
        await this.#sync();
      });
    } catch (thrown) {
      this.watched.saw(thrown);
      throw thrown;
    }
    this.watched.waited('writes', performance.now() - begun);
    for (const [index, job] of jobs.entries()) {
      const outcome = outcomes[index];
      if (outcome?.ok) job.done(outcome.value);
      else job.failed(outcome?.thrown);
    }
  }

  /** The WAL is the same file while the database is open; it exists once something was written. */
  async #sync(): Promise<void> {
    this.#log ??= await open(this.path, 'r+');
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
