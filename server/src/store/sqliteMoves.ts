import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import type { Appended, Failed } from './sqliteMoveThread.ts';
import type { Append } from './store.ts';
import { CodedError } from './trouble.ts';

/** The call that waits for the thread. */
interface Caller {
  resolve(appended: Appended): void;
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
    const appended = await new Promise<Appended>((resolve, reject) => {
      this.#caller = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.postMessage(entries);
    });
    if ('failed' in appended) throw errorOf(appended.failed);
    return appended.stored.map((each) => (typeof each === 'boolean' ? each : errorOf(each)));
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
      .on('message', (appended: Appended) => this.#caller?.resolve(appended))
      .once('error', ended)
      .once('exit', ended);
  }
}

const errorOf = ({ message, code }: Failed): Error => new CodedError(message, code);
