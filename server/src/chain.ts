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
    const done = this.#last.then(work).finally(() => {
      this.#length--;
    });
    // What goes wrong is for the one who asked; the next begins all the same.
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** When everything that was asked for until now is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
