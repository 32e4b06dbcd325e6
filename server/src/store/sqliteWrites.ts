import { type FileHandle, open } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type Database from 'libsql';
import { Chain } from '../chain.ts';
import type { Work } from './link.ts';
import type { Schema } from './schema.ts';

interface Job {
  work(trx: Work): Promise<unknown>;
  done(value: unknown): void;
  failed(thrown: unknown): void;
}

type Outcome = { ok: true; value: unknown } | { ok: false; thrown: unknown };

/** More than this in one transaction would make the first wait for the last. */
const MOST = 200;

/**
 * Everything but moves that is written to SQLite in one round of the event loop, or while the disk is busy with what came
 * before, goes to the disk with one sync; moves take turns with it, over a connection of their own. Each job stands or falls by itself, and is answered when all of them are on the disk.
 *
 * SQLite itself would wait for the disk within the commit, and the whole process with it. It commits into its log
 * (`-wal`) without a sync instead, and the log is synced here, beside the event loop; until that is done nobody reads
 * what was written, for the one connection is held.
 */
export class SqliteWrites {
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  readonly #turns = new Chain();
  #log: FileHandle | undefined;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly database: Database.Database,
    private readonly path: string,
  ) {}

  run<R>(work: (trx: Work) => Promise<R>): Promise<R> {
    return new Promise<R>((done, failed) => {
      this.#jobs.push({ work, done: (value) => done(value as R), failed });
      this.#running ??= this.#run();
    });
  }

  /** For what is written over another connection: SQLite lets one write at a time. */
  elsewhere<R>(work: () => Promise<R>): Promise<R> {
    return this.#turns.run(work);
  }

  /** When everything that was asked for is on the disk. */
  async close(): Promise<void> {
    await this.#running;
    await this.#turns.settled();
    await this.#log?.close();
  }

  async #run(): Promise<void> {
    do {
      // Let in what arrives in this round.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#write();
    } while (this.#jobs.length > 0);
    this.#running = undefined;
  }

  /** The turn ends with the commit: what others write after it comes to the disk no sooner. */
  async #write(): Promise<void> {
    let synced: Promise<void> = Promise.resolve();
    await this.#turns.run(
      () =>
        new Promise<void>((committed) => {
          synced = this.#writeAll(this.#jobs.splice(0, MOST), committed).finally(committed);
        }),
    );
    await synced;
  }

  async #writeAll(jobs: readonly Job[], committed: () => void): Promise<void> {
    const outcomes: Outcome[] = [];
    try {
      await this.db.connection().execute(async (line) => {
        await line.transaction().execute(async (trx) => {
          for (const job of jobs) outcomes.push(await this.#try(trx, job));
        });
        committed();
        await this.#sync();
      });
    } catch (thrown) {
      for (const job of jobs) job.failed(thrown);
      return;
    }
    for (const [index, job] of jobs.entries()) {
      const outcome = outcomes[index];
      if (outcome?.ok) job.done(outcome.value);
      else job.failed(outcome?.thrown);
    }
  }

  /** The log stays the same file as long as the database is open; it is there once something was written. */
  async #sync(): Promise<void> {
    this.#log ??= await open(this.path, 'r+');
    await this.#log.datasync();
  }

  async #try(trx: Work, job: Job): Promise<Outcome> {
    this.database.exec('SAVEPOINT job');
    try {
      const value = await job.work(trx);
      this.database.exec('RELEASE job');
      return { ok: true, value };
    } catch (thrown) {
      this.database.exec('ROLLBACK TO job');
      this.database.exec('RELEASE job');
      return { ok: false, thrown };
    }
  }
}
