import type { Kysely } from 'kysely';
import type Database from 'libsql';
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
 * Everything that is written to SQLite in one round of the event loop goes to the disk with one sync. Each job stands or
 * falls by itself, and is answered when all of them are on the disk.
 */
export class SqliteWrites {
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly database: Database.Database,
  ) {}

  run<R>(work: (trx: Work) => Promise<R>): Promise<R> {
    return new Promise<R>((done, failed) => {
      this.#jobs.push({ work, done: (value) => done(value as R), failed });
      this.#running ??= this.#run();
    });
  }

  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      // Let in what arrives in this round.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#write(this.#jobs.splice(0, MOST));
    } while (this.#jobs.length > 0);
    this.#running = undefined;
  }

  async #write(jobs: readonly Job[]): Promise<void> {
    const outcomes: Outcome[] = [];
    try {
      await this.db.transaction().execute(async (trx) => {
        for (const job of jobs) outcomes.push(await this.#try(trx, job));
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
