import type { TableInfo } from '@archivolt/protocol';

/** Whether the table waits for this person. */
export function isMyTurn({ status, seats, toMove }: TableInfo, me: string | undefined): boolean {
  if (status !== 'playing' || toMove === null || me === undefined) return false;
  const seat = seats[toMove];
  return seat?.person === me && seat.standIn === null;
}

/** Tables where it is the reader's turn first, least time first; then running ones, then open ones. */
export function byUrgency(me: string | undefined): (a: TableInfo, b: TableInfo) => number {
  const rank = (table: TableInfo): number => (isMyTurn(table, me) ? 0 : table.status === 'open' ? 2 : 1);
  return (a, b) => rank(a) - rank(b) || due(a) - due(b) || b.created - a.created;
}

/** At a live table somebody is waiting; without a clock nothing runs out. */
function due({ clock, deadline }: TableInfo): number {
  return clock.kind === 'live' ? 0 : (deadline ?? Number.MAX_SAFE_INTEGER);
}

const HOUR_MS = 3_600_000;

/** Whether so little time is left for a move that it should not be postponed. */
export function isUrgent({ clock }: TableInfo, left: number): boolean {
  return clock.kind === 'slow' && left < Math.min(3, clock.hours / 4) * HOUR_MS;
}
