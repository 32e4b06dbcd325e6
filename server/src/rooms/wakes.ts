import { at } from '@archivolt/engine';
import type { SeatRow, StoredClocks } from '../store/store.ts';
import { isPlayedByPerson } from './clocks.ts';
import type { Position } from './position.ts';

/** When the house must act at a table where the game goes on; null: not before somebody has moved. */
export function wakesAt(
  { toMove, houseMove }: Position,
  seats: readonly SeatRow[],
  clocks: StoredClocks,
  now: number,
): number | null {
  if (toMove === null) return null;
  if (houseMove !== undefined || !isPlayedByPerson(at(seats, toMove))) return now;
  return clocks.deadline;
}
