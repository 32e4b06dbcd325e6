import type { OwnTable, TableInfo } from '@archivolt/protocol';
import { call } from '../net/api.ts';
import { keepSeal } from '../tableStorage.ts';
import { nextPart } from './ownPart.ts';

/** Limit of messages; a server that loops gets no more. */
const MOST = 20;

/** Takes part in the dice of one table while this page knows of it. */
class Part {
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
  async see(table: TableInfo, seat: number): Promise<void> {
    this.#latest = table;
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#latest && this.#sent < MOST) {
      const now: TableInfo = this.#latest;
      this.#latest = undefined;
      keepSeal(now);
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

const parts = new Map<string, Part>();

/** One instance per table, shared by all pages of the app, so that nothing is sent twice. */
export function partAt(table: string): Part {
  const known = parts.get(table);
  if (known) return known;
  const part = new Part();
  parts.set(table, part);
  return part;
}

/** Sends the first part right after sitting down, before the table is on screen. */
export async function settleIn({ table, seat }: OwnTable): Promise<void> {
  keepSeal(table);
  if (seat !== null) await partAt(table.id).see(table, seat);
}
