import { at } from '@archivolt/engine';
import { readJson } from '@archivolt/protocol';
import { literal, nullable, number, object, string } from 'valibot';
import { faultOf } from './fault.ts';
import { type Difference, replayTable } from './replay.ts';
import { firstClocks, passClocks } from './rooms/clocks.ts';
import { start, toBegin } from './rooms/starting.ts';
import { type Times, timesFor } from './rooms/times.ts';
import { telling, wakesAt, withTelling } from './rooms/wakes.ts';
import { storedPosition } from './rules/position.ts';
import { WORK } from './rules/work.ts';
import type { LogRow, PersonRow, Store, StoredTable, TableRow } from './store/store.ts';

/** A table that a fault has stopped. */
export interface Frozen {
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

/** Frozen tables in what a server keeps, which may be running. */
export async function frozenIn(dump: AsyncIterable<string>): Promise<Frozen[]> {
  const found: Frozen[] = [];
  for await (const text of dump) {
    const read = readJson(frozen, text);
    if (read) found.push(read.row);
  }
  return found;
}

export type Thawed =
  | { ok: true }
  | { ok: false; why: 'unknown' | 'notFrozen' }
  /** The present rules would have played it otherwise: going on from there would be another game. */
  | { ok: false; why: 'differs'; difference: Difference }
  /** The fault is still there. */
  | { ok: false; why: 'fault'; fault: string };

/**
 * Lets a frozen table go on, once the rules of this program play it again to the very state that is stored and say
 * what can be done there. Nobody has lost time by it: the clock of the one to move begins where it stood.
 */
export async function thaw(store: Store, id: string, now: number): Promise<Thawed> {
  const found = await store.tables.load(id);
  if (!found) return { ok: false, why: 'unknown' };
  const log = await store.tables.log(id, 0);
  const people = await store.people.loadMany(found.seats.flatMap(({ person }) => person ?? []));
  let outcome: Thawed = { ok: false, why: 'notFrozen' };
  await store.tables.change(id, (table) => {
    if (table.status !== 'frozen' || table.version !== log.length) return null;
    outcome = table.state === null ? begin(table, people, now) : goOn(table, log, people, now);
    return outcome.ok ? true : null;
  });
  return outcome;
}

/** The set-up itself had failed. */
function begin(table: StoredTable, people: readonly PersonRow[], now: number): Thawed {
  Object.assign(table, { status: 'open', fault: null });
  const asked = toBegin(table);
  if (!asked) throw new Error(`table ${table.id} was frozen before it was full`);
  try {
    start(table, { asked, begun: WORK.begin(asked) }, now, timesAt(table, people, now));
    return { ok: true };
  } catch (thrown) {
    return { ok: false, why: 'fault', fault: faultOf(thrown) };
  }
}

function goOn(table: StoredTable, log: readonly LogRow[], people: readonly PersonRow[], now: number): Thawed {
  try {
    const difference = replayTable(table, log);
    if (difference) return { ok: false, why: 'differs', difference };
    const position = storedPosition(table.game, table.state ?? '');
    table.fault = null;
    if (table.result) {
      // The end may not have been told yet.
      Object.assign(table, { status: 'finished', wakes: table.finished });
      return { ok: true };
    }
    const { clock, seats } = table;
    const stopped = table.clocks ?? firstClocks(clock, seats, now);
    const { toMove } = position;
    const { deadline, due } = timesAt(table, people, now);
    const clocks = withTelling(
      passClocks(stopped, clock, seats, { toMove }, now, deadline),
      telling(seats, toMove, table.version, due),
    );
    Object.assign(table, { status: 'playing', toMove, clocks, wakes: wakesAt(position, seats, clocks, now) });
    return { ok: true };
  } catch (thrown) {
    return { ok: false, why: 'fault', fault: faultOf(thrown) };
  }
}

/** Whoever is to move has perhaps given the table up, and is told by the server at once. */
const timesAt = ({ seats }: TableRow, people: readonly PersonRow[], now: number): Times =>
  timesFor(
    (seat) => people.find(({ id }) => id === at(seats, seat).person),
    () => now,
  );
