/** Milliseconds from one beat to the next. */
const BEAT = 3;

/**
 * Where many things come to be done together, lets them come a little longer. To wake a thread costs about as much as a
 * move does, so those of a few milliseconds share it; what comes alone is done at once.
 */
export class Rhythm {
  #last = 0;
  #isShared = false;

  /** Until the next beat, where the last one was for several. */
  async rest(): Promise<void> {
    const wait = this.#isShared ? this.#last + BEAT - performance.now() : 0;
    if (wait > 0) await new Promise<void>((resolve) => setTimeout(resolve, wait));
  }

  /** So many are done together now. */
  beat(together: number): void {
    this.#last = performance.now();
    this.#isShared = together > 1;
  }
}
