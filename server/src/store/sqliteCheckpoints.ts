import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';

/** Moves between two checkpoints: the WAL then has some thousand pages, many of them several times. */
const MOVES = 1000;

/**
 * Runs WAL checkpoints on a thread. A checkpoint copies the write-ahead log into the database and syncs both, which
 * would block the event loop meanwhile (docs/decisions/004-sqlite-writer.md). The thread copies while moves continue.
 * The few pages written meanwhile are copied while the writer waits, and the log restarts from its beginning. Without
 * the thread, SQLite eventually checkpoints automatically.
 */
export class SqliteCheckpoints {
  #moves = 0;
  #thread: Worker | undefined;
  #running: Promise<void> | undefined;
  #isClosed = false;

  /** `alone`: runs work while nobody writes. */
  constructor(
    private readonly path: string,
    private readonly alone: (work: () => Promise<void>) => Promise<void>,
  ) {}

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Called after a commit. */
  wrote(moves: number): void {
    this.#moves += moves;
    if (this.#isClosed || this.isRunning || this.#moves < MOVES) return;
    this.#running = this.#run().finally(() => {
      this.#moves = 0;
      this.#running = undefined;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
    await this.#thread?.terminate();
  }

  async #run(): Promise<void> {
    try {
      await this.#copy();
      await this.alone(() => this.#copy());
    } catch {
      // The thread has ended; the next checkpoint starts another.
      this.#thread = undefined;
    }
  }

  /** Resolves when the thread has run a checkpoint; rejects if it crashes. */
  async #copy(): Promise<void> {
    this.#thread ??= this.#start();
    this.#thread.postMessage(null);
    await once(this.#thread, 'message');
  }

  /** A thread that crashes while idle is forgotten; without a listener its error would end the process. */
  #start(): Worker {
    const thread = startThread(new URL('./sqliteCheckpointThread.js', import.meta.url), this.path);
    return thread
      .on('error', () => undefined)
      .on('exit', () => {
        if (this.#thread === thread) this.#thread = undefined;
      });
  }
}
