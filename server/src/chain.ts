/** Does one thing after the other, in the order in which they were asked for. */
export class Chain {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Nothing is being done and nothing waits. */
  get isIdle(): boolean {
    return this.#length === 0;
  }

  run<V>(work: () => Promise<V>): Promise<V> {
    this.#length++;
    const done = this.#after(this.#last, work);
    // What goes wrong is for the one who asked; the next begins all the same.
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #after<V>(before: Promise<unknown>, work: () => Promise<V>): Promise<V> {
    await before;
    try {
      return await work();
    } finally {
      this.#length--;
    }
  }

  /** When everything that was asked for until now is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
