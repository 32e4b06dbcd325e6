import { Rhythm } from '../rhythm.ts';
import type { Append } from './store.ts';

interface Waiting {
  readonly entry: Append;
  done(stored: boolean): void;
  failed(thrown: unknown): void;
}

/** More than this in one transaction would make the first wait for the last. */
const MOST = 128;

/**
 * Writes moves together: what arrives in one moment, or while earlier ones are being written, goes to
 * the disk with one sync. Of one table only one at a time, in the order of arrival.
 */
export class Together {
  #waiting: Waiting[] = [];
  #isWriting = false;
  readonly #rhythm = new Rhythm();

  constructor(private readonly write: (entries: readonly Append[]) => Promise<(boolean | Error)[]>) {}

  append(entry: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ entry, done, failed });
      if (!this.#isWriting) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      await this.#rhythm.rest();
      // Let in what else has been worked out in this moment.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      const batch = this.#next();
      this.#rhythm.beat(batch.length);
      await this.#write(batch);
    }
    this.#isWriting = false;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.write(batch.map(({ entry }) => entry));
      for (const [index, each] of batch.entries()) settle(each, stored[index]);
    } catch (thrown) {
      for (const each of batch) each.failed(thrown);
    }
  }

  #next(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const tables = new Set<string>();
    for (const each of this.#waiting) {
      const { table } = each.entry.log;
      if (batch.length < MOST && !tables.has(table)) batch.push(each);
      else later.push(each);
      tables.add(table);
    }
    this.#waiting = later;
    return batch;
  }
}

function settle(waiting: Waiting, stored: boolean | Error | undefined): void {
  if (typeof stored === 'boolean') waiting.done(stored);
  else waiting.failed(stored ?? new Error('an entry was written without an answer'));
}
