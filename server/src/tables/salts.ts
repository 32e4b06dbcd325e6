import { saltHash } from '@archivolt/protocol';
import type { SeatRow, TableRow } from '../store/store.ts';

/** Queries on the salts of a table. Nothing here changes the table. */

/** Whether the player has committed to a salt. A bot has nothing to choose. */
export const isCommitted = ({ person, hash, salt }: SeatRow): boolean =>
  person === null || hash !== undefined || salt !== '';

/** A salt without a hash was given openly: its owner accepts that others know it before they commit. */
export const isRevealed = ({ hash, salt }: SeatRow): boolean => hash !== undefined && salt !== '';

/** Whether the game waits for this seat's salt. */
export const owesSalt = ({ person, salt }: SeatRow): boolean => person !== null && salt === '';

/** The public commitments and the salts, by seat. Both are empty for a bot. */
export function saltsOf({ seats, commitment }: TableRow): { hashes: string[]; salts: string[] } {
  return {
    hashes: seats.map(({ hash, salt }) => hash ?? (salt === '' ? '' : saltHash(commitment, salt))),
    salts: seats.map(({ salt }) => salt),
  };
}

/** Seats whose salt is revealed. */
export const revealedSeats = ({ seats }: TableRow): number[] =>
  seats.flatMap(({ person, salt }, seat) => (person !== null && salt !== '' ? [seat] : []));

/** When the salts of a full table are due; null while it waits for players and after the game has started. */
export const saltsDue = ({ status, wakes }: TableRow): number | null => (status === 'open' ? wakes : null);
