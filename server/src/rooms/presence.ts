import type { RoomParts } from './parts.ts';

/** Who looks at a table from this process ends by itself when the process dies. */
export const PRESENCE_LASTS = 150_000;

/** The persons who look at one table from this process, whatever number of pages they have open. */
export class Presence {
  readonly #parts: RoomParts;
  readonly #table: string;
  readonly #pages = new Map<string, number>();

  constructor(parts: RoomParts, table: string) {
    this.#parts = parts;
    this.#table = table;
  }

  come(person: string): void {
    const pages = this.#pages.get(person) ?? 0;
    this.#pages.set(person, pages + 1);
    if (pages === 0) this.#note(person, this.#parts.now() + PRESENCE_LASTS);
  }

  go(person: string): void {
    const pages = this.#pages.get(person) ?? 0;
    if (pages > 1) this.#pages.set(person, pages - 1);
    else if (this.#pages.delete(person)) this.#note(person, 0);
  }

  async close(): Promise<void> {
    const gone = [...this.#pages.keys()];
    this.#pages.clear();
    await Promise.all(gone.map((person) => this.#note(person, 0)));
  }

  #note(person: string, until: number): Promise<void> {
    const { store, process, log } = this.#parts;
    return store.tables.present(this.#table, person, process, until).catch((err) => {
      log.warn({ err, table: this.#table }, 'presence cannot be noted');
    });
  }
}
