import { at } from '@archivolt/engine';
import { readJson } from '@archivolt/protocol';
import { literal, nullable, number, object, string } from 'valibot';
import { errorText } from '../errorText.ts';
import { storedPosition, summaryOf } from '../rules/position.ts';
import { WORK } from '../rules/work.ts';
import type { LogRow, PersonRow, Store, StoredTable, TableRow } from '../store/store.ts';
import {
  computeWakeAt,
  initialClocks,
  passClocks,
  type Times,
  timesFor,
  turnNotice,
  withTurnNotice,
} from '../tables/clocks.ts';
import { start, startRequest } from '../tables/seating.ts';
import { type Difference, replayLog } from './replay.ts';

/** A table frozen by a fault. */
export interface FrozenTable {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly version: number;
  readonly fault: string | null;
}

const frozen = object({
  of: literal('tables'),
  row: object({
    status: literal('frozen'),
    id: string(),
    game: string(),
    rulesVersion: number(),
    version: number(),
    fault: nullable(string()),
  }),
});

/** Frozen tables in a dump, also of a running server. */
export async function listFrozenTables(dump: AsyncIterable<string>): Promise<FrozenTable[]> {
  const found: FrozenTable[] = [];
  for await (const text of dump) {
    const read = readJson(frozen, text);
    if (read) found.push(read.row);
  }
  return found;
}

export type UnfreezeResult =
  /** `isRepaired`: its state was damaged and has been replaced with the one that its log leads to. */
  | { ok: true; isRepaired: boolean }
  | { ok: false; why: 'unknown' | 'notFrozen' }
  /** The current rules would have played it differently; continuing would be another game. */
  | { ok: false; why: 'differs'; difference: Difference }
  /** The fault is still there. */
  | { ok: false; why: 'fault'; fault: string };

/**
 * Resumes a frozen table if the rules of this program replay its whole log and can continue from there. A stored state
 * that differs from the log was damaged and is replaced. Nobody loses time: the clock of the player to move continues
 * where it stopped.
 */
export async function unfreezeTable(store: Store, id: string, now: number): Promise<UnfreezeResult> {
  const found = await store.tables.load(id);
  if (!found) return { ok: false, why: 'unknown' };
  const log = await store.tables.log(id, 0);
  const people = await store.people.loadMany(found.seats.flatMap(({ person }) => person ?? []));
  let outcome: UnfreezeResult = { ok: false, why: 'notFrozen' };
  await store.tables.change(id, (table) => {
    if (table.status !== 'frozen' || table.version !== log.length) return null;
    outcome = table.state === null ? startGame(table, people, now) : resume(table, log, people, now);
    return outcome.ok ? true : null;
  });
  return outcome;
}

/** Starts a game whose set-up had failed. */
function startGame(table: StoredTable, people: readonly PersonRow[], now: number): UnfreezeResult {
  Object.assign(table, { status: 'open', fault: null });
  const request = startRequest(table);
  if (!request) throw new Error(`table ${table.id} was frozen before it was full`);
  try {
    start(table, { request, position: WORK.begin(request) }, now, timesAt(table, people, now));
    return { ok: true, isRepaired: false };
  } catch (thrown) {
    return { ok: false, why: 'fault', fault: errorText(thrown) };
  }
}

function resume(
  table: StoredTable,
  log: readonly LogRow[],
  people: readonly PersonRow[],
  now: number,
): UnfreezeResult {
  try {
    const { difference, state } = replayLog(table, log);
    if (difference && !(difference.what === 'state' && state !== undefined))
      return { ok: false, why: 'differs', difference };
    const isRepaired = difference !== undefined;
    if (isRepaired) table.state = state ?? null;
    const summary = summaryOf(storedPosition(table, table.state ?? ''));
    table.fault = null;
    if (table.result) {
      // The notifications of the end may not have been sent yet.
      Object.assign(table, { status: 'finished', wakes: table.finished });
      return { ok: true, isRepaired };
    }
    const { clock, seats } = table;
    const stopped = table.clocks ?? initialClocks(clock, seats, now);
    const { toMove } = summary;
    const { deadline, due } = timesAt(table, people, now);
    const clocks = withTurnNotice(
      passClocks(stopped, clock, seats, { toMove }, now, deadline),
      turnNotice(seats, toMove, table.version, due),
    );
    Object.assign(table, {
      status: 'playing',
      toMove,
      clocks,
      wakes: computeWakeAt(summary, seats, clocks, now),
    });
    return { ok: true, isRepaired };
  } catch (thrown) {
    return { ok: false, why: 'fault', fault: errorText(thrown) };
  }
}

/** The player to move may have given up on the table and is notified immediately. */
const timesAt = ({ seats }: TableRow, people: readonly PersonRow[], now: number): Times =>
  timesFor(
    (seat) => people.find(({ id }) => id === at(seats, seat).person),
    () => now,
  );
