import { at, type Seat, type Turn } from '@archivolt/engine';
import type { ClockRule, Clocks } from '@archivolt/protocol';
import { addOutsideQuietHours } from '../quietHours.ts';
import type { PositionSummary } from '../rules/position.ts';
import type { PersonRow, SeatRow, StoredClocks } from '../store/store.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

/** A player who returns to a live game has at least this much time. */
const MIN_RETURN_TIME_MS = 60 * SECOND_MS;

/** When a person's time runs out if it starts at `start`; quiet hours postpone it. */
export type Deadline = (seat: Seat, start: number, ms: number) => number;

/** Whether a person decides at this seat now, and not the server. */
export function isPlayedByPerson(seat: SeatRow): boolean {
  return seat.person !== null && seat.away === null;
}

function fullTime(rule: ClockRule): number {
  if (rule.kind === 'live') return rule.base * SECOND_MS;
  return rule.kind === 'slow' ? rule.hours * HOUR_MS : 0;
}

export function initialClocks(rule: ClockRule, seats: readonly SeatRow[], now: number): StoredClocks {
  return { left: seats.map(() => fullTime(rule)), running: null, since: now, deadline: null };
}

/**
 * The seat whose turn a step has ended; null while the turn continues, even if other seats are asked something during
 * it.
 */
export function endedTurn(before: Turn, after: Turn): Seat | null {
  return after.number > before.number ? before.seat : null;
}

/** Who decides now, and whose turn has just ended. */
export interface TurnChange {
  readonly toMove: Seat | null;
  readonly ended?: Seat | null;
}

/**
 * The clocks once `toMove` has to decide. A turn earns its increment once, when it ends; questions to other players
 * during the turn earn nothing. Bots use nobody's time and have none of their own.
 */
export function passClocks(
  before: StoredClocks,
  rule: ClockRule,
  seats: readonly SeatRow[],
  { toMove, ended = null }: TurnChange,
  now: number,
  deadline: Deadline,
): StoredClocks {
  const left = [...before.left];
  const { running } = before;
  if (rule.kind === 'live') {
    // Another machine's clock may be ahead of ours; nobody gains time from that.
    const took = Math.max(0, now - before.since);
    if (running !== null) left[running] = Math.max(0, at(left, running) - took);
    if (ended !== null && isPlayedByPerson(at(seats, ended)))
      left[ended] = at(left, ended) + rule.increment * SECOND_MS;
  }
  const runs = rule.kind !== 'none' && toMove !== null && isPlayedByPerson(at(seats, toMove));
  if (!runs) return { left, running: null, since: now, deadline: null };
  if (rule.kind === 'slow') left[toMove] = fullTime(rule);
  const ms = at(left, toMove);
  const ends = rule.kind === 'slow' ? deadline(toMove, now, ms) : now + ms;
  return { left, running: toMove, since: now, deadline: ends };
}

/** A player who takes the seat back with little time left gets enough to catch up with the game. */
export function grantReturnTime(clocks: StoredClocks, rule: ClockRule, seat: Seat): StoredClocks {
  const left = [...clocks.left];
  if (rule.kind === 'live')
    left[seat] = Math.max(at(left, seat), Math.min(MIN_RETURN_TIME_MS, rule.base * SECOND_MS));
  return { ...clocks, left };
}

/** A step that no longer counts: the seat that was asked, the seat whose turn it ended, and how long it took. */
export interface UndoneStep {
  readonly toMove: Seat | null;
  readonly ended: Seat | null;
  readonly ms: number;
}

/**
 * The clocks after one seat takes steps back. An undone turn loses its increment, or it would earn it twice when it is
 * played again. The other players get back the time it took them; the player who asked does not.
 */
export function undoClocks(
  clocks: StoredClocks,
  rule: ClockRule,
  by: Seat | null,
  undone: readonly UndoneStep[],
  now: number,
): StoredClocks {
  if (rule.kind !== 'live') return clocks;
  const left = [...clocks.left];
  for (const { toMove, ms } of undone)
    if (toMove !== null && toMove !== by) left[toMove] = at(left, toMove) + ms;
  for (const { ended } of undone)
    if (ended !== null) left[ended] = Math.max(0, at(left, ended) - rule.increment * SECOND_MS);
  return { ...clocks, left, since: clocks.running === by ? clocks.since : now };
}

/** The clocks as viewers see them, without the pending notices. */
export function publicClocks(clocks: StoredClocks | null, now: number): Clocks | null {
  if (!clocks) return null;
  const { left, running, since, deadline } = clocks;
  return { left, running, since, deadline, now };
}

/** When the player to move is notified if they have not come back; null for no notification. */
export type DueTime = (seat: Seat) => number | null;

/** The times that depend on the person at a seat: when the clock runs out, and when a notification is due. */
export interface Times {
  readonly deadline: Deadline;
  readonly due: DueTime;
}

/** `personAt` returns the person at a seat; `dueFor` returns whether and when that person is notified. */
export function timesFor(
  personAt: (seat: Seat) => PersonRow | undefined,
  dueFor: (person: PersonRow) => number | null,
): Times {
  return {
    deadline(seat, start, ms) {
      const person = personAt(seat);
      return person ? addOutsideQuietHours(start, ms, person.quiet, person.zone) : start + ms;
    },
    due(seat) {
      const person = personAt(seat);
      return person ? dueFor(person) : null;
    },
  };
}

/** When the scheduler must next act at a running table; null if not before the next move. */
export function computeWakeAt(
  { toMove, forcedMove }: Pick<PositionSummary, 'toMove' | 'forcedMove'>,
  seats: readonly SeatRow[],
  { deadline, tell: notice }: StoredClocks,
  now: number,
): number | null {
  if (toMove === null) return null;
  if (forcedMove !== undefined || !isPlayedByPerson(at(seats, toMove))) return now;
  return notice ? Math.min(notice.at, deadline ?? notice.at) : deadline;
}

/**
 * The notice to a player that it has been their turn since this version. It is part of the row, so that any process can
 * send it even if the one that stored the move is gone.
 */
export function turnNotice(
  seats: readonly SeatRow[],
  toMove: Seat | null,
  version: number,
  due: DueTime,
): StoredClocks['tell'] {
  if (toMove === null || !isPlayedByPerson(at(seats, toMove))) return undefined;
  const time = due(toMove);
  return time === null ? undefined : { at: time, version };
}

export function withTurnNotice(clocks: StoredClocks, notice: StoredClocks['tell']): StoredClocks {
  return notice ? { tell: notice, ...clocks } : clocks;
}
