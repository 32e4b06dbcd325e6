import { Batch, type BatchEntry } from '../batch.ts';
import type { Present } from '../store/store.ts';
import type { RoomParts } from './parts.ts';

/** How long the presence of this process's viewers lasts, in milliseconds. It expires when the process dies. */
const LASTS = 150_000;
/** Presence is renewed long before it expires. */
const RENEW = 60_000;
/** Arrivals and departures within this many milliseconds are written together. */
const MOMENT = 100;

/** The people who view tables from this process, each counted once however many pages they have open. */
export class Presence {
  readonly #parts: RoomParts;
  readonly #looking = new Map<string, { table: string; person: string; pages: number }>();
  readonly #changes = new Batch<Present, void>((entries) => this.#write(entries), { within: MOMENT });
  #renewal: NodeJS.Timeout | undefined;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#renewal = setInterval(() => this.#renew(), RENEW);
  }

  come(table: string, person: string): void {
    const seen = this.#looking.get(keyOf(table, person));
    if (seen) {
      seen.pages++;
      return;
    }
    this.#looking.set(keyOf(table, person), { table, person, pages: 1 });
    this.#note({ table, person, until: this.#parts.now() + LASTS });
  }

  go(table: string, person: string): void {
    const seen = this.#looking.get(keyOf(table, person));
    if (!seen || --seen.pages > 0) return;
    this.#looking.delete(keyOf(table, person));
    this.#note({ table, person, until: 0 });
  }

  /** Resolves when everything is written; nobody is present from this process any longer. */
  async close(): Promise<void> {
    clearInterval(this.#renewal);
    for (const { table, person } of this.#looking.values()) this.#note({ table, person, until: 0 });
    this.#looking.clear();
    await this.#changes.settled();
  }

  #note(change: Present): void {
    void this.#changes.add(change);
  }

  /** The last change per person counts: an arrival is never written after the departure that followed it. */
  async #write(entries: readonly BatchEntry<Present, void>[]): Promise<void> {
    const { store, process, log } = this.#parts;
    const changes = new Map(entries.map(({ item }) => [keyOf(item.table, item.person), item]));
    await store.tables
      .present(process, [...changes.values()])
      .catch((err) => log.warn({ err }, 'failed to record presence'));
    for (const entry of entries) entry.done();
  }

  #renew(): void {
    const { store, process, now, log } = this.#parts;
    store.tables
      .stillPresent(process, now() + LASTS)
      .catch((err) => log.warn({ err }, 'failed to renew presence'));
  }
}

/** Loads presence where it has changed. Changes often come for many tables together and are loaded with one query. */
export function presenceLoader(
  { store, now, log }: RoomParts,
  tell: (table: string, present: ReadonlySet<string>) => void,
): (table: string) => void {
  // One query at a time, so that a stale result never overwrites a newer one.
  const changed = new Batch<string, void>(
    async (entries) => {
      const present = new Map(entries.map(({ item }) => [item, new Set<string>()]));
      try {
        for (const { table, person } of await store.tables.presentAt([...present.keys()], now()))
          present.get(table)?.add(person);
        for (const [table, people] of present) tell(table, people);
      } catch (err) {
        log.error({ err }, 'failed to load presence');
      }
      for (const entry of entries) entry.done();
    },
    { within: 'round' },
  );
  return (table) => void changed.add(table);
}

const keyOf = (table: string, person: string): string => `${table} ${person}`;
