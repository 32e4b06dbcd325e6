/** The listeners of a session. A listener may add or remove others while it is called. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>();

  /** Returns an unsubscribe function. */
  add(listener: (value: T) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  notify(value: T): void {
    for (const listener of [...this.#all]) listener(value);
  }

  clear(): void {
    this.#all.clear();
  }
}
