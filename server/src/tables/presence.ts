import { Batch, type BatchEntry } from '../batch.ts';
import type { PresenceChange } from '../store/store.ts';
import type { RoomParts } from './parts.ts';

/** How long the presence of this process's viewers lasts, in milliseconds. It expires when the process dies. */
const PRESENCE_TTL_MS = 150_000;
/** Presence is renewed long before it expires. */
const RENEW_INTERVAL_MS = 60_000;
/** Arrivals and departures within this many milliseconds are written together. */
const BATCH_WINDOW_MS = 100;

/** The people who view tables from this process, each counted once however many pages they have open. */
export class Presence {
  readonly #parts: RoomParts;
  readonly #entries = new Map<string, { table: string; person: string; pages: number }>();
  readonly #changes = new Batch<PresenceChange, void>((entries) => this.#write(entries), {
    window: BATCH_WINDOW_MS,
  });
  #renewalTimer: NodeJS.Timeout | undefined;

  constructor(parts: RoomParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#renewalTimer = setInterval(() => this.#renew(), RENEW_INTERVAL_MS);
  }

  enter(table: string, person: string): void {
    const entry = this.#entries.get(keyOf(table, person));
    if (entry) {
      entry.pages++;
      return;
    }
    this.#entries.set(keyOf(table, person), { table, person, pages: 1 });
    this.#record({ table, person, until: this.#parts.now() + PRESENCE_TTL_MS });
  }

  leave(table: string, person: string): void {
    const entry = this.#entries.get(keyOf(table, person));
    if (!entry || --entry.pages > 0) return;
    this.#entries.delete(keyOf(table, person));
    this.#record({ table, person, until: 0 });
  }

  /** Resolves when everything is written; nobody is present from this process any longer. */
  async close(): Promise<void> {
    clearInterval(this.#renewalTimer);
    for (const { table, person } of this.#entries.values()) this.#record({ table, person, until: 0 });
    this.#entries.clear();
    await this.#changes.settled();
  }

  #record(change: PresenceChange): void {
    void this.#changes.add(change);
  }

  /** The last change per person counts: an arrival is never written after the departure that followed it. */
  async #write(entries: readonly BatchEntry<PresenceChange, void>[]): Promise<void> {
    const { store, process, log } = this.#parts;
    const changes = new Map(entries.map(({ item }) => [keyOf(item.table, item.person), item]));
    await store.tables
      .recordPresence(process, [...changes.values()])
      .catch((err) => log.warn({ err }, 'failed to record presence'));
    for (const entry of entries) entry.resolve();
  }

  #renew(): void {
    const { store, process, now, log } = this.#parts;
    store.tables
      .renewPresence(process, now() + PRESENCE_TTL_MS)
      .catch((err) => log.warn({ err }, 'failed to renew presence'));
  }
}

/** Loads presence where it has changed. Changes often come for many tables together and are loaded with one query. */
export function createPresenceLoader(
  { store, now, log }: RoomParts,
  onLoaded: (table: string, present: ReadonlySet<string>) => void,
): (table: string) => void {
  // One query at a time, so that a stale result never overwrites a newer one.
  const changed = new Batch<string, void>(
    async (entries) => {
      const present = new Map(entries.map(({ item }) => [item, new Set<string>()]));
      try {
        for (const { table, person } of await store.tables.presenceAt([...present.keys()], now()))
          present.get(table)?.add(person);
        for (const [table, people] of present) onLoaded(table, people);
      } catch (err) {
        log.error({ err }, 'failed to load presence');
      }
      for (const entry of entries) entry.resolve();
    },
    { window: 'round' },
  );
  return (table) => void changed.add(table);
}

const keyOf = (table: string, person: string): string => `${table} ${person}`;
