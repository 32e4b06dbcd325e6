import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import { afterColumns, logColumns } from './columns.ts';
import { sqliteMove } from './sqliteAppend.ts';
import type { Heard, Told } from './sqliteThread.ts';
import type { Append } from './store.ts';

interface Thread {
  readonly worker: Worker;
  /** Aborted when it is over. */
  readonly end: AbortController;
}

/**
 * Writes moves on a thread of its own, which alone waits for the disk: the one that serves everybody goes on. The thread
 * begins with the first move. What it writes can be read here as soon as it is on the disk, and not before.
 */
export class SqliteMoves {
  #thread: Thread | undefined;

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
    const worker = this.#thread?.worker;
    if (!worker) return;
    worker.postMessage(null satisfies Told);
    await once(worker, 'exit');
  }

  async #ask(moves: Told): Promise<Heard> {
    this.#thread ??= this.#start();
    const { worker, end } = this.#thread;
    worker.postMessage(moves);
    // Rejects when the thread breaks: whoever waits is told, and nobody knows what was written.
    const [heard] = (await once(worker, 'message', { signal: end.signal })) as [Heard];
    return heard;
  }

  /** One that breaks is replaced with the next move. */
  #start(): Thread {
    const worker = startThread(new URL('./sqliteThread.js', import.meta.url), this.path);
    const end = new AbortController();
    const over = (): void => {
      end.abort();
      if (this.#thread?.worker === worker) this.#thread = undefined;
    };
    worker.once('error', over).once('exit', over);
    return { worker, end };
  }
}
