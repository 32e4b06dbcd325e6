import type { Append } from './store.ts';

interface Waiting {
  readonly entry: Append;
  done(stored: boolean): void;
  failed(thrown: unknown): void;
}

/** More than this in one transaction would make the first wait for the last. */
const MOST = 200;

/**
 * Writes moves together: what arrives in one round of the event loop, or while the transaction before is being
 * written, goes to the disk with one sync. Of one table only one at a time, in the order of arrival.
 */
export class Together {
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(private readonly write: (entries: readonly Append[]) => Promise<(boolean | Error)[]>) {}

  append(entry: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ entry, done, failed });
      if (this.#busy) return;
      this.#busy = true;
      setImmediate(() => this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#next();
      await this.write(batch.map(({ entry }) => entry)).then(
        (stored) => {
          for (const [index, each] of batch.entries()) settle(each, stored[index]);
        },
        (thrown: unknown) => {
          for (const each of batch) each.failed(thrown);
        },
      );
      // Let in what has arrived meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#busy = false;
  }

  #next(): Waiting[] {
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const each of this.#waiting) {
      const fits = batch.length < MOST && !tables.has(each.entry.log.table);
      tables.add(each.entry.log.table);
      (fits ? batch : later).push(each);
    }
    this.#waiting = later;
    return batch;
  }
}

function settle(waiting: Waiting, stored: boolean | Error | undefined): void {
  if (typeof stored === 'boolean') waiting.done(stored);
  else waiting.failed(stored ?? new Error('an entry was written without an answer'));
}
