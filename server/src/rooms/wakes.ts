import { at, type Seat } from '@archivolt/engine';
import type { Moment } from '../rules/moment.ts';
import type { SeatRow, StoredClocks } from '../store/store.ts';
import { isPlayedByPerson } from './clocks.ts';
import type { Due } from './times.ts';

/** When the house must act at a table where the game goes on; null: not before somebody has moved. */
export function wakesAt(
  { toMove, houseMove }: Pick<Moment, 'toMove' | 'houseMove'>,
  seats: readonly SeatRow[],
  { deadline, tell }: StoredClocks,
  now: number,
): number | null {
  if (toMove === null) return null;
  if (houseMove !== undefined || !isPlayedByPerson(at(seats, toMove))) return now;
  return tell ? Math.min(tell.at, deadline ?? tell.at) : deadline;
}

/**
 * It is another one's turn since this version: noted in the row itself, so that whichever process sees to the table
 * then tells them, however the one that made the move has ended.
 */
export function telling(
  seats: readonly SeatRow[],
  toMove: Seat | null,
  version: number,
  due: Due,
): StoredClocks['tell'] {
  if (toMove === null || !isPlayedByPerson(at(seats, toMove))) return undefined;
  const time = due(toMove);
  return time === null ? undefined : { at: time, version };
}

export function withTelling(clocks: StoredClocks, tell: StoredClocks['tell']): StoredClocks {
  return tell ? { tell, ...clocks } : clocks;
}
