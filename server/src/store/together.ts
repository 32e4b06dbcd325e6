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
  /** Tables of which something is being written. */
  readonly #writing = new Set<string>();
  #busy = 0;

  /** `lanes`: so many transactions at a time. */
  constructor(
    private readonly lanes: number,
    private readonly write: (entries: readonly Append[]) => Promise<(boolean | Error)[]>,
  ) {}

  append(entry: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ entry, done, failed });
      if (this.#busy === this.lanes) return;
      this.#busy++;
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    for (;;) {
      // Let in what else has been worked out in this moment.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      const batch = this.#next();
      if (batch.length === 0) break;
      await this.#write(batch);
    }
    this.#busy--;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.write(batch.map(({ entry }) => entry));
      for (const [index, each] of batch.entries()) settle(each, stored[index]);
    } catch (thrown) {
      for (const each of batch) each.failed(thrown);
    }
    for (const { entry } of batch) this.#writing.delete(entry.log.table);
  }

  #next(): Waiting[] {
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    const passedOver = new Set<string>();
    for (const each of this.#waiting) {
      const { table } = each.entry.log;
      if (batch.length < MOST && !this.#writing.has(table) && !passedOver.has(table)) {
        this.#writing.add(table);
        batch.push(each);
      } else {
        passedOver.add(table);
        later.push(each);
      }
    }
    this.#waiting = later;
    return batch;
  }
}

function settle(waiting: Waiting, stored: boolean | Error | undefined): void {
  if (typeof stored === 'boolean') waiting.done(stored);
  else waiting.failed(stored ?? new Error('an entry was written without an answer'));
}
