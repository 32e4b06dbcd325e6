import type { AccountDeps } from '../accounts/deps.ts';
import { SharedLimit } from '../limits.ts';
import type { Metrics } from '../ops/metrics.ts';
import { MAX_TRIES } from '../store/notices.ts';
import type { NoticeRow, PersonRow } from '../store/store.ts';
import { mailboxOf } from './mailbox.ts';
import type { Mailer } from './mailer.ts';
import { wants } from './notices.ts';
import type { Pusher } from './pusher.ts';
import { type Words, wordsFor } from './words.ts';

export interface NotifierParts extends AccountDeps {
  readonly log: { warn(facts: object, message: string): void };
  readonly mailer: Mailer | null;
  readonly pusher: Pusher | null;
  readonly metrics: Pick<Metrics, 'countMail'>;
  /** Pauses between retries, instead of the default ones. */
  readonly retryDelaysMs?: readonly number[];
}

const POLL_INTERVAL_MS = 5000;
const BATCH_SIZE = 50;
const MAX_RUNNING = 500;
/** Pauses before retrying a busy server, in milliseconds. */
const RETRY_DELAYS_MS = [2000, 15_000, 60_000];
/** The first wait of an email that still cannot be sent; each further wait is four times as long. */
const FIRST_RETRY_WAIT_MS = 10 * 60_000;
/** The most emails one recipient gets in an hour, of all kinds. */
const EMAILS_PER_HOUR = 40;
/** How long a process holds a notice that it has taken: longer than all retries and timeouts together. */
const HOLD_MS = 120_000;
/** How long shutdown waits for notifications that are being sent. */
const SHUTDOWN_GRACE_MS = 5000;

/** `stopped`: the process stopped before it was sent. `failed`: no service accepted it; try again later. */
type Outcome = 'sent' | 'stopped' | 'failed';

/**
 * Sends due notifications by email and push, with retries. One process takes each notice and holds it until it is sent;
 * if that process dies, another one sends it.
 */
export class Notifier {
  readonly #parts: NotifierParts;
  readonly #running = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  readonly #mailboxLimit: SharedLimit;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
    this.#mailboxLimit = new SharedLimit(parts, 'letter to', EMAILS_PER_HOUR, 3_600_000);
  }

  start(): void {
    this.#timer = setInterval(() => {
      // One slow server must neither delay the others nor fill the memory.
      if (this.#running.size < MAX_RUNNING) this.sendDue().catch((error) => this.#warn(error));
    }, POLL_INTERVAL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    // The next process sends what a slow server has not accepted by then.
    await Promise.race([
      Promise.all(this.#running),
      new Promise((resolve) => setTimeout(resolve, SHUTDOWN_GRACE_MS).unref()),
    ]);
  }

  /** Takes the notices that are due and sends them. */
  async sendDue(): Promise<void> {
    const { store, now } = this.#parts;
    const notices = await store.notices.take(now(), now() + HOLD_MS, BATCH_SIZE);
    const sending = notices.map((notice) => {
      const notifying = this.#dispatch(notice)
        .catch((error) => this.#warn(error, notice))
        .finally(() => this.#running.delete(notifying));
      this.#running.add(notifying);
      return notifying;
    });
    await Promise.all(sending);
  }

  async #dispatch(notice: NoticeRow): Promise<void> {
    const { store, now } = this.#parts;
    const outcome = await this.#send(notice);
    if (outcome === 'sent') return store.notices.markSent(notice.id);
    // The process is stopping: release the notice, so that the next one need not wait.
    if (outcome === 'stopped') return store.notices.hold(notice.id, now());
    await store.notices.hold(notice.id, now() + FIRST_RETRY_WAIT_MS * 4 ** (notice.tries - 1));
  }

  async #send(notice: NoticeRow): Promise<Outcome> {
    const { store, now } = this.#parts;
    const [person, table] = await Promise.all([
      store.people.load(notice.person),
      store.tables.load(notice.table),
    ]);
    if (!person || !table || !wants(this.#parts, person, notice.kind)) return 'sent';
    // A person who is viewing the table sees it there.
    if ((await store.tables.peoplePresentAt(table.id, now())).includes(person.id)) return 'sent';
    const words = await wordsFor(store, notice, person, table);
    if (!words) return 'sent';
    const { push, mail } = person.notify[notice.kind];
    const outcomes = await Promise.all<Outcome>([
      push && !notice.pushed ? this.#push(notice, person, words) : 'sent',
      mail ? this.#mail(notice, person, words) : 'sent',
    ]);
    return outcomes.find((outcome) => outcome !== 'sent') ?? 'sent';
  }

  async #push(notice: NoticeRow, person: PersonRow, { subject, body, path }: Words): Promise<Outcome> {
    const { pusher, store } = this.#parts;
    if (!pusher) return 'sent';
    // The same tag replaces the previous notification about the table.
    const payload = { title: subject, body, path, tag: notice.table, language: person.language };
    for (const row of await store.notices.pushesOf(person.id)) {
      const outcome = await this.#withRetry(notice, async () => {
        if ((await pusher.push(row, payload)) === 'gone') await store.notices.removePush(row.endpoint);
      });
      if (outcome === 'stopped') return outcome;
    }
    // The email may be retried; the push notification must not be repeated.
    await store.notices.markPushed(notice.id);
    return 'sent';
  }

  async #mail(notice: NoticeRow, person: PersonRow, words: Words): Promise<Outcome> {
    const { mailer, metrics } = this.#parts;
    if (!mailer || person.mail === null) return 'sent';
    if (notice.tries === 1 && (await this.#mailboxLimit.take(mailboxOf(person.mail))) !== undefined) {
      metrics.countMail('limited');
      return 'sent';
    }
    const outcome = await this.#withRetry(notice, () => mailer.send(person, words));
    if (outcome === 'sent') metrics.countMail('sent');
    if (outcome !== 'failed') return outcome;
    const isLast = notice.tries >= MAX_TRIES;
    metrics.countMail(isLast ? 'failed' : 'retried');
    return isLast ? 'sent' : 'failed';
  }

  /** Retries a few times; logs what still fails. */
  async #withRetry(notice: NoticeRow, work: () => Promise<void>): Promise<Outcome> {
    const { store, now, retryDelaysMs = RETRY_DELAYS_MS } = this.#parts;
    for (const pause of [...retryDelaysMs, undefined]) {
      try {
        await work();
        return 'sent';
      } catch (error) {
        if (pause === undefined) {
          this.#warn(error, notice);
          break;
        }
        await this.#pause(pause);
        if (this.#closing.signal.aborted) return 'stopped';
        await store.notices.hold(notice.id, now() + HOLD_MS);
      }
    }
    return 'failed';
  }

  #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#closing;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #warn(error: unknown, notice?: NoticeRow): void {
    const about = notice && { kind: notice.kind, table: notice.table };
    this.#parts.log.warn({ err: error, ...about }, 'failed to send a notification');
  }
}
