import { setImmediate as moment } from 'node:timers/promises';
import type { RoomParts } from './parts.ts';

/**
 * News that somebody has come to look at a table, or has left. They come for many tables in one moment, and who is there
 * is asked for all of them together: one question after the other, so that an older answer never comes last.
 */
export class Arrivals {
  readonly #parts: RoomParts;
  readonly #tell: (table: string, present: ReadonlySet<string>) => void;
  readonly #tables = new Set<string>();
  #isAsking = false;

  constructor(parts: RoomParts, tell: (table: string, present: ReadonlySet<string>) => void) {
    this.#parts = parts;
    this.#tell = tell;
  }

  hear(table: string): void {
    this.#tables.add(table);
    if (!this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    const { store, now, log } = this.#parts;
    this.#isAsking = true;
    while (this.#tables.size > 0) {
      await moment();
      const present = new Map([...this.#tables].map((table) => [table, new Set<string>()]));
      this.#tables.clear();
      try {
        for (const { table, person } of await store.tables.presentAt([...present.keys()], now()))
          present.get(table)?.add(person);
        for (const [table, people] of present) this.#tell(table, people);
      } catch (err) {
        log.error({ err }, 'it is not known who looks at tables');
      }
    }
    this.#isAsking = false;
  }
}
