/** An item that waits to be processed in a batch. */
export interface BatchEntry<T, R> {
  readonly item: T;
  done(result: R): void;
  failed(thrown: unknown): void;
}

class Waiting<T, R> implements BatchEntry<T, R> {
  isSettled = false;

  constructor(
    readonly item: T,
    private readonly resolve: (result: R) => void,
    private readonly reject: (thrown: unknown) => void,
  ) {}

  done(result: R): void {
    this.isSettled = true;
    this.resolve(result);
  }

  failed(thrown: unknown): void {
    this.isSettled = true;
    this.reject(thrown);
  }
}

interface BatchOptions<T> {
  /**
   * What shares a batch: items added in the same tick, in the same round of the event loop, or within this many
   * milliseconds.
   */
  readonly within: 'tick' | 'round' | number;
  /** The largest batch; with more, the first item would wait for the last. */
  readonly most?: number;
  /** Items with the same key do not share a batch; they are processed in order of arrival. */
  readonly key?: (item: T) => string;
  /** Under load, when the last batch was shared, the minimum time from one batch to the next in milliseconds. */
  readonly pause?: number;
}

/**
 * Batches items that arrive in one moment, or while the last batch is being processed. `flush` settles each entry
 * individually; if it throws, all remaining entries fail. A single item is processed immediately.
 */
export class Batch<T, R> {
  #waiting: Waiting<T, R>[] = [];
  #running: Promise<void> | undefined;
  #last = 0;
  #isShared = false;

  constructor(
    private readonly flush: (entries: readonly BatchEntry<T, R>[]) => Promise<void>,
    private readonly options: BatchOptions<T>,
  ) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(new Waiting(item, resolve, reject));
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
      await this.#gather();
      const batch = this.#next();
      this.#last = performance.now();
      this.#isShared = batch.length > 1;
      try {
        await this.flush(batch);
        if (batch.some(({ isSettled }) => !isSettled)) throw new Error('left without an answer');
      } catch (thrown) {
        for (const entry of batch) if (!entry.isSettled) entry.failed(thrown);
      }
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  async #gather(): Promise<void> {
    const { within, pause = 0 } = this.options;
    const rest = this.#isShared ? this.#last + pause - performance.now() : 0;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    await new Promise<void>((resolve) => {
      if (within === 'tick') process.nextTick(resolve);
      else if (within === 'round') setImmediate(resolve);
      else setTimeout(resolve, within);
    });
  }

  #next(): Waiting<T, R>[] {
    const { most = Number.POSITIVE_INFINITY, key } = this.options;
    if (!key) return this.#waiting.splice(0, most);
    const [batch, later]: [Waiting<T, R>[], Waiting<T, R>[]] = [[], []];
    const keys = new Set<string>();
    for (const entry of this.#waiting) {
      const its = key(entry.item);
      (batch.length < most && !keys.has(its) ? batch : later).push(entry);
      keys.add(its);
    }
    this.#waiting = later;
    return batch;
  }
}
