import { pause } from './player.ts';

/** So far behind at most does a table make up for time that it has lost. */
const LATE = 1000;

/** How fast all players together play: not at all, as fast as they can, or so many moves in a second. */
export class Pace {
  #mode: 'held' | 'free' | number = 'held';
  #waiting: (() => void)[] = [];
  /** Tables that still hurry to their place. */
  #hurrying = 0;

  /** Have all tables come to different parts of their games? Those that begin together would also end together. */
  get isSpread(): boolean {
    return this.#hurrying === 0;
  }

  set(mode: 'held' | 'free' | number): void {
    this.#mode = mode;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** For one of so many tables that are in play at a time; `ahead`: moves that it makes at once, before all others. */
  thinkAt(tables: number, ahead: number): () => Promise<void> {
    let hurry = ahead;
    let due = 0;
    if (hurry > 0) this.#hurrying++;
    return async () => {
      for (;;) {
        const mode = this.#mode;
        if (mode === 'free') return;
        if (mode !== 'held') {
          if (hurry > 0) {
            if (--hurry === 0) this.#hurrying--;
            return;
          }
          // People do not move in step: the waits are those of independent events. Who was answered late moves the
          // sooner after it, so that as many moves are asked for as should be, however long the answers take.
          const now = performance.now();
          due = Math.max(due, now - LATE) + (-Math.log(1 - Math.random()) * tables * 1000) / mode;
          await pause(Math.max(0, due - now));
          if (this.#mode === mode) return;
        } else await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    };
  }
}
