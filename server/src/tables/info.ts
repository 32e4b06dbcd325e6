import type { Seat } from '@archivolt/engine';
import type {
  OwnTable,
  RequestKind,
  TableInfo,
  TableRequest,
  TableResult,
  TableSeat,
} from '@archivolt/protocol';
import { type Refused, refused } from '../answer.ts';
import { ratedAs } from '../ratings/names.ts';
import { strengthOf } from '../ratings/scale.ts';
import type { SeatRow, StoredRequest, StoredResult, TableRow } from '../store/store.ts';
import type { Room } from './room.ts';
import type { Roster } from './roster.ts';
import { revealedSeats, saltsDue, saltsOf } from './salts.ts';

/** The public part of a table. It is built up from public fields, never by removing private ones. */
export function tableInfo(table: TableRow, roster: Roster): TableInfo {
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
    spectators: table.spectators,
    host: table.host,
    seats: seatsOf(table, roster),
    created: table.created,
    started: table.started,
    finished: table.finished,
    version: table.version,
    toMove: table.toMove,
    // A live clock is sent with every move, separately from the table.
    deadline: table.clock.kind === 'slow' ? (table.clocks?.deadline ?? null) : null,
    requests: table.requests.filter(isPending).map(requestInfo),
    declined: table.requests.flatMap(({ kind, by, no }) => (no === undefined ? [] : [{ kind, by, no }])),
    result: table.result && resultInfo(table.result),
    next: table.next,
    commitment: table.commitment,
    hashes: table.started === null ? saltsOf(table).hashes : [],
    revealed: table.started === null ? revealedSeats(table) : [],
    saltsDue: saltsDue(table),
    salts: table.started === null ? null : table.seats.map(({ salt }) => salt),
    seed: isOver ? table.seed : null,
  };
}

function seatsOf({ seats }: TableRow, roster: Roster): TableSeat[] {
  const infos = seats.map((seat, index) => seatInfo(seat, index, roster));
  const names = distinctNames(infos.map(({ name }) => name));
  return infos.map((info, index) => ({ ...info, name: names[index] ?? info.name }));
}

function seatInfo({ colour, person, level, away }: SeatRow, seat: Seat, roster: Roster): TableSeat {
  const kind = person !== null ? 'person' : level !== null ? 'bot' : 'open';
  const known = person === null ? undefined : roster.people.get(person);
  const rating = roster.ratings.get(ratedAs({ person, level }));
  return {
    seat,
    colour,
    kind,
    name: known && !known.deleted ? known.name : '',
    person,
    level: away?.level ?? level,
    standIn: away?.why ?? null,
    online: person !== null && roster.present.has(person),
    awaySince: person === null ? null : (roster.awaySince.get(person) ?? null),
    strength: rating ? strengthOf(rating) : null,
  };
}

function resultInfo({ ratings, ...result }: StoredResult): TableResult {
  if (!ratings) return result;
  const changes = ratings.map(({ before, after }) => ({
    before: strengthOf(before),
    after: strengthOf(after),
  }));
  return { ...result, ratings: changes };
}

const isPending = ({ no }: StoredRequest): boolean => no === undefined;

/** The pending request of a kind, if there is one. */
export function requestOf({ requests }: TableRow, kind: RequestKind): StoredRequest | undefined {
  return requests.find((request) => request.kind === kind && isPending(request));
}

function requestInfo({ kind, by, granted, commitment }: StoredRequest): TableRequest {
  return { kind, by, granted, ...(commitment !== undefined && { commitment }) };
}

/** The same for spectators with a delay: nothing about the current position. */
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
  // A changed rating would reveal the winner.
  const seats = info.seats.map((seat) => ({ ...seat, strength: null }));
  return { ...info, ...hidden, status, seats, requests: [], declined: [] };
}

export function seatOf(table: TableRow, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = table.seats.findIndex((row) => row.person === person);
  return seat < 0 ? null : seat;
}

/** A table as one person may know it: the host and the players also get the invitation. */
export function ownTable(table: TableRow, roster: Roster, person: string | null, now: number): OwnTable {
  const seat = seatOf(table, person);
  const info = tableInfo(table, roster);
  return {
    table: seat === null ? delayedInfo(info, now) : info,
    seat,
    invite: isInside(table, person) ? table.invite : null,
  };
}

/** Whether the person sits at the table or is its host. */
function isInside(table: TableRow, person: string | null): boolean {
  return seatOf(table, person) !== null || (person !== null && table.host === person);
}

/** Whether the person may read the chat. Everybody may if spectators are allowed, otherwise only the players. */
export function mayReadChat(table: TableRow, person: string | null): boolean {
  return table.spectators || isInside(table, person);
}

/** Whether the person may see the table without an invitation. Anybody who could take a seat may look at it first. */
export function maySeeTable(table: TableRow, person: string | null): boolean {
  return mayReadChat(table, person) || (table.status === 'open' && table.access === 'open');
}

/** Why a table is hidden from a person; undefined if it is not. An invitation counts while there is a free seat. */
export async function hiddenFrom(
  { row, parts }: Room,
  person: string | null,
  invite?: string,
): Promise<Refused | undefined> {
  if (maySeeTable(row, person)) return undefined;
  if (row.status !== 'open') return refused('noSpectators');
  if (invite === row.invite) return undefined;
  const isInvited = person !== null && (await parts.store.invitations.has(row.id, person));
  return isInvited ? undefined : refused('invitationNeeded');
}

/** The name folded for comparison: case, spaces and diacritics are ignored. */
function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
}

/** Makes the names at one table distinct: the second Ada becomes “Ada (2)”. An empty name stays empty. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let shown = name;
    for (let n = 2; name !== '' && taken.has(foldName(shown)); n++) shown = `${name} (${n})`;
    taken.add(foldName(shown));
    return shown;
  });
}
