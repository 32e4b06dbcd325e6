import { at, type Seat, type Turn } from '@archivolt/engine';
import type { ClockRule, Clocks } from '@archivolt/protocol';
import type { SeatRow, StoredClocks } from '../store/store.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Who comes back to a live game has at least this, however little was left. */
const FAIR = 60 * SECOND;

/** When a person's time runs out that begins at `start`: quiet hours of that person make it later. */
export type Deadline = (seat: Seat, start: number, ms: number) => number;

/** Does a person decide here now, and not the house? */
export function isPlayedByPerson(seat: SeatRow): boolean {
  return seat.person !== null && seat.away === null;
}

function fullTime(rule: ClockRule): number {
  if (rule.kind === 'live') return rule.base * SECOND;
  return rule.kind === 'slow' ? rule.hours * HOUR : 0;
}

export function firstClocks(rule: ClockRule, seats: readonly SeatRow[], now: number): StoredClocks {
  return { left: seats.map(() => fullTime(rule)), running: null, since: now, deadline: null };
}

/** Whose turn is over with a step; null while it goes on, whoever is asked something in the middle of it. */
export function endedTurn(before: Turn, after: Turn): Seat | null {
  return after.number > before.number ? before.seat : null;
}

/** Who decides now, and whose turn has just ended. */
export interface Passing {
  readonly toMove: Seat | null;
  readonly ended?: Seat | null;
}

/**
 * The clocks once it is for `toMove` to decide. A turn earns its increment once, when it ends: questions to others in
 * the middle of it earn nothing. Bots take nobody's time and have none of their own.
 */
export function passClocks(
  before: StoredClocks,
  rule: ClockRule,
  seats: readonly SeatRow[],
  { toMove, ended = null }: Passing,
  now: number,
  deadline: Deadline,
): StoredClocks {
  const left = [...before.left];
  const { running } = before;
  if (rule.kind === 'live') {
    if (running !== null) left[running] = Math.max(0, at(left, running) - (now - before.since));
    if (ended !== null && isPlayedByPerson(at(seats, ended)))
      left[ended] = at(left, ended) + rule.increment * SECOND;
  }
  const runs = rule.kind !== 'none' && toMove !== null && isPlayedByPerson(at(seats, toMove));
  if (!runs) return { left, running: null, since: now, deadline: null };
  if (rule.kind === 'slow') left[toMove] = fullTime(rule);
  const ms = at(left, toMove);
  const ends = rule.kind === 'slow' ? deadline(toMove, now, ms) : now + ms;
  return { left, running: toMove, since: now, deadline: ends };
}

/** The seat is handed back: with little time left it gets enough to find its way into the game again. */
export function fairClocks(clocks: StoredClocks, rule: ClockRule, seat: Seat): StoredClocks {
  const left = [...clocks.left];
  if (rule.kind === 'live') left[seat] = Math.max(at(left, seat), Math.min(FAIR, rule.base * SECOND));
  return { ...clocks, left };
}

/** What of a game no longer counts: who was asked, whose turn it ended, and how long it took. */
export interface Undone {
  readonly toMove: Seat | null;
  readonly ended: Seat | null;
  readonly ms: number;
}

/**
 * The clocks before something that one seat takes back. A turn that no longer counts has earned nothing, or it would
 * earn twice when it is played again; the others get back the time that it took them, the one who asked does not.
 */
export function undoClocks(
  clocks: StoredClocks,
  rule: ClockRule,
  by: Seat | null,
  undone: readonly Undone[],
  now: number,
): StoredClocks {
  if (rule.kind !== 'live') return clocks;
  const left = [...clocks.left];
  for (const { toMove, ms } of undone)
    if (toMove !== null && toMove !== by) left[toMove] = at(left, toMove) + ms;
  for (const { ended } of undone)
    if (ended !== null) left[ended] = Math.max(0, at(left, ended) - rule.increment * SECOND);
  return { ...clocks, left, since: clocks.running === by ? clocks.since : now };
}

/** As they are shown: whom the house will tell something, and when, is nobody's business. */
export function shownClocks(clocks: StoredClocks | null, now: number): Clocks | null {
  if (!clocks) return null;
  const { left, running, since, deadline } = clocks;
  return { left, running, since, deadline, now };
}
