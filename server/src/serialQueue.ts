/** A queue that runs one asynchronous task at a time, in the order of arrival. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** True if nothing is running or waiting. */
  get isIdle(): boolean {
    return this.#length === 0;
  }

  run<V>(work: () => Promise<V>): Promise<V> {
    this.#length++;
    const done = this.#runAfter(this.#last, work);
    // A failure is the caller's; the next task starts all the same.
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #runAfter<V>(before: Promise<unknown>, work: () => Promise<V>): Promise<V> {
    await before;
    try {
      return await work();
    } finally {
      this.#length--;
    }
  }

  /** Resolves when all tasks queued so far are done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
