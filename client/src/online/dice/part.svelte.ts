import type { OwnTable, TableInfo } from '@archivolt/protocol';
import { call } from '../net/api.ts';
import { saveCommitment } from '../tableStorage.ts';
import { nextPart } from './ownPart.ts';

/** Limit of messages; a server that loops gets no more. */
const MAX_MESSAGES = 20;

/** Takes part in the dice of one table while this page knows of it. */
class DicePart {
  #isElsewhere = $state(false);
  #latest: TableInfo | undefined;
  #isArrival = true;
  #isBusy = false;
  #sent = 0;

  /** True if the salt is on another device of the same person. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
  }

  /** Handles an update of the table. Resolves when everything that can be sent has been sent. */
  async update(table: TableInfo, seat: number): Promise<void> {
    this.#latest = table;
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#latest && this.#sent < MAX_MESSAGES) {
      const now: TableInfo = this.#latest;
      this.#latest = undefined;
      saveCommitment(now);
      const part = nextPart(now, seat, this.#isArrival);
      this.#isArrival = false;
      this.#isElsewhere = part === 'elsewhere';
      if (typeof part === 'string') continue;
      this.#sent++;
      const answer = await call('POST /api/tables/:id/salt', part, { id: now.id });
      // An update from the socket meanwhile is newer.
      if (answer.ok) this.#latest ??= answer.value.table;
    }
    this.#isBusy = false;
  }
}

const parts = new Map<string, DicePart>();

/** One instance per table, shared by all pages of the app, so that nothing is sent twice. */
export function partAt(table: string): DicePart {
  const known = parts.get(table);
  if (known) return known;
  const part = new DicePart();
  parts.set(table, part);
  return part;
}

/** Sends the first part right after sitting down, before the table is on screen. */
export async function sendFirstPart({ table, seat }: OwnTable): Promise<void> {
  saveCommitment(table);
  if (seat !== null) await partAt(table.id).update(table, seat);
}
