import type { Metrics } from '../ops/metrics.ts';

/** Pauses before the retries of an email that the server does not accept, from seconds to an hour. */
const PAUSES = [2000, 15_000, 60_000, 5 * 60_000, 20 * 60_000, 60 * 60_000];

interface LetterParts {
  readonly metrics: Pick<Metrics, 'letter'>;
  readonly log: { warn(facts: object, message: string): void };
  readonly pauses?: readonly number[];
}

/**
 * Emails that somebody waits for in the browser: sent after the response, with retries until the server accepts them.
 */
export class Letters {
  readonly #parts: LetterParts;
  readonly #waiting = new Set<NodeJS.Timeout>();

  constructor(parts: LetterParts) {
    this.#parts = parts;
  }

  send(work: () => Promise<void>): void {
    void this.#try(work, 0);
  }

  /** Drops pending retries; people can request another email. */
  close(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
  }

  async #try(work: () => Promise<void>, tries: number): Promise<void> {
    const { metrics, log, pauses = PAUSES } = this.#parts;
    try {
      await work();
      metrics.letter('sent');
    } catch (err) {
      const pause = pauses[tries];
      metrics.letter(pause === undefined ? 'failed' : 'retried');
      if (pause === undefined) return log.warn({ err }, 'failed to send an email; giving up');
      const timer = setTimeout(() => {
        this.#waiting.delete(timer);
        void this.#try(work, tries + 1);
      }, pause);
      this.#waiting.add(timer);
      timer.unref();
    }
  }
}
