import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@archivolt/bots/node';
import type { Appended, Failed } from './sqliteMoveThread.ts';
import type { Append } from './store.ts';
import { CodedError } from './trouble.ts';

interface Thread {
  readonly worker: Worker;
  /** Aborted when the thread has ended. */
  readonly end: AbortController;
}

/**
 * Appends moves to SQLite on a thread, which alone waits for the disk and for checkpoints of the WAL. On the main thread
 * a move would take 76 µs of it (docs/decisions/004-sqlite-writer.md). The thread starts with the first move.
 */
export class SqliteMoves {
  #thread: Thread | undefined;

  constructor(private readonly path: string) {}

  /** Must be called again only after the last call has settled. Rejects if nobody knows what was written. */
  async append(entries: readonly Append[]): Promise<(boolean | Error)[]> {
    this.#thread ??= this.#start();
    const { worker, end } = this.#thread;
    worker.postMessage(entries);
    const [appended] = (await once(worker, 'message', { signal: end.signal })) as [Appended];
    if ('failed' in appended) throw errorOf(appended.failed);
    return appended.stored.map((each) => (typeof each === 'boolean' ? each : errorOf(each)));
  }

  async close(): Promise<void> {
    const worker = this.#thread?.worker;
    if (!worker) return;
    worker.postMessage(null);
    await once(worker, 'exit');
  }

  /** A thread that crashes is replaced with the next move. */
  #start(): Thread {
    const worker = startThread(new URL('./sqliteMoveThread.js', import.meta.url), this.path);
    const end = new AbortController();
    const ended = (): void => {
      end.abort();
      if (this.#thread?.worker === worker) this.#thread = undefined;
    };
    worker.once('error', ended).once('exit', ended);
    return { worker, end };
  }
}

const errorOf = ({ message, code }: Failed): Error => new CodedError(message, code);
