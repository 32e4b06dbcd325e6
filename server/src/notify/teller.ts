import type { Desk } from '../accounts/desk.ts';
import type { NoticeRow, PersonRow } from '../store/store.ts';
import type { Mailer } from './mailer.ts';
import { wants } from './notices.ts';
import type { Pusher } from './pusher.ts';
import { type Words, wordsFor } from './words.ts';

export interface TellerParts extends Desk {
  readonly log: { warn(facts: object, message: string): void };
  readonly mailer: Mailer | null;
  readonly pusher: Pusher | null;
}

const EVERY = 5000;
const AT_ONCE = 50;
const MOST = 500;
/** A server that is busy is asked again after these. */
const PAUSES = [2000, 15_000, 60_000];

/** Tells people what has become due, by the ways they want. One of the processes takes each notice. */
export class Teller {
  readonly #parts: TellerParts;
  readonly #running = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: TellerParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      // One slow server must not hold up the others, nor fill the memory.
      if (this.#running.size < MOST) this.tellDue().catch((error) => this.#warn(error));
    }, EVERY);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await Promise.all(this.#running);
  }

  /** Takes what is due now and tells it. */
  async tellDue(): Promise<void> {
    const notices = await this.#parts.store.notices.take(this.#parts.now(), AT_ONCE);
    const told = notices.map((notice) => {
      const telling = this.#tell(notice)
        .catch((error) => this.#warn(error, notice))
        .finally(() => this.#running.delete(telling));
      this.#running.add(telling);
      return telling;
    });
    await Promise.all(told);
  }

  async #tell(notice: NoticeRow): Promise<void> {
    const { store, now } = this.#parts;
    const [person, table] = await Promise.all([
      store.people.load(notice.person),
      store.tables.load(notice.table),
    ]);
    if (!person || !table || !wants(this.#parts, person, notice.kind)) return;
    // Whoever looks at the table sees it there.
    if ((await store.tables.whoIsPresent(table.id, now())).includes(person.id)) return;
    const words = await wordsFor(store, notice, person, table);
    if (!words) return;
    const { push, mail } = person.notify[notice.kind];
    await Promise.all([push && this.#push(notice, person, words), mail && this.#mail(person, words)]);
  }

  async #push(notice: NoticeRow, person: PersonRow, { subject, body, path }: Words): Promise<void> {
    const { pusher, store } = this.#parts;
    if (!pusher) return;
    // The same tag replaces what was said of the table before.
    const payload = { title: subject, body, path, tag: notice.table, language: person.language };
    for (const row of await store.notices.pushesOf(person.id)) {
      const answer = await this.#patiently(() => pusher.push(row, payload));
      if (answer === 'gone') await store.notices.removePush(row.endpoint);
    }
  }

  async #mail(person: PersonRow, words: Words): Promise<void> {
    const { mailer } = this.#parts;
    if (mailer && person.mail !== null) await this.#patiently(() => mailer.tell(person, words));
  }

  /** Tries again a few times; what still fails is written down and forgotten. */
  async #patiently<R>(work: () => Promise<R>): Promise<R | undefined> {
    for (const pause of [...PAUSES, undefined]) {
      try {
        return await work();
      } catch (error) {
        if (pause === undefined || this.#closing.signal.aborted) {
          this.#warn(error);
          return undefined;
        }
        await this.#pause(pause);
      }
    }
    return undefined;
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
    this.#parts.log.warn({ err: error, ...about }, 'a notice was not told');
  }
}
