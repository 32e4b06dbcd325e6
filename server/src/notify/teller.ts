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
/** A process that dies holds a notice no longer than this; longer than any pause or any server's patience. */
const HOLD = 120_000;
/** What is being told when the process stops has so long to be finished. */
const LAST_WORDS = 5000;

/**
 * Tells people what has become due, by the ways they want. One of the processes takes each notice and holds it until
 * it is told; should the process end before, another one tells it.
 */
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
    // What a slow server has not taken by then is told by whichever process comes next.
    await Promise.race([
      Promise.all(this.#running),
      new Promise((resolve) => setTimeout(resolve, LAST_WORDS).unref()),
    ]);
  }

  /** Takes what is due now and tells it. */
  async tellDue(): Promise<void> {
    const { store, now } = this.#parts;
    const notices = await store.notices.take(now(), now() + HOLD, AT_ONCE);
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
    const isTold = await this.#tellNow(notice);
    // The process stops: whichever comes next need not wait.
    if (isTold) await store.notices.told(notice.id);
    else await store.notices.hold(notice.id, now());
  }

  /** False: there was no time left to tell it. */
  async #tellNow(notice: NoticeRow): Promise<boolean> {
    const { store, now } = this.#parts;
    const [person, table] = await Promise.all([
      store.people.load(notice.person),
      store.tables.load(notice.table),
    ]);
    if (!person || !table || !wants(this.#parts, person, notice.kind)) return true;
    // Whoever looks at the table sees it there.
    if ((await store.tables.whoIsPresent(table.id, now())).includes(person.id)) return true;
    const words = await wordsFor(store, notice, person, table);
    if (!words) return true;
    const { push, mail } = person.notify[notice.kind];
    const ways = await Promise.all([
      !push || this.#push(notice, person, words),
      !mail || this.#mail(notice, person, words),
    ]);
    return ways.every(Boolean);
  }

  async #push(notice: NoticeRow, person: PersonRow, { subject, body, path }: Words): Promise<boolean> {
    const { pusher, store } = this.#parts;
    if (!pusher) return true;
    // The same tag replaces what was said of the table before.
    const payload = { title: subject, body, path, tag: notice.table, language: person.language };
    for (const row of await store.notices.pushesOf(person.id)) {
      const isDone = await this.#patiently(notice, async () => {
        if ((await pusher.push(row, payload)) === 'gone') await store.notices.removePush(row.endpoint);
      });
      if (!isDone) return false;
    }
    return true;
  }

  async #mail(notice: NoticeRow, person: PersonRow, words: Words): Promise<boolean> {
    const { mailer } = this.#parts;
    if (!mailer || person.mail === null) return true;
    return this.#patiently(notice, () => mailer.tell(person, words));
  }

  /** Tries again a few times; what still fails is written down and forgotten. False: stopped before the last try. */
  async #patiently(notice: NoticeRow, work: () => Promise<void>): Promise<boolean> {
    const { store, now } = this.#parts;
    for (const pause of [...PAUSES, undefined]) {
      try {
        await work();
        return true;
      } catch (error) {
        if (pause === undefined) {
          this.#warn(error, notice);
          return true;
        }
        await this.#pause(pause);
        if (this.#closing.signal.aborted) return false;
        await store.notices.hold(notice.id, now() + HOLD);
      }
    }
    return true;
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
