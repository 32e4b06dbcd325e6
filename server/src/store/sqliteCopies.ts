import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import type Database from 'libsql';
import { copyLog } from './sqliteFile.ts';

/** After so many moves the log is copied: it has some thousand pages then, many of them several times. */
const MOVES = 1000;

/**
 * Now and then SQLite copies its log into the database, and whoever commits at that moment would wait for as long as a
 * hundred moves take. A thread of its own does it here while moves go on. What they write meanwhile is little: it is
 * copied between two of them, so that all is copied for a moment and the log begins anew. Without the thread, and where
 * that moment never comes, SQLite does it in the end as it always does.
 */
export class SqliteCopies {
  #moves = 0;
  #thread: Worker | undefined;
  #isCopying = false;

  constructor(
    private readonly path: string,
    private readonly database: Database.Database,
  ) {}

  /** After a commit. */
  wrote(moves: number): void {
    this.#moves += moves;
    if (this.#isCopying || this.#moves < MOVES) return;
    this.#isCopying = true;
    this.#thread ??= this.#start();
    this.#thread.postMessage(null);
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    return startThread(new URL('./sqliteCopyThread.js', import.meta.url), this.path)
      .on('message', () => this.#rest())
      .once('error', () => {
        this.#thread = undefined;
        this.#isCopying = false;
      });
  }

  #rest(): void {
    copyLog(this.database);
    this.#moves = 0;
    this.#isCopying = false;
  }
}
