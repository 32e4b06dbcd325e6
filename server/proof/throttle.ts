import { pause } from './player.ts';

/** The most lost time that a table catches up on. */
const MAX_CATCH_UP_MS = 1000;

/** Sets the rate of moves of all players together: paused, as fast as they can, or a number of moves per second. */
export class Throttle {
  #mode: 'paused' | 'unlimited' | number = 'paused';
  #waiting: (() => void)[] = [];
  /** Tables that are still being advanced. */
  #advancing = 0;

  /**
   * Whether all tables have reached different parts of their games; tables that start together would also end together.
   */
  get isSpread(): boolean {
    return this.#advancing === 0;
  }

  set(mode: 'paused' | 'unlimited' | number): void {
    this.#mode = mode;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** The delay function for one of this many concurrent tables; `ahead`: moves made without delay at the start. */
  thinkAt(tables: number, ahead: number): () => Promise<void> {
    let remaining = ahead;
    let due = 0;
    if (remaining > 0) this.#advancing++;
    return async () => {
      for (;;) {
        const mode = this.#mode;
        if (mode === 'unlimited') return;
        if (mode !== 'paused') {
          if (remaining > 0) {
            if (--remaining === 0) this.#advancing--;
            return;
          }
          // People do not move in step, so the delays are those of a Poisson process. A late reply shortens the next
          // delay, so that the rate stays constant however long replies take.
          const now = performance.now();
          due = Math.max(due, now - MAX_CATCH_UP_MS) + (-Math.log(1 - Math.random()) * tables * 1000) / mode;
          await pause(Math.max(0, due - now));
          if (this.#mode === mode) return;
        } else {
          await new Promise<void>((resolve) => this.#waiting.push(resolve));
          due = performance.now();
        }
      }
    };
  }
}
