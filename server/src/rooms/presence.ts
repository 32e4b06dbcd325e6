import { setTimeout as pause } from 'node:timers/promises';
import type { Present } from '../store/store.ts';
import type { RoomParts } from './parts.ts';

/** Who looks at a table from this process ends by itself when the process dies. */
const LASTS = 150_000;
/** Presence is renewed long before it ends. */
const RENEW = 60_000;
/** Who comes and goes in such a moment is noted together, in milliseconds. */
const MOMENT = 100;

/** The persons who look at tables from this process, whatever number of pages they have open. */
export class Presence {
  readonly #parts: RoomParts;
  readonly #looking = new Map<string, { table: string; person: string; pages: number }>();
  readonly #changes = new Map<string, Present>();
  #writing: Promise<void> | undefined;
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

  /** When everything is noted; nobody looks at anything from here any longer. */
  async close(): Promise<void> {
    clearInterval(this.#renewal);
    for (const { table, person } of this.#looking.values()) this.#note({ table, person, until: 0 });
    this.#looking.clear();
    await this.#writing;
  }

  #note(change: Present): void {
    this.#changes.set(keyOf(change.table, change.person), change);
    this.#writing ??= this.#write();
  }

  /** One after the other: who came is never noted after they have left. */
  async #write(): Promise<void> {
    const { store, process, log } = this.#parts;
    while (this.#changes.size > 0) {
      await pause(MOMENT);
      const changes = [...this.#changes.values()];
      this.#changes.clear();
      await store.tables
        .present(process, changes)
        .catch((err) => log.warn({ err }, 'presence cannot be noted'));
    }
    this.#writing = undefined;
  }

  #renew(): void {
    const { store, process, now, log } = this.#parts;
    store.tables
      .stillPresent(process, now() + LASTS)
      .catch((err) => log.warn({ err }, 'presence cannot be renewed'));
  }
}

const keyOf = (table: string, person: string): string => `${table} ${person}`;
