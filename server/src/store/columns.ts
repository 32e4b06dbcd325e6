import {
  clockRule,
  level,
  requestKind,
  result,
  STAND_IN_REASONS,
  type TableStatus,
} from '@archivolt/protocol';
import { sql } from 'kysely';
import {
  array,
  exactOptional,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  picklist,
  safeParse,
  strictObject,
  string,
  unknown,
} from 'valibot';
import type { LogTable, TablesTable } from './schema.ts';
import type { Append, EndedTable, LogRow, StoredClocks, StoredTable } from './store.ts';

const seats = array(
  strictObject({
    colour: number(),
    person: nullable(string()),
    level: nullable(level),
    hash: exactOptional(string()),
    salt: string(),
    away: nullable(strictObject({ why: picklist(STAND_IN_REASONS), level })),
  }),
);
const clocks = nullable(
  strictObject({
    left: array(number()),
    running: nullable(number()),
    since: number(),
    deadline: nullable(number()),
    tell: exactOptional(strictObject({ at: number(), version: number() })),
  }),
);
const requests = array(
  strictObject({
    kind: requestKind,
    by: number(),
    granted: array(number()),
    no: exactOptional(number()),
    commitment: exactOptional(string()),
    seed: exactOptional(string()),
    salts: exactOptional(array(string())),
  }),
);
const estimate = strictObject({ mean: number(), deviation: number() });
/** How a game ended, with the rating changes on the stored scale. */
export const storedResult = strictObject({
  ...result.entries,
  ratings: exactOptional(array(strictObject({ before: estimate, after: estimate }))),
});
const numbers = array(number());
const kind = picklist(['moves', 'takeBack', 'end']);

// The schemas are strict: an unknown field would be lost silently.

/** Parses JSON that we wrote ourselves; any mismatch is a bug and throws. */
export function parseStored<S extends GenericSchema>(schema: S, json: string, where: string): InferOutput<S> {
  const read = safeParse(schema, JSON.parse(json));
  if (!read.success) throw new Error(`${where} in the database is not valid: ${json.slice(0, 80)}`);
  return read.output;
}

const parseOrNull = <S extends GenericSchema>(schema: S, json: string | null, where: string) =>
  json === null ? null : parseStored(schema, json, where);
const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export function tableFrom({ clockKind: _, freeSeats: __, bots: ___, ...row }: TablesTable): StoredTable {
  const where = `table ${row.id}`;
  return {
    ...row,
    rated: row.rated === 1,
    spectators: row.spectators === 1,
    options: JSON.parse(row.options),
    clock: parseStored(clockRule, row.clock, `${where}: clock`),
    seats: parseStored(seats, row.seats, `${where}: seats`),
    setup: parseOrNull(numbers, row.setup, `${where}: setup`),
    setupSides: parseOrNull(numbers, row.setupSides, `${where}: setupSides`),
    clocks: clocksFrom(row.id, row.clocks),
    requests: parseStored(requests, row.requests, `${where}: requests`),
    result: parseOrNull(storedResult, row.result, `${where}: result`),
  };
}

export const clocksFrom = (table: string, text: string | null): StoredClocks | null =>
  parseOrNull(clocks, text, `table ${table}: clocks`);

export const clocksText = (value: StoredClocks): string => JSON.stringify(value);

type EndedColumns = Pick<TablesTable, 'id' | 'game' | 'seats' | 'rated' | 'result' | 'finished'>;

export function endedFrom({ id, game, rated, finished, ...row }: EndedColumns): EndedTable {
  const where = `table ${id}`;
  if (finished === null || row.result === null) throw new Error(`${where}: finished without a result`);
  return {
    id,
    game,
    rated: rated === 1,
    seats: parseStored(seats, row.seats, `${where}: seats`),
    result: parseStored(storedResult, row.result, `${where}: result`),
    finished,
  };
}

export function tableColumns(table: StoredTable): TablesTable {
  return {
    ...table,
    rated: table.rated ? 1 : 0,
    spectators: table.spectators ? 1 : 0,
    options: JSON.stringify(table.options),
    clock: JSON.stringify(table.clock),
    clockKind: table.clock.kind,
    seats: JSON.stringify(table.seats),
    freeSeats: table.seats.filter(({ person, level }) => person === null && level === null).length,
    bots: table.seats.filter(({ person, level }) => person === null && level !== null).length,
    setup: jsonOrNull(table.setup),
    setupSides: jsonOrNull(table.setupSides),
    ...afterColumns(table),
  };
}

type AfterColumns = Pick<TablesTable, keyof Append['after']>;

/** The columns of a table that a move changes. */
export function afterColumns(after: Append['after']): AfterColumns {
  return {
    status: after.status,
    state: after.state,
    clocks: jsonOrNull(after.clocks),
    toMove: after.toMove,
    wakes: after.wakes,
    requests: JSON.stringify(after.requests),
    result: jsonOrNull(after.result),
    finished: after.finished,
    chain: after.chain,
  };
}

export function logFrom(row: LogTable): LogRow {
  const where = `table ${row.table}, version ${row.version}`;
  const read = safeParse(kind, row.kind);
  if (!read.success) throw new Error(`${where}: kind ${row.kind}`);
  return {
    ...row,
    kind: read.output,
    moves: parseStored(array(string()), row.moves, `${where}: moves`),
    picks: parseStored(numbers, row.picks, `${where}: picks`),
    sides: parseOrNull(numbers, row.sides, `${where}: sides`) ?? [],
    events: parseStored(array(unknown()), row.events, `${where}: events`),
  };
}

/** The columns of a row of the log, in the order in which both databases write them. */
export const LOG_COLUMNS = [
  'table',
  'version',
  'seat',
  'kind',
  'moves',
  'picks',
  'events',
  'to',
  'at',
  'sides',
  'hash',
] as const satisfies readonly (keyof LogTable)[];

export function logColumns(log: Append['log']): LogTable {
  return {
    table: log.table,
    version: log.version,
    seat: log.seat,
    kind: log.kind,
    moves: JSON.stringify(log.moves),
    picks: JSON.stringify(log.picks),
    events: log.events,
    to: log.to,
    at: log.at,
    sides: JSON.stringify(log.sides),
    hash: log.hash,
  };
}

/** When spectators may know how a game ended. */
export const resultPublicAt = sql<number>`${sql.ref('tables.finished')} + 1000 * ${sql.ref('tables.delay')}`;

export const RUNNING_STATUSES: readonly TableStatus[] = ['open', 'playing', 'frozen'];

/**
 * The status, for queries that find tables by other columns. As an expression it keeps the planner off the status
 * index, with which it would scan all tables of that status for the few of one person.
 */
export const unindexedStatus = sql<TableStatus>`${sql.ref('tables.status')} || ''`;
