import { at, type Seat } from '@archivolt/engine';
import { chained, type GameFile, readJson, type SeenHistory, type WireView } from '@archivolt/protocol';
import { looseObject, object } from 'valibot';
import { type Answer, refused } from '../answer.ts';
import { RulesUnavailable } from '../rules/rules.ts';
import type { LogRow, TableRow } from '../store/store.ts';
import { logEntryOf } from './broadcast.ts';
import { seatOf } from './info.ts';
import { loadView } from './position.ts';
import type { Room } from './room.ts';
import { saltsOf } from './salts.ts';

/** Downloads of a table: the finished game, a game so far, and a fault report. */

/** Exports a finished game. */
export async function exportGame(room: Room, person: string | null): Promise<Answer<{ file: GameFile }>> {
  const { row, info, parts } = room;
  const isSpectator = seatOf(row, person) === null;
  const isTooSoon = isSpectator && (row.finished ?? 0) + row.delay * 1000 > parts.now();
  const log = isTooSoon ? [] : await parts.store.tables.log(row.id, 0);
  const names = info.seats.map(({ name }) => name);
  const file = isTooSoon ? undefined : gameFileOf(row, log, names);
  return file ? { ok: true, file } : refused('notPossible');
}

/**
 * A finished game as one file, including the seed. Undefined while the game runs: nothing of it may be shown before.
 */
export function gameFileOf(
  table: TableRow,
  log: readonly LogRow[],
  names: readonly string[],
): GameFile | undefined {
  const { status, started, finished, setup, result } = table;
  if (status !== 'finished' || started === null || finished === null || !setup || !result) return undefined;
  const head = {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    options: table.options,
    seats: table.seats.map(({ level }, seat) => ({ name: at(names, seat), level })),
    started,
    finished,
    commitment: table.commitment,
    seed: table.seed,
    salts: table.seats.map(({ salt }) => salt),
    setup,
    // Rating changes are not part of the game.
    result: { why: result.why, totals: result.totals, places: result.places },
  };
  const rows = log.map(({ version, seat, kind, moves, picks, to, at: time }) => ({
    version,
    seat,
    kind,
    moves,
    picks,
    at: time,
    ...(to === null ? {} : { to }),
  }));
  const { chain, setupSides } = table;
  if (chain === null || setupSides === null) {
    const old = { format: 'archivolt-game-1' as const, ...head };
    return { ...old, log: chained(old, rows) };
  }
  const { hashes } = saltsOf(table);
  return {
    format: 'archivolt-game-2' as const,
    ...head,
    hashes,
    setupSides,
    log: rows.map((row, index) => ({ ...row, ...linkOf(at(log, index)) })),
  };
}

/** A row without a link in a game with a chain was inserted by somebody else. */
function linkOf({ table, version, sides, hash }: LogRow): { sides: number[]; hash: string } {
  if (hash === null) throw new Error(`table ${table}, version ${version}: no link of the chain`);
  return { sides, hash };
}

/** The game so far as a viewer was shown it: made of their views alone, so nothing has to be taken out. */
export async function exportHistory(
  room: Room,
  person: string | null,
): Promise<Answer<{ history: SeenHistory }>> {
  const viewer = { person, offers: false, send: () => undefined };
  const log = await room.broadcaster.logFor(viewer);
  if (!log) return refused('notPossible');
  const { game, rulesVersion, options, setup, id } = room.row;
  const seat = seatOf(room.row, person);
  try {
    const request = { game, rulesVersion, options, setup, log, seat };
    const { first, changes } = await room.parts.rules.ask('viewHistory', request);
    const steps = log.map((row, index) => ({
      entry: logEntryOf(row),
      changes: JSON.parse(changes[index] ?? '[]'),
    }));
    return { ok: true, history: { seat, first, steps } };
  } catch (err) {
    if (err instanceof RulesUnavailable) throw err;
    room.parts.log.error({ err, table: id }, 'failed to replay the log of a table');
    return refused('notPossible');
  }
}

/** The open part of a state that the rules cannot continue from; null if even that is unreadable. */
function readOpenPart(state: string | null, seat: Seat): WireView | null {
  const stored = state === null ? undefined : readJson(object({ table: looseObject({}) }), state);
  return stored ? { table: stored.table, seat, mine: null } : null;
}

/**
 * The fault report: the table as its reader knows it, the events sent to everybody, and the rules version. A fault may
 * leave any part damaged: unreadable parts are named, and the rest is included.
 */
export async function faultReport(room: Room, person: string): Promise<Answer<{ report: object }>> {
  const { row, parts } = room;
  const seat = seatOf(row, person);
  if (seat === null) return refused('notSeated');
  const seatView = await loadView(room, seat);
  const state = seatView ? null : ((await parts.store.tables.load(row.id))?.state ?? null);
  const view = seatView?.view ?? readOpenPart(state, seat);
  const log = await parts.store.tables.log(row.id, 0).catch((err) => {
    parts.log.error({ err, table: row.id }, 'failed to read the log of a table');
  });
  const unreadable = [
    ...(view === null && state !== null ? ['view'] : []),
    ...(view !== null && !seatView?.isComplete ? ['view.mine'] : []),
    ...(log ? [] : ['log']),
  ];
  const { id, game, rulesVersion, options, status, version, started, commitment } = row;
  const report = {
    format: 'archivolt-report-1',
    id,
    game,
    rulesVersion,
    options,
    status,
    version,
    started,
    commitment,
    seat,
    made: parts.now(),
    node: process.version,
    unreadable,
    view,
    log: (log ?? []).filter((entry) => entry.version <= version).map(logEntryOf),
  };
  return { ok: true, report };
}
