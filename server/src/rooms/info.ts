import type { Seat } from '@archivolt/engine';
import type { OwnTable, RequestKind, TableInfo, TableRequest, TableSeat } from '@archivolt/protocol';
import { ratedAs } from '../ratings/names.ts';
import type { SeatRow, StoredRequest, TableRow } from '../store/store.ts';
import type { Circle } from './circle.ts';

/** What everybody may know of a table. Built from what may be shown; nothing is taken away from what may not. */
export function tableInfo(table: TableRow, circle: Circle): TableInfo {
  const isOver = table.status === 'finished';
  return {
    id: table.id,
    game: table.game,
    rulesVersion: table.rulesVersion,
    options: table.options,
    status: table.status,
    access: table.access,
    rated: table.rated,
    clock: table.clock,
    delay: table.delay,
    host: table.host,
    seats: table.seats.map((seat, index) => seatInfo(seat, index, circle)),
    created: table.created,
    started: table.started,
    finished: table.finished,
    version: table.version,
    toMove: table.toMove,
    // A live clock is told with every move, beside the table.
    deadline: table.clock.kind === 'slow' ? (table.clocks?.deadline ?? null) : null,
    requests: table.requests.filter(isAsked).map(requestInfo),
    declined: table.requests.flatMap(({ kind, by, no }) => (no === undefined ? [] : [{ kind, by, no }])),
    result: table.result,
    next: table.next,
    commitment: table.commitment,
    salts: table.started === null ? null : table.seats.map(({ salt }) => salt),
    seed: isOver ? table.seed : null,
  };
}

function seatInfo({ colour, person, level, away }: SeatRow, seat: Seat, circle: Circle): TableSeat {
  const kind = person !== null ? 'person' : level !== null ? 'bot' : 'open';
  const known = person === null ? undefined : circle.people.get(person);
  const rating = circle.ratings.get(ratedAs({ person, level }));
  return {
    seat,
    colour,
    kind,
    name: known && !known.deleted ? known.name : '',
    person,
    level: away?.level ?? level,
    away: away?.why ?? null,
    online: person !== null && circle.present.has(person),
    rating: rating ? { mean: rating.mean, deviation: rating.deviation } : null,
  };
}

const isAsked = ({ no }: StoredRequest): boolean => no === undefined;

/** What is asked of the others, if it still is. */
export function requestOf({ requests }: TableRow, kind: RequestKind): StoredRequest | undefined {
  return requests.find((request) => request.kind === kind && isAsked(request));
}

function requestInfo({ kind, by, granted, commitment }: StoredRequest): TableRequest {
  return { kind, by, granted, ...(commitment !== undefined && { commitment }) };
}

/** The same as one who is behind by the table's delay may know it: nothing of how the game stands. */
export function delayedInfo(info: TableInfo, now: number): TableInfo {
  const { delay, started, finished } = info;
  if (delay === 0 || started === null || (finished !== null && finished + delay * 1000 <= now)) return info;
  const status = info.status === 'finished' ? 'playing' : info.status;
  const hidden = {
    finished: null,
    version: 0,
    toMove: null,
    deadline: null,
    result: null,
    next: null,
    seed: null,
  };
  // A rating that changes tells who has won.
  const seats = info.seats.map((seat) => ({ ...seat, rating: null }));
  return { ...info, ...hidden, status, seats, requests: [], declined: [] };
}

export function seatOf(table: TableRow, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = table.seats.findIndex((row) => row.person === person);
  return seat < 0 ? null : seat;
}

/** A table as one person may know it: with the invitation for those who sit there or made it. */
export function ownTable(table: TableRow, circle: Circle, person: string | null, now: number): OwnTable {
  const seat = seatOf(table, person);
  const isIn = seat !== null || (person !== null && table.host === person);
  const info = tableInfo(table, circle);
  return {
    table: seat === null ? delayedInfo(info, now) : info,
    seat,
    invite: isIn ? table.invite : null,
  };
}
