import { at, type Seat } from '@archivolt/engine';
import { commitmentOf, type RequestKind, type TakeBackAnswer } from '@archivolt/protocol';
import { type Answer, DONE, type Refused, refused } from '../answer.ts';
import { withGame, withRules } from '../games.ts';
import type { PositionSummary } from '../rules/position.ts';
import { RulesUnavailable } from '../rules/rules.ts';
import type { LogRow, SeatRow, StoredRequest, StoredTable, TableRow } from '../store/store.ts';
import { endedTurn, isPlayedByPerson, timesFor, type UndoneStep } from './clocks.ts';
import { requestOf, seatOf } from './info.ts';
import { askRules } from './position.ts';
import { notPlaying, type Room, resultOf } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Roster } from './roster.ts';
import { awaitSalts, blankTable, prepareStart, start } from './seating.ts';

/** Sends a request to all other players. Bots agree to everything, also when they play for a person. */
export async function makeRequest(
  rooms: Rooms,
  room: Room,
  person: string,
  kind: RequestKind,
  salt = '',
): Promise<Answer> {
  const seat = seatOf(room.row, person);
  if (seat === null) return refused('notSeated');
  if (kind === 'takeBack') {
    const seconds = rooms.takeBackLimit.take(person);
    if (seconds !== undefined) return refused('tooMany', { seconds });
    const possible = await takeBack(room, seat);
    if (!possible.ok) return possible;
  }
  const refusal = await room.edit((row) => {
    const known = requestOf(row, kind);
    const stopped = notRequestable(row, kind);
    if (stopped) return stopped;
    if (known) grant(known, seat, salt);
    else row.requests = [...withoutKind(row, kind), newRequest(room, kind, seat, salt)];
    // The others may have left; the process that holds the lease notifies them.
    if (!known && kind === 'rematch')
      row.wakes = Math.min(row.wakes ?? Number.POSITIVE_INFINITY, room.parts.now());
    return undefined;
  });
  return refusal ?? carryOut(rooms, room, kind);
}

/** Answers another player's request, or withdraws the person's own. */
export async function answerRequest(
  rooms: Rooms,
  room: Room,
  person: string,
  kind: RequestKind,
  yes: boolean,
  salt = '',
): Promise<Answer> {
  const seat = seatOf(room.row, person);
  if (seat === null) return refused('notSeated');
  const refusal = await room.edit((row) => {
    const known = requestOf(row, kind);
    if (!known) return refused('nothingAsked');
    if (yes) grant(known, seat, salt);
    else row.requests = [...withoutKind(row, kind), { kind, by: known.by, granted: [], no: seat }];
    return undefined;
  });
  return refusal ?? (yes ? carryOut(rooms, room, kind) : DONE);
}

const withoutKind = ({ requests }: TableRow, kind: RequestKind): StoredRequest[] =>
  requests.filter((request) => request.kind !== kind);

/** A rematch needs a finished game, every other request a running one. */
function notRequestable(row: TableRow, kind: RequestKind): Refused | undefined {
  if (kind !== 'rematch') return notPlaying(row);
  return row.status === 'finished' && row.next === null ? undefined : refused('notPossible');
}

function newRequest({ row, parts }: Room, kind: RequestKind, by: Seat, salt: string): StoredRequest {
  const request: StoredRequest = { kind, by, granted: [] };
  if (kind !== 'rematch') return request;
  // The seed is chosen and its hash shown before the others add their salts.
  const seed = parts.newSeed();
  const salts = row.seats.map((_, seat) => (seat === by ? salt : ''));
  return { ...request, commitment: commitmentOf(seed), seed, salts };
}

function grant(request: StoredRequest, seat: Seat, salt: string): void {
  if (seat === request.by) return;
  if (!request.granted.includes(seat)) request.granted.push(seat);
  if (request.salts) request.salts[seat] = salt;
}

function isGranted({ row, roster }: Room, { kind, by, granted }: StoredRequest): boolean {
  return row.seats.every((seat, index) => {
    const mustAgree = kind === 'rematch' ? hasActivePerson(seat, roster) : isPlayedByPerson(seat);
    return index === by || !mustAgree || granted.includes(index);
  });
}

/** Carries out a request once everybody has agreed. */
async function carryOut(rooms: Rooms, room: Room, kind: RequestKind): Promise<Answer> {
  if (kind !== 'rematch') return carryOutInGame(room, kind);
  const request = requestOf(room.row, kind);
  if (request && isGranted(room, request)) await startRematch(rooms, room, request);
  return DONE;
}

/** Carries out requests that waited only for somebody who no longer decides here. */
export async function carryOutGranted(room: Room): Promise<void> {
  for (const { kind } of room.row.requests) if (kind !== 'rematch') await carryOutInGame(room, kind);
}

async function carryOutInGame(room: Room, kind: Exclude<RequestKind, 'rematch'>): Promise<Answer> {
  for (;;) {
    const { row, summary } = room;
    const request = requestOf(row, kind);
    if (!request || !summary || !isGranted(room, request)) return DONE;
    const step = {
      seat: request.by,
      kind: 'end' as const,
      moves: [],
      picks: [],
      sides: [],
      events: '[]',
      to: null,
    };
    if (kind === 'endNow') {
      const sheet = await askRules(room, 'score', {});
      if (!sheet && room.row.status === 'frozen') return refused('frozen');
      if (!sheet) continue;
      const result = resultOf(sheet, 'agreed');
      if (await room.append({ ...step, summary, result })) return DONE;
      continue;
    }
    const back = await takeBack(room, request.by);
    if (!back.ok) return back;
    const { ok: _, ...restored } = back;
    if (await room.append({ ...step, ...restored, kind: 'takeBack' })) return DONE;
  }
}

