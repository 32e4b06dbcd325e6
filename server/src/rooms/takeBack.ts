import type { Seat } from '@archivolt/engine';
import type { LogRow } from '../store/store.ts';
import { type Answer, refused } from './answer.ts';

/** The rows that still count: what was taken back does not. */
function counted(log: readonly LogRow[]): LogRow[] {
  let rows: LogRow[] = [];
  for (const row of log)
    if (row.kind === 'takeBack') rows = rows.filter(({ version }) => version <= (row.to ?? 0));
    else rows.push(row);
  return rows;
}

/**
 * The version before a seat's last submission, to go back to, and the rows that count no longer then. Not once anything
 * unknown was shown since: a roll, or, where there are secrets, what another seat did knowing its own.
 */
export function takeBackTo(
  log: readonly LogRow[],
  seat: Seat,
  hasSecrets: boolean,
): Answer<{ to: number; rows: readonly LogRow[] }> {
  const rows = counted(log);
  const index = rows.findLastIndex((row) => row.seat === seat && row.kind === 'moves');
  const last = rows[index];
  if (!last) return refused('nothingToTakeBack');
  const since = rows.slice(index);
  const isKnown = since.some((row) => row.picks.length > 0 || (hasSecrets && row.seat !== seat));
  if (isKnown) return refused('takeBackAfterUnknown');
  return { ok: true, to: rows[index - 1]?.version ?? 0, rows: since };
}
