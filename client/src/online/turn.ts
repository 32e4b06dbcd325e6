import type { TableInfo } from '@archivolt/protocol';

/** Does the table wait for this person? */
export function isMyTurn({ status, seats, toMove }: TableInfo, me: string | undefined): boolean {
  if (status !== 'playing' || toMove === null || me === undefined) return false;
  const seat = seats[toMove];
  return seat?.person === me && seat.away === null;
}
