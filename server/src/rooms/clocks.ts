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

export function shownClocks(clocks: StoredClocks | null, now: number): Clocks | null {
  return clocks && { ...clocks, now };
}
