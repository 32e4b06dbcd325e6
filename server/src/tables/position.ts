import type { Seat } from '@archivolt/engine';
import { errorText } from '../errorText.ts';
import type { PositionSummary } from '../rules/position.ts';
import { RulesUnavailable } from '../rules/rules.ts';
import type { PositionText, RequestOf, ResultOf, SeatView, WorkKind } from '../rules/work.ts';
import type { StoredTable } from '../store/store.ts';
import type { StepUpdates } from './broadcast.ts';
import type { Room } from './room.ts';

/** The current position of a table: the state as text, and a summary that needs no request to the rules. */
export interface TablePosition {
  readonly state: string;
  readonly summary: PositionSummary;
}

const positionText = ({ row }: Room, state: string): PositionText => {
  const { game, rulesVersion } = row;
  return { game, rulesVersion, state };
};

/**
 * The position of a stored table, checked by the rules; undefined if nothing is readable. A state that cannot be
 * continued is repaired from the log, or the table is frozen. Called from within the room's queue.
 */
export async function readPosition(room: Room, stored: StoredTable): Promise<TablePosition | undefined> {
  const { state, status, seats } = stored;
  if (state === null) return undefined;
  const inspect = (seats: number) => room.parts.rules.ask('inspect', { seats, ...positionText(room, state) });
  // A frozen table may not even be readable; the last known position is shown.
  if (status === 'frozen') {
    const summary = await inspect(0).catch(() => undefined);
    return summary && { state, summary };
  }
  try {
    return { state, summary: await inspect(seats.length) };
  } catch (thrown) {
    if (thrown instanceof RulesUnavailable) throw thrown;
    return repair(room, stored, errorText(thrown));
  }
}

/**
 * Replaces an unreadable state with the one that the log leads to. If that is the same, or the log cannot be replayed
 * either, the fault is not the disk's, and the table is frozen.
 */
async function repair(room: Room, stored: StoredTable, fault: string): Promise<TablePosition | undefined> {
  const { id, version, game, rulesVersion, options, setup } = stored;
  const { store, rules, log } = room.parts;
  try {
    const rows = await store.tables.log(id, 0);
    const request = { game, rulesVersion, options, setup, log: rows, to: version, undone: [] };
    const { summary, state } = await rules.ask('rewind', request);
    const changed = await store.tables.change(id, (row) => {
      if (row.version !== version || row.state === state) return null;
      row.state = state;
      return true;
    });
    if (changed) {
      log.error({ table: id, version, fault }, 'damaged table state repaired from its log');
      return { state, summary };
    }
  } catch (thrown) {
    if (thrown instanceof RulesUnavailable) throw thrown;
    log.error({ err: thrown, table: id, version }, 'failed to rebuild the state of a table from its log');
  }
  await room.freeze(fault);
  return undefined;
}

/** Asks the rules about a position, by default the current one. If they throw or time out, only this table is frozen. */
export async function askRules<K extends WorkKind>(
  room: Room,
  kind: K,
  request: Omit<RequestOf<K>, keyof PositionText>,
  state = room.position?.state,
): Promise<ResultOf<K> | undefined> {
  if (state === undefined) throw new Error(`table ${room.row.id} is played without a position`);
  const { game, rulesVersion } = room.row;
  // Here and along the whole path of a move, own fields come before spread ones: in an object literal that starts with
  // a spread, V8 creates a hidden class for every further field, in rarely collected memory.
  const full = { game, rulesVersion, state, ...request } as RequestOf<K>;
  try {
    return await room.parts.rules.ask(kind, full);
  } catch (thrown) {
    if (thrown instanceof RulesUnavailable) throw thrown;
    await room.freeze(errorText(thrown));
    return undefined;
  }
}

/** The view of a seat; undefined before the game has started and if nothing is readable. */
export async function loadView(room: Room, seat: Seat | null): Promise<SeatView | undefined> {
  const { position, parts } = room;
  return position ? parts.rules.ask('view', { seat, ...positionText(room, position.state) }) : undefined;
}

/** The updates of all viewpoints from one state of a table to another; undefined if the rules fail. */
export async function compareStates(
  room: Room,
  before: string,
  after: string,
): Promise<StepUpdates | undefined> {
  const { viewpoints } = room.broadcaster;
  const updates = await askRules(room, 'compare', { after, viewpoints }, before);
  return updates && { viewpoints, updates };
}
