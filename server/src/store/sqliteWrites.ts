import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import type { Kysely } from 'kysely';
import type Database from 'libsql';
import { Batch, type BatchEntry } from '../batch.ts';
import type { StoreTransaction } from './adapter.ts';
import { CodedError, isFailedSync, type ObserverRelay } from './errors.ts';
import type { Schema } from './schema.ts';
import type { AppendReply, FailureFacts } from './sqliteMoveThread.ts';
import type { Append } from './store.ts';

type Job = (trx: StoreTransaction) => Promise<unknown>;
/** A move goes to its thread; everything else is a job on the connection of this thread. */
type Write = Job | Append;

type Outcome = { ok: true; value: unknown } | { ok: false; thrown: unknown };

/** Largest batch; with more, the first write would wait for the last. */
const MAX_BATCH_SIZE = 200;

/**
 * The only way to write to SQLite: one queue, so that its two connections never wait for each other's lock. Writes of one
 * tick, or that arrive while the disk is busy, share one sync (a group commit): the jobs are one transaction, the moves
 * another. Each write succeeds or fails on its own, and is answered when all are on disk. A commit that syncs would block
 * the whole process, so jobs commit into the WAL without one. The moves' commit then syncs the WAL on their thread, and
 * without moves it is synced here, outside the event loop. Until then nobody reads unsynced data, because the connection
 * is held. After a failed sync all writes fail, because a later sync would succeed without what was lost.
 */
export class SqliteWrites {
  readonly #queue = new Batch<Write, unknown>((entries) => this.#write(entries), {
    window: 'tick',
    maxSize: MAX_BATCH_SIZE,
  });
  readonly #moves: SqliteMoves;
  #walFile: FileHandle | undefined;
  #isClosed = false;
  #failedSync: unknown;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly database: Database.Database,
    private readonly path: string,
    private readonly observer: ObserverRelay,
  ) {
    this.#moves = new SqliteMoves(path);
  }

  async run<R>(job: (trx: StoreTransaction) => Promise<R>): Promise<R> {
    return (await this.#add(job)) as R;
  }

  /** False if the move is stale. */
  async append(move: Append): Promise<boolean> {
    return (await this.#add(move)) as boolean;
  }

  #add(write: Write): Promise<unknown> {
    if (this.#isClosed) throw new Error('the database is closed');
    return this.#queue.add(write);
  }

  /** Resolves when everything is on disk, including what is added meanwhile; takes no more afterwards. */
  async close(): Promise<void> {
    while (!this.#queue.isIdle) await this.#queue.settled();
    this.#isClosed = true;
    await this.#moves.close();
    await this.#walFile?.close();
  }

  async #write(writes: readonly BatchEntry<Write, unknown>[]): Promise<void> {
    if (this.#failedSync !== undefined) throw this.#failedSync;
    const moves = writes.filter(
      (entry): entry is BatchEntry<Append, boolean> => typeof entry.item === 'object',
    );
    const jobs = writes.filter(
      (entry): entry is BatchEntry<Job, unknown> => typeof entry.item === 'function',
    );
    if (jobs.length === 0) await this.#append(moves);
    else await this.db.connection().execute((line) => this.#runJobs(line, jobs, moves));
  }

  /** Answers the jobs once they are synced: by the commit of the moves, or by a sync of their own. */
  async #runJobs(
    connection: Kysely<Schema>,
    jobs: readonly BatchEntry<Job, unknown>[],
    moves: readonly BatchEntry<Append, boolean>[],
  ): Promise<void> {
    const start = performance.now();
    const outcomes = await this.#commit(connection, jobs);
    if (!(await this.#append(moves))) await this.#sync();
    this.observer.waited('writes', performance.now() - start);
    for (const [index, entry] of jobs.entries()) {
      const outcome = outcomes[index];
      if (outcome?.ok) entry.resolve(outcome.value);
      else entry.reject(outcome?.thrown);
    }
  }

  async #commit(connection: Kysely<Schema>, jobs: readonly BatchEntry<Job, unknown>[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    try {
      await connection.transaction().execute(async (trx) => {
        for (const { item } of jobs) outcomes.push(await this.#runJob(trx, item));
      });
      return outcomes;
    } catch (thrown) {
      this.#report(thrown);
      return jobs.map(() => ({ ok: false, thrown }));
    }
  }

  /** Stores moves on their thread and answers them. True if that has synced the WAL. */
  async #append(moves: readonly BatchEntry<Append, boolean>[]): Promise<boolean> {
    if (moves.length === 0) return false;
    const start = performance.now();
    try {
      const stored = await this.#moves.append(moves.map(({ item }) => item));
      this.observer.waited('moves', performance.now() - start);
      for (const [index, entry] of moves.entries()) {
        const outcome = stored[index];
        if (typeof outcome === 'boolean') entry.resolve(outcome);
        else entry.reject(outcome);
      }
      // If all moves were stale, the commit wrote nothing.
      return stored.includes(true);
    } catch (thrown) {
      this.#report(thrown);
      for (const entry of moves) entry.reject(thrown);
      return false;
    }
  }

  /** The WAL is the same file while the database is open; it exists once something was written. */
  async #sync(): Promise<void> {
    try {
      this.#walFile ??= await open(`${this.path}-wal`, 'r+');
      await this.#walFile.datasync();
    } catch (thrown) {
      this.#report(thrown);
      throw thrown;
    }
  }

  /** Reports a failure. A failed sync is thrown on, which fails the rest of the batch. */
  #report(thrown: unknown): void {
    this.observer.report(thrown);
    if (!isFailedSync(thrown)) return;
    this.#failedSync = thrown;
    throw thrown;
  }

  async #runJob(trx: StoreTransaction, work: Job): Promise<Outcome> {
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

/** The call that waits for the thread. */
interface Caller {
  resolve(reply: AppendReply): void;
  reject(thrown: unknown): void;
}

/**
 * Appends moves to SQLite on a thread, which alone waits for the disk and for checkpoints of the WAL. On the main thread
 * a move would take 76 µs of it (docs/decisions/004-sqlite-writer.md). The thread starts with the first move.
 */
export class SqliteMoves {
  #worker: Worker | undefined;
  #caller: Caller | undefined;

  constructor(private readonly path: string) {}

  /** Must be called again only after the last call has settled. Rejects if nobody knows what was written. */
  async append(entries: readonly Append[]): Promise<(boolean | Error)[]> {
    const reply = await new Promise<AppendReply>((resolve, reject) => {
      this.#caller = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.postMessage(entries);
    });
    if ('failed' in reply) throw errorOf(reply.failed);
    return reply.stored.map((each) => (typeof each === 'boolean' ? each : errorOf(each)));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    worker.postMessage(null);
    await once(worker, 'exit');
  }

  /** A thread that crashes is replaced with the next move. */
  #start(): Worker {
    const worker = startThread(new URL('./sqliteMoveThread.js', import.meta.url), this.path);
    const ended = (thrown: unknown): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#caller?.reject(new Error('the thread that writes moves has ended', { cause: thrown }));
    };
    return worker
      .on('message', (reply: AppendReply) => this.#caller?.resolve(reply))
      .once('error', ended)
      .once('exit', ended);
  }
}

const errorOf = ({ message, code }: FailureFacts): Error => new CodedError(message, code);