interface TakeBack {
  readonly to: number;
  readonly summary: PositionSummary;
  readonly state: string;
  readonly undone: readonly UndoneStep[];
}

/** Whether a person's last turn could be taken back if everybody agreed. */
export async function mayTakeBack({ row, parts }: Room, person: string): Promise<Answer<TakeBackAnswer>> {
  const seat = seatOf(row, person);
  if (seat === null) return refused('notSeated');
  const stopped = notPlaying(row);
  if (stopped) return stopped;
  const back = findTakeBack(row, await parts.store.tables.log(row.id, 0), seat);
  if (back.ok) return { ok: true, why: null };
  const { why } = back;
  return why === 'nothingToTakeBack' || why === 'takeBackAfterUnknown' ? { ok: true, why } : back;
}

/** The position a seat would be taken back to, and the steps that would no longer count. */
async function takeBack({ row, parts }: Room, seat: Seat): Promise<Answer<TakeBack>> {
  const stopped = notPlaying(row);
  if (stopped) return stopped;
  const log = await parts.store.tables.log(row.id, 0);
  const rows = log.filter(({ version }) => version <= row.version);
  const back = findTakeBack(row, rows, seat);
  if (!back.ok) return back;
  try {
    const { game, rulesVersion, options, setup } = row;
    const versions = back.rows.map(({ version }) => version);
    const request = { game, rulesVersion, options, setup, log: rows, to: back.to, undone: versions };
    const { summary, state, steps } = await parts.rules.ask('rewind', request);
    const began = row.started ?? row.created;
    const undone = steps.map(({ version, toMove, before, after }) => {
      const since = rows[version - 2]?.at ?? began;
      return { toMove, ended: endedTurn(before, after), ms: (rows[version - 1]?.at ?? since) - since };
    });
    return { ok: true, to: back.to, summary, state, undone };
  } catch (err) {
    if (err instanceof RulesUnavailable) throw err;
    // The rules have changed since; the game can continue from its position but not be taken back.
    parts.log.warn({ err, table: row.id }, 'failed to replay a game from its log');
    return refused('notPossible');
  }
}

/** The rows that still count, without those that were taken back. */
function effectiveRows(log: readonly LogRow[]): LogRow[] {
  let rows: LogRow[] = [];
  for (const row of log)
    if (row.kind === 'takeBack') rows = rows.filter(({ version }) => version <= (row.to ?? 0));
    else rows.push(row);
  return rows;
}

/**
 * The version before a seat's last submission, and the rows that would no longer count. Refused once hidden information
 * has been revealed since: a roll, or, in a game with secrets, a move of another seat.
 */
function findTakeBack(
  table: TableRow,
  log: readonly LogRow[],
  seat: Seat,
): Answer<{ to: number; rows: readonly LogRow[] }> {
  const hasSecrets = withRules(table, ({ secrets }) => secrets !== undefined);
  const rows = effectiveRows(log);
  const index = rows.findLastIndex((row) => row.seat === seat && row.kind === 'moves');
  const last = rows[index];
  if (!last) return refused('nothingToTakeBack');
  const since = rows.slice(index);
  const isKnown = since.some((row) => row.picks.length > 0 || (hasSecrets && row.seat !== seat));
  if (isKnown) return refused('takeBackAfterUnknown');
  return { ok: true, to: rows[index - 1]?.version ?? 0, rows: since };
}

/** Whether the seat has a person who can still be asked, and whose account is not deleted. */
function hasActivePerson({ person }: SeatRow, { people }: Roster): boolean {
  return person !== null && people.get(person)?.deleted === false;
}

/** A new table with the same people, each one seat further on. The seat of a deleted account is free. */
function rematchTable({ row: table, roster, parts }: Room, request: StoredRequest): StoredTable {
  const { by, seed = parts.newSeed(), salts = [] } = request;
  const { game, access, rated, clock, delay, spectators, origin, seats } = table;
  const rulesVersion = withGame(game, (current) => current.rulesVersion);
  const { colours: _, ...options } = table.options as { colours?: unknown };
  const rotated = seats.map((_, index) => {
    const old = (index + 1) % seats.length;
    const seat = at(seats, old);
    const person = hasActivePerson(seat, roster) ? seat.person : null;
    return { colour: seat.colour, person, level: seat.level, salt: salts[old] ?? '', away: null };
  });
  const host = at(seats, by).person;
  const terms = { access, rated, clock, delay, spectators, origin };
  const settled = { game, rulesVersion, options, ...terms, host, seats: rotated };
  return blankTable(settled, parts.now(), seed);
}

async function startRematch(rooms: Rooms, room: Room, request: StoredRequest): Promise<void> {
  const { store, rules, now, hooks } = rooms.parts;
  const table = rematchTable(room, request);
  const times = timesFor((seat) => room.roster.people.get(at(table.seats, seat).person ?? ''), hooks.turnDue);
  const started = await prepareStart(rules, table);
  await store.tables.create(table, (table) => {
    awaitSalts(table, now());
    if (started) start(table, started, now(), times);
  });
  const refusal = await room.edit((row) => {
    if (row.next !== null) return refused('notPossible');
    row.next = table.id;
    row.requests = row.requests.filter(({ kind }) => kind !== 'rematch');
    return undefined;
  });
  if (!refusal) return rooms.wakeTable(table.id);
  // Another process was faster; one rematch is enough.
  await store.tables.change(table.id, (row) => {
    row.status = 'closed';
    row.wakes = null;
    return true;
  });
}
