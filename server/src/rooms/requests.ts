import type { Seat } from '@archivolt/engine';
import { commitmentOf, type RequestKind } from '@archivolt/protocol';
import type { Moment } from '../rules/moment.ts';
import type { StoredRequest, TableRow } from '../store/store.ts';
import { type Answer, DONE, type Refused, refused } from './answer.ts';
import { endedTurn, isPlayedByPerson, type Undone } from './clocks.ts';
import { requestOf, seatOf } from './info.ts';
import { notPlaying } from './playing.ts';
import { beginRematch, isSomebody } from './rematch.ts';
import { type Room, resultOf } from './room.ts';
import type { Rooms } from './rooms.ts';
import { takeBackTo } from './takeBack.ts';

/** Asks all the others for something. Bots grant everything, and so does one for whom a bot plays. */
export async function ask(
  rooms: Rooms,
  room: Room,
  person: string,
  kind: RequestKind,
  salt = '',
): Promise<Answer> {
  const seat = seatOf(room.row, person);
  if (seat === null) return refused('notSeated');
  if (kind === 'takeBack') {
    const possible = await takeBack(room, seat);
    if (!possible.ok) return possible;
  }
  const refusal = await room.edit((row) => {
    const known = requestOf(row, kind);
    const stopped = notNow(row, kind);
    if (stopped) return stopped;
    if (known) grant(known, seat, salt);
    else row.requests = [...othersThan(row, kind), newRequest(room, kind, seat, salt)];
    // The others may have left: whichever process sees to the table tells them.
    if (!known && kind === 'rematch') row.wakes ??= room.parts.now();
    return undefined;
  });
  return refusal ?? carryOut(rooms, room, kind);
}

/** Answers what another one asked for; who asked may withdraw it. */
export async function answer(
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
    else row.requests = [...othersThan(row, kind), { kind, by: known.by, granted: [], no: seat }];
    return undefined;
  });
  return refusal ?? (yes ? carryOut(rooms, room, kind) : DONE);
}

const othersThan = ({ requests }: TableRow, kind: RequestKind): StoredRequest[] =>
  requests.filter((request) => request.kind !== kind);

/** A rematch is for a game that is over, everything else for one that goes on. */
function notNow(row: TableRow, kind: RequestKind): Refused | undefined {
  if (kind !== 'rematch') return notPlaying(row);
  return row.status === 'finished' && row.next === null ? undefined : refused('notPossible');
}

function newRequest({ row, parts }: Room, kind: RequestKind, by: Seat, salt: string): StoredRequest {
  const request: StoredRequest = { kind, by, granted: [] };
  if (kind !== 'rematch') return request;
  // The seed is settled, and its hash shown, before the others add their salts.
  const seed = parts.newSeed();
  const salts = row.seats.map((_, seat) => (seat === by ? salt : ''));
  return { ...request, commitment: commitmentOf(seed), seed, salts };
}

function grant(request: StoredRequest, seat: Seat, salt: string): void {
  if (seat === request.by) return;
  if (!request.granted.includes(seat)) request.granted.push(seat);
  if (request.salts) request.salts[seat] = salt;
}

function isGranted({ row, circle }: Room, { kind, by, granted }: StoredRequest): boolean {
  return row.seats.every((seat, index) => {
    const isAsked = kind === 'rematch' ? isSomebody(seat, circle) : isPlayedByPerson(seat);
    return index === by || !isAsked || granted.includes(index);
  });
}

/** Does what was asked for, once everybody has granted it. */
async function carryOut(rooms: Rooms, room: Room, kind: RequestKind): Promise<Answer> {
  if (kind !== 'rematch') return carryOutHere(room, kind);
  const request = requestOf(room.row, kind);
  if (request && isGranted(room, request)) await beginRematch(rooms, room, request);
  return DONE;
}

/** Somebody decides no longer here: what waited for them alone is granted now. */
export async function carryOutRest(room: Room): Promise<void> {
  for (const { kind } of room.row.requests) if (kind !== 'rematch') await carryOutHere(room, kind);
}

async function carryOutHere(room: Room, kind: Exclude<RequestKind, 'rematch'>): Promise<Answer> {
  for (;;) {
    const { row, moment } = room;
    const request = requestOf(row, kind);
    if (!request || !moment || !isGranted(room, request)) return DONE;
    const step = { seat: request.by, kind: 'end' as const, moves: [], picks: [], events: '[]', to: null };
    if (kind === 'endNow') {
      const sheet = await room.referee.ask('score', {});
      if (!sheet && room.row.status === 'frozen') return refused('frozen');
      if (!sheet) continue;
      const result = resultOf(sheet, 'agreed');
      if (await room.append({ ...step, after: moment, result })) return DONE;
      continue;
    }
    const back = await takeBack(room, request.by);
    if (!back.ok) return back;
    const { to, undone, after, state } = back;
    if (await room.append({ ...step, kind: 'takeBack', to, undone, after, state })) return DONE;
  }
}

interface TakenBack {
  readonly to: number;
  readonly after: Moment;
  readonly state: string;
  readonly undone: readonly Undone[];
}

/** The position that a seat would be taken back to, and what would no longer count. */
async function takeBack({ row, moment, parts }: Room, seat: Seat): Promise<Answer<TakenBack>> {
  const stopped = notPlaying(row);
  if (stopped || !moment) return stopped ?? refused('notStarted');
  const log = await parts.store.tables.log(row.id, 0);
  const rows = log.filter(({ version }) => version <= row.version);
  const back = takeBackTo(rows, seat, moment.hasSecrets);
  if (!back.ok) return back;
  try {
    const { id: table, game, options, setup } = row;
    const versions = back.rows.map(({ version }) => version);
    const asked = { table, game, options, setup, log: rows, to: back.to, undone: versions };
    const { after, state, steps } = await parts.rules.ask('goBack', asked);
    const began = row.started ?? row.created;
    const undone = steps.map(({ version, toMove, before, after }) => {
      const since = rows[version - 2]?.at ?? began;
      return { toMove, ended: endedTurn(before, after), ms: (rows[version - 1]?.at ?? since) - since };
    });
    return { ok: true, to: back.to, after, state, undone };
  } catch (err) {
    // The rules have changed since: the game goes on from where it stands, and only forward.
    parts.log.warn({ err, table: row.id }, 'a game cannot be played again from its log');
    return refused('notPossible');
  }
}
