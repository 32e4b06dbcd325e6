import { at, type Seat } from '@archivolt/engine';
import { LEVELS, type Level, type Result } from '@archivolt/protocol';
import { botName } from '../ratings/names.ts';
import type { SeatRow } from '../store/store.ts';
import { type Answer, DONE, refused } from './answer.ts';
import { botRatings } from './circle.ts';
import { fairClocks, isPlayedByPerson } from './clocks.ts';
import { seatOf } from './info.ts';
import { editPlaying, notPlaying } from './playing.ts';
import { carryOutRest } from './requests.ts';
import type { Room } from './room.ts';

/** Plays for one who is away and cannot be compared with the bots yet. */
const USUAL: Level = 'skilled';

/** Finds the bot whose rating is nearest to the person's. */
async function fitting({ circle, row, parts }: Room): Promise<(seat: SeatRow) => Level> {
  const bots = await botRatings(parts.store, row);
  return ({ person }) => {
    const own = person === null ? undefined : circle.ratings.get(person);
    if (!own) return USUAL;
    const distance = (level: Level): number => {
      const rating = bots.get(botName(level));
      return rating ? Math.abs(rating.mean - own.mean) : Number.POSITIVE_INFINITY;
    };
    const nearest = [...LEVELS].sort((a, b) => distance(a) - distance(b))[0];
    return nearest !== undefined && Number.isFinite(distance(nearest)) ? nearest : USUAL;
  };
}

/** The time of the one to move has run out: a bot goes on. */
export async function takeOver(room: Room): Promise<void> {
  const fittingLevel = await fitting(room);
  const taken = await editPlaying(room, (row) => {
    const { toMove, clocks } = row;
    if (toMove === null || clocks?.deadline == null || clocks.deadline > room.parts.now())
      return refused('notPossible');
    const seat = at(row.seats, toMove);
    seat.away = { why: 'timeout', level: fittingLevel(seat) };
    return undefined;
  });
  if (taken.ok) await carryOutRest(room);
}

/** A person who is back decides again. */
export function handBack(room: Room, person: string): Promise<Answer> {
  return editPlaying(room, (row) => {
    const seat = seatOf(row, person);
    if (seat === null) return refused('notSeated');
    const own = at(row.seats, seat);
    if (!own.away) return refused('notPossible');
    own.away = null;
    if (row.clocks) row.clocks = fairClocks(row.clocks, row.clock, seat);
    return undefined;
  });
}

/** Gives up. Two end the game with it; of more the others play on, with a bot in the seat. */
export async function resign(room: Room, person: string): Promise<Answer> {
  for (;;) {
    const { row, moment } = room;
    const seat = seatOf(row, person);
    if (seat === null) return refused('notSeated');
    const stopped = notPlaying(row);
    if (stopped) return stopped;
    if (!moment || at(row.seats, seat).away?.why === 'resigned') return refused('notPossible');
    const playOn =
      row.seats.length > 2 && row.seats.some((other, index) => index !== seat && isPlayedByPerson(other));
    if (playOn) return sendAway(room, seat);
    const sheet = await room.referee.ask('score', {});
    if (!sheet) continue;
    const gone = row.seats.flatMap(({ away }, index) =>
      index === seat || away?.why === 'resigned' ? [index] : [],
    );
    const result = { why: 'resigned' as const, totals: sheet.totals, places: behind(sheet.places, gone) };
    const step = { seat, kind: 'end' as const, moves: [], picks: [], events: '[]', to: null };
    if (await room.append({ ...step, after: moment, result })) return DONE;
  }
}

async function sendAway(room: Room, index: Seat): Promise<Answer> {
  const fittingLevel = await fitting(room);
  const sent = await editPlaying(room, (row) => {
    const seat = at(row.seats, index);
    seat.away = { why: 'resigned', level: fittingLevel(seat) };
    return undefined;
  });
  if (sent.ok) await carryOutRest(room);
  return sent;
}

/** The places with those who gave up behind all others. */
function behind(places: Result['places'], gone: readonly Seat[]): Result['places'] {
  const left = places.map((tied) => tied.filter((seat) => !gone.includes(seat)));
  const given = places.map((tied) => tied.filter((seat) => gone.includes(seat)));
  return [...left, ...given].filter((tied) => tied.length > 0);
}
