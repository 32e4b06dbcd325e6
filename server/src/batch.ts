/** An item that waits to be processed in a batch. */
export interface BatchEntry<T, R> {
  readonly item: T;
  resolve(result: R): void;
  reject(thrown: unknown): void;
}

class QueuedItem<T, R> implements BatchEntry<T, R> {
  isSettled = false;

  constructor(
    readonly item: T,
    private readonly onResult: (result: R) => void,
    private readonly onError: (thrown: unknown) => void,
  ) {}

  resolve(result: R): void {
    this.isSettled = true;
    this.onResult(result);
  }

  reject(thrown: unknown): void {
    this.isSettled = true;
    this.onError(thrown);
  }
}

interface BatchOptions<T> {
  /**
   * What shares a batch: items added in the same tick, in the same round of the event loop, or within this many
   * milliseconds.
   */
  readonly window: 'tick' | 'round' | number;
  /** The largest batch; with more, the first item would wait for the last. */
  readonly maxSize?: number;
  /** Items with the same key do not share a batch; they are processed in order of arrival. */
  readonly key?: (item: T) => string;
  /** Under load, when the last batch was shared, the minimum time from one batch to the next in milliseconds. */
  readonly minIntervalMs?: number;
}

/**
 * Batches items that arrive in one moment, or while the last batch is being processed. `flush` settles each entry
 * individually; if it throws, all remaining entries fail. A single item is processed immediately.
 */
export class Batch<T, R> {
  #queue: QueuedItem<T, R>[] = [];
  #running: Promise<void> | undefined;
  #lastStart = 0;
  #wasShared = false;

  constructor(
    private readonly flush: (entries: readonly BatchEntry<T, R>[]) => Promise<void>,
    private readonly options: BatchOptions<T>,
  ) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#queue.push(new QueuedItem(item, resolve, reject));
      this.#running ??= this.#run();
    });
  }

  get isIdle(): boolean {
    return this.#running === undefined;
  }

  /** Resolves when everything is done, including items added meanwhile. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      await this.#awaitWindow();
      const batch = this.#takeBatch();
      this.#lastStart = performance.now();
      this.#wasShared = batch.length > 1;
      try {
        await this.flush(batch);
        if (batch.some(({ isSettled }) => !isSettled)) throw new Error('left without an answer');
      } catch (thrown) {
        for (const entry of batch) if (!entry.isSettled) entry.reject(thrown);
      }
    } while (this.#queue.length > 0);
    this.#running = undefined;
  }

  async #awaitWindow(): Promise<void> {
    const { window, minIntervalMs = 0 } = this.options;
    const wait = this.#wasShared ? this.#lastStart + minIntervalMs - performance.now() : 0;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await new Promise<void>((resolve) => {
      if (window === 'tick') process.nextTick(resolve);
      else if (window === 'round') setImmediate(resolve);
      else setTimeout(resolve, window);
    });
  }

  #takeBatch(): QueuedItem<T, R>[] {
    const { maxSize = Number.POSITIVE_INFINITY, key } = this.options;
    if (!key) return this.#queue.splice(0, maxSize);
    const [batch, rest]: [QueuedItem<T, R>[], QueuedItem<T, R>[]] = [[], []];
    const keys = new Set<string>();
    for (const entry of this.#queue) {
      const itemKey = key(entry.item);
      (batch.length < maxSize && !keys.has(itemKey) ? batch : rest).push(entry);
      keys.add(itemKey);
    }
    this.#queue = rest;
    return batch;
  }
}
