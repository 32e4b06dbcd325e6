import { type Game, type GameTypes, replaying, type State, same, submit } from '@archivolt/engine';
import { withRules } from '../games.ts';
import type { LogRow, Store, StoredTable } from '../store/store.ts';

/** A stored game that the current rules would play differently, and where they diverge. */
export interface Difference {
  table: string;
  game: string;
  rulesVersion: number;
  /** 0 for the set-up. */
  version: number;
  what: 'picks' | 'refused' | 'events' | 'state' | 'threw';
  detail: string;
}

const BATCH_SIZE = 100;

/** Replays every stored game with the rules of this program, to be run before they are used for running games. */
export async function replayAll(
  store: Store,
  report: (difference: Difference) => void,
): Promise<{ games: number; different: number }> {
  let [games, different, last] = [0, 0, ''];
  for (;;) {
    const ids = await store.tables.startedIds(last, BATCH_SIZE);
    for (const id of ids) {
      const table = await store.tables.load(id);
      if (!table?.setup) continue;
      const difference = replayTable(table, await store.tables.log(id, 0));
      games++;
      if (!difference) continue;
      different++;
      report(difference);
    }
    if (ids.length < BATCH_SIZE) return { games, different };
    last = ids.at(-1) ?? '';
  }
}

export function replayTable(table: StoredTable, log: readonly LogRow[]): Difference | undefined {
  return replayLog(table, log).difference;
}

/** Where a game and its log diverge, if they do, and the state that the whole log leads to, if it can be replayed. */
export interface ReplayResult {
  readonly difference?: Difference;
  readonly state?: string;
}

export function replayLog(table: StoredTable, log: readonly LogRow[]): ReplayResult {
  return withRules(table, (game) => compare(game, table, log));
}

function compare<G extends GameTypes>(
  game: Game<G>,
  table: StoredTable,
  log: readonly LogRow[],
): ReplayResult {
  const differs = (version: number, what: Difference['what'], detail: string): ReplayResult => ({
    difference: {
      table: table.id,
      game: table.game,
      rulesVersion: table.rulesVersion,
      version,
      what,
      detail,
    },
  });
  const options = game.readOptions(table.options);
  if (!options.ok) return differs(0, 'refused', `options: ${options.path}`);
  const states: State<G>[] = [];
  let version = 0;
  try {
    states.push(game.setup(options.value, replaying(table.setup ?? [])));
    for (const row of log) {
      version = row.version;
      const before = states[version - 1];
      if (!before) return differs(version, 'refused', 'a row is missing');
      const after = playRow(game, states, before, row);
      if (typeof after === 'string') return differs(version, 'refused', after);
      if (!same(after.events, row.events))
        return differs(version, 'events', 'not the events that are stored');
      states.push(after.state);
    }
  } catch (thrown) {
    // A game that makes a rule fail must not keep the others from being checked.
    if (thrown instanceof RangeError) return differs(version, 'picks', thrown.message);
    return differs(version, 'threw', String(thrown));
  }
  const state = JSON.stringify(states.at(-1));
  if (table.state === null || same(parseJson(table.state), JSON.parse(state))) return { state };
  return { ...differs(version, 'state', 'not the state that is stored'), state };
}

/** A damaged state may not be valid JSON. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The state after a row and its events, or why the row cannot be played. */
function playRow<G extends GameTypes>(
  game: Game<G>,
  states: readonly State<G>[],
  before: State<G>,
  { kind, seat, moves: printed, picks, to, events }: LogRow,
): { state: State<G>; events: readonly unknown[] } | string {
  if (kind === 'end') return { state: before, events };
  if (kind === 'takeBack') {
    const back = to === null ? undefined : states[to];
    return back ? { state: back, events } : 'there is no version to go back to';
  }
  const moves: G['move'][] = [];
  for (const text of printed) {
    const parsed = game.notation.parseMove(text);
    if (!parsed.ok) return `${text}: ${parsed.why}`;
    moves.push(parsed.value);
  }
  const played = submit(game, before, seat ?? -1, moves, replaying(picks));
  if (!played.ok) return `${printed[played.index]}: ${played.why}`;
  if (played.picks.length !== picks.length) throw new RangeError('fewer picks were needed');
  return played;
}
