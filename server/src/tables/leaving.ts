import { at, type Seat } from '@archivolt/engine';
import { ABSENCE, LEVELS, type Level, type Result, type SeatNews } from '@archivolt/protocol';
import { type Answer, DONE, type Refused, refused } from '../answer.ts';
import { botName } from '../ratings/names.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { grantReturnTime, isPlayedByPerson } from './clocks.ts';
import { seatOf } from './info.ts';
import { leaveTable } from './joining.ts';
import { askRules } from './position.ts';
import { carryOutGranted } from './requests.ts';
import { editPlaying, notPlaying, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { loadBotRatings } from './roster.ts';

/** The bot that replaces an absent player who has no rating to compare yet. */
const DEFAULT_LEVEL: Level = 'skilled';

/** Finds the bot whose rating is nearest to the person's. */
async function loadNearestLevel({ roster, row, parts }: Room): Promise<(seat: SeatRow) => Level> {
  const bots = await loadBotRatings(parts.store, row);
  return ({ person }) => {
    const own = person === null ? undefined : roster.ratings.get(person);
    if (!own) return DEFAULT_LEVEL;
    const distance = (level: Level): number => {
      const rating = bots.get(botName(level));
      return rating ? Math.abs(rating.mean - own.mean) : Number.POSITIVE_INFINITY;
    };
    const nearest = [...LEVELS].sort((a, b) => distance(a) - distance(b))[0];
    return nearest !== undefined && Number.isFinite(distance(nearest)) ? nearest : DEFAULT_LEVEL;
  };
}

/** Reports in the chat what happened to a seat, so that players who were not watching can read it later. */
async function postSeatNews({ row, parts }: Room, seat: Seat, news: SeatNews): Promise<void> {
  const { person } = at(row.seats, seat);
  if (person === null) return;
  await parts.store.chat.add({
    table: row.id,
    at: parts.now(),
    person,
    seat,
    text: null,
    phrase: null,
    news,
  });
}

/** Lets a bot play for a person from now on; `findSeat` returns the seat or the refusal. */
async function replaceByBot(
  room: Room,
  why: NonNullable<SeatRow['away']>['why'],
  findSeat: (row: TableRow) => Seat | Refused,
): Promise<Answer> {
  const nearestLevel = await loadNearestLevel(room);
  let seat: Seat | undefined;
  const taken = await editPlaying(room, (row) => {
    const found = findSeat(row);
    if (typeof found !== 'number') return found;
    seat = found;
    const own = at(row.seats, found);
    own.away = { why, level: nearestLevel(own) };
    return undefined;
  });
  if (!taken.ok || seat === undefined) return taken;
  await postSeatNews(room, seat, why);
  await carryOutGranted(room);
  return DONE;
}

/** Lets a bot take over when the player to move has run out of time. */
export async function takeOver(room: Room): Promise<void> {
  await replaceByBot(room, 'timeout', ({ toMove, clocks }) => {
    const isOut = clocks?.deadline != null && clocks.deadline <= room.parts.now();
    return toMove === null || !isOut ? refused('notPossible') : toMove;
  });
}

/**
 * Players need not wait for a player to move who has left: a bot plays until that player is back. Not in slow games,
 * whose players are mostly away.
 */
export function standIn(room: Room, person: string, seat: Seat): Promise<Answer> {
  return replaceByBot(room, 'left', (row) => {
    if (seatOf(row, person) === null) return refused('notSeated');
    const absent = row.seats[seat];
    if (!absent || row.toMove !== seat || row.clock.kind === 'slow') return refused('notPossible');
    const since = absent.person === null ? undefined : room.roster.awaySince.get(absent.person);
    const isGone = since !== undefined && since + ABSENCE <= room.parts.now();
    return isGone && isPlayedByPerson(absent) && absent.person !== person ? seat : refused('notPossible');
  });
}

/** Gives the decisions back to a person who has returned. */
export async function returnToSeat(room: Room, person: string): Promise<Answer> {
  const seat = seatOf(room.row, person);
  const back = await editPlaying(room, (row) => {
    const now = seatOf(row, person);
    if (now === null) return refused('notSeated');
    const own = at(row.seats, now);
    if (!own.away) return refused('notPossible');
    own.away = null;
    if (row.clocks) row.clocks = grantReturnTime(row.clocks, row.clock, now);
    return undefined;
  });
  if (back.ok && seat !== null) await postSeatNews(room, seat, 'back');
  return back;
}

/** Resigns. In a game of two this ends the game; with more players the others continue, with a bot in the seat. */
export async function resign(room: Room, person: string): Promise<Answer> {
  for (;;) {
    const { row, summary } = room;
    const seat = seatOf(row, person);
    if (seat === null) return refused('notSeated');
    const stopped = notPlaying(row);
    if (stopped) return stopped;
    if (!summary || at(row.seats, seat).away?.why === 'resigned') return refused('notPossible');
    const othersContinue =
      row.seats.length > 2 && row.seats.some((other, index) => index !== seat && isPlayedByPerson(other));
    if (othersContinue) return replaceByBot(room, 'resigned', () => seat);
    const sheet = await askRules(room, 'score', {});
    if (!sheet) continue;
    const resigned = row.seats.flatMap(({ away }, index) =>
      index === seat || away?.why === 'resigned' ? [index] : [],
    );
    const result = {
      why: 'resigned' as const,
      totals: sheet.totals,
      places: placeLast(sheet.places, resigned),
    };
    const step = { seat, kind: 'end' as const, moves: [], picks: [], sides: [], events: '[]', to: null };
    if (!(await room.append({ ...step, summary, result }))) continue;
    await postSeatNews(room, seat, 'resigned');
    return DONE;
  }
}

/** The places, with the players who resigned behind all others. */
function placeLast(places: Result['places'], resigned: readonly Seat[]): Result['places'] {
  const remaining = places.map((tied) => tied.filter((seat) => !resigned.includes(seat)));
  const resignedPlaces = places.map((tied) => tied.filter((seat) => resigned.includes(seat)));
  return [...remaining, ...resignedPlaces].filter((tied) => tied.length > 0);
}

/** More tables than anybody may sit at. */
const MAX_TABLES = 100_000;

/** Leaves every table for good, so that nobody waits for a deleted account. Refused if the server stops meanwhile. */
export async function leaveAllTables(rooms: Rooms, person: string): Promise<Answer> {
  for (const { id, status } of await rooms.parts.store.tables.listByPerson(person, 'running', MAX_TABLES)) {
    if (status === 'frozen') continue;
    const left =
      status === 'open'
        ? await leaveTable(rooms, id, person)
        : await rooms.withRoom(id, (room) => resign(room, person));
    // Any other refusal means that the person has left this table already.
    if (!left.ok && left.why === 'closing') return left;
  }
  return DONE;
}

const DAY_MS = 24 * 3_600_000;
/** How long an open table may go without viewers, for a live game and for a slow one. */
const LIVE_ABANDONED_MS = DAY_MS;
const SLOW_ABANDONED_MS = 14 * DAY_MS;
const BATCH_SIZE = 1000;

/** Closes open tables that nobody has viewed for a long time, to keep them out of the lobby. */
export async function closeAbandonedTables(rooms: Rooms): Promise<void> {
  const { store, now } = rooms.parts;
  const before = { live: now() - LIVE_ABANDONED_MS, slow: now() - SLOW_ABANDONED_MS };
  for (const id of await store.tables.findAbandoned(before, now(), BATCH_SIZE))
    await rooms.withRoom(id, async (room) => {
      const refusal = await room.edit((row) => {
        if (row.status !== 'open') return refused('started');
        row.status = 'closed';
        row.wakes = null;
        return undefined;
      });
      return refusal ?? { ok: true };
    });
}

/** Closes a table for an operator: an open one, or a running game, which then does not count. */
export async function closeTable(rooms: Rooms, id: string): Promise<Answer> {
  return rooms.withRoom(id, async (room) => {
    const refusal = await room.edit((row) => {
      if (row.status === 'closed' || row.status === 'finished') return refused('over');
      Object.assign(row, { status: 'closed', wakes: null, toMove: null, requests: [] });
      if (row.clocks) row.clocks = { ...row.clocks, running: null, deadline: null };
      return undefined;
    });
    return refusal ?? DONE;
  });
}
