import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import { afterColumns, logColumns } from './columns.ts';
import { sqliteMove } from './sqliteAppend.ts';
import type { Heard, Told } from './sqliteThread.ts';
import type { Append } from './store.ts';

/**
 * Writes moves on a thread of its own, which alone waits for the disk: the one that serves everybody goes on. The thread
 * begins with the first move. What it writes can be read here as soon as it is on the disk, and not before.
 */
export class SqliteMoves {
  #thread: Worker | undefined;

  constructor(private readonly path: string) {}

  /** Called again only when the last ones are written. */
  async append(entries: readonly Append[]): Promise<(boolean | Error)[]> {
    const moves = entries.map(({ log, after, edition }) =>
      sqliteMove(logColumns(log), afterColumns(after), edition),
    );
    const heard = await this.#ask(moves);
    if ('failed' in heard) throw new Error(heard.failed);
    return heard.written.map((each) => (typeof each === 'string' ? new Error(each) : each));
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    thread.postMessage(null satisfies Told);
    await once(thread, 'exit');
  }

  async #ask(moves: Told): Promise<Heard> {
    this.#thread ??= this.#start();
    this.#thread.postMessage(moves);
    // Rejects when the thread breaks.
    const [heard] = (await once(this.#thread, 'message')) as [Heard];
    return heard;
  }

  #start(): Worker {
    const thread = startThread(new URL('./sqliteThread.js', import.meta.url), this.path);
    // One that breaks is replaced with the next move; whoever waits for it is told.
    return thread
      .on('error', () => undefined)
      .once('exit', () => {
        this.#thread = undefined;
      });
  }
}
