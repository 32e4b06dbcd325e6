import type { GameTypes } from '@archivolt/engine';
import type { HistoryEntry, Session, Snapshot } from './session/session.ts';

/** Number of updates that can be shown again: enough for a round of any game. */
const MAX_TABLES = 64;

/** The history of a table as far as it has been shown, and the tables from which it can be shown again. */
export class ShownHistory<G extends GameTypes> {
  readonly #session: Session<G>;
  #latest: { readonly version: number; readonly table: G['table'] };
  /** The tables before recent updates, by version. */
  readonly #tables = new Map<number, G['table']>();
  #shown = $state(0);

  constructor(session: Session<G>) {
    const { version, view } = session.now;
    this.#session = session;
    this.#latest = { version, table: view.table };
    this.#shown = version;
  }

  readonly entries: readonly HistoryEntry<G>[] = $derived.by(() => {
    const shown = this.#shown;
    return this.#session.history().filter(({ version }) => version <= shown);
  });

  /** The table at the start of a version, if it is known. */
  tableBefore(version: number): G['table'] | undefined {
    return this.#tables.get(version) ?? this.#session.tableAt?.(version - 1);
  }

  /** Records an update that has arrived. The table before it is only known for a single step. */
  receive({ version, view }: Snapshot<G>): void {
    // Later versions are obsolete after a take-back, or when a line is left.
    for (const known of this.#tables.keys()) if (known > version) this.#tables.delete(known);
    if (version === this.#latest.version + 1) this.#tables.set(version, this.#latest.table);
    this.#tables.delete(version - MAX_TABLES);
    this.#latest = { version, table: view.table };
  }

  /** Records that the table now shows this version. */
  show(version: number): void {
    this.#shown = version;
  }
}
