import type { Metrics } from '../ops/metrics.ts';

/** Pauses before the retries of an email that the server does not accept, from seconds to an hour. */
const RETRY_DELAYS_MS = [2000, 15_000, 60_000, 5 * 60_000, 20 * 60_000, 60 * 60_000];

interface MailQueueParts {
  readonly metrics: Pick<Metrics, 'countMail'>;
  readonly log: { warn(facts: object, message: string): void };
  readonly retryDelaysMs?: readonly number[];
}

/**
 * Emails that somebody waits for in the browser: sent after the response, with retries until the server accepts them.
 */
export class MailQueue {
  readonly #parts: MailQueueParts;
  readonly #retryTimers = new Set<NodeJS.Timeout>();

  constructor(parts: MailQueueParts) {
    this.#parts = parts;
  }

  send(work: () => Promise<void>): void {
    void this.#try(work, 0);
  }

  /** Drops pending retries; people can request another email. */
  close(): void {
    for (const timer of this.#retryTimers) clearTimeout(timer);
    this.#retryTimers.clear();
  }

  async #try(work: () => Promise<void>, tries: number): Promise<void> {
    const { metrics, log, retryDelaysMs = RETRY_DELAYS_MS } = this.#parts;
    try {
      await work();
      metrics.countMail('sent');
    } catch (err) {
      const delay = retryDelaysMs[tries];
      metrics.countMail(delay === undefined ? 'failed' : 'retried');
      if (delay === undefined) return log.warn({ err }, 'failed to send an email; giving up');
      const timer = setTimeout(() => {
        this.#retryTimers.delete(timer);
        void this.#try(work, tries + 1);
      }, delay);
      this.#retryTimers.add(timer);
      timer.unref();
    }
  }
}
