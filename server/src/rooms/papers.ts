import type { Seat } from '@archivolt/engine';
import { type GameFile, readJson, type WireView } from '@archivolt/protocol';
import { looseObject, object } from 'valibot';
import { gameFileOf } from '../gameFile.ts';
import { type Answer, refused } from './answer.ts';
import { toldOf } from './audience.ts';
import { seatOf } from './info.ts';
import type { Room } from './room.ts';

/** What can be taken home from a table. */

/** A finished game, whole. */
export async function fileOf(room: Room, person: string | null): Promise<Answer<{ file: GameFile }>> {
  const { row, info, parts } = room;
  const isOnlooker = seatOf(row, person) === null;
  const isTooSoon = isOnlooker && (row.finished ?? 0) + row.delay * 1000 > parts.now();
  const log = isTooSoon ? [] : await parts.store.tables.log(row.id, 0);
  const names = info.seats.map(({ name }) => name);
  const file = isTooSoon ? undefined : gameFileOf(row, log, names);
  return file ? { ok: true, file } : refused('notPossible');
}

/** What lies open in a state that no rule can go on from; null where not even that can be read. */
function openPart(state: string | null, seat: Seat): WireView | null {
  const stored = state === null ? undefined : readJson(object({ table: looseObject({}) }), state);
  return stored ? { table: stored.table, seat, mine: null } : null;
}

/**
 * What a fault is reported with: the table as its reader knows it, what everybody was told, and which rules. A fault may
 * have left anything behind: what cannot be read is named, and the rest is there.
 */
export async function reportOf(room: Room, person: string): Promise<Answer<{ report: object }>> {
  const { row, parts } = room;
  const seat = seatOf(row, person);
  if (seat === null) return refused('notSeated');
  const shown = await room.referee.viewFor(seat);
  const state = shown ? null : ((await parts.store.tables.load(row.id))?.state ?? null);
  const view = shown?.view ?? openPart(state, seat);
  const log = await parts.store.tables.log(row.id, 0).catch((err) => {
    parts.log.error({ err, table: row.id }, 'the log of a table cannot be read');
  });
  const unreadable = [
    ...(view === null && state !== null ? ['view'] : []),
    ...(view !== null && !shown?.isWhole ? ['view.mine'] : []),
    ...(log ? [] : ['log']),
  ];
  const { id, game, rulesVersion, options, status, version, started, commitment } = row;
  const report = {
    format: 'archivolt-report-1',
    ...{ id, game, rulesVersion, options, status, version, started, commitment, seat },
    made: parts.now(),
    node: process.version,
    unreadable,
    view,
    log: (log ?? []).filter((entry) => entry.version <= version).map(toldOf),
  };
  return { ok: true, report };
}
