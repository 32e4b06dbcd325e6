import type { TableInfo } from '@archivolt/protocol';

/** Does the table wait for this person? */
export function isMyTurn({ status, seats, toMove }: TableInfo, me: string | undefined): boolean {
  if (status !== 'playing' || toMove === null || me === undefined) return false;
  const seat = seats[toMove];
  return seat?.person === me && seat.away === null;
}

/** Where it is one's turn comes first, there what has the least time; then what is going on, then what waits. */
export function byUrgency(me: string | undefined): (a: TableInfo, b: TableInfo) => number {
  const rank = (table: TableInfo): number => (isMyTurn(table, me) ? 0 : table.status === 'open' ? 2 : 1);
  return (a, b) => rank(a) - rank(b) || due(a) - due(b) || b.created - a.created;
}

/** At a live table somebody sits and waits; where nobody keeps time nothing runs out. */
function due({ clock, deadline }: TableInfo): number {
  return clock.kind === 'live' ? 0 : (deadline ?? Number.MAX_SAFE_INTEGER);
}

const HOUR = 3_600_000;

/** Is so little left of the time for a move that one should not put it off? */
export function isUrgent({ clock }: TableInfo, left: number): boolean {
  return clock.kind === 'slow' && left < Math.min(3, clock.hours / 4) * HOUR;
}
