import { replaying, type Seat } from '@archivolt/engine';
import { firstPosition, type Position } from '../rules/position.ts';
import type { LogRow, TableRow } from '../store/store.ts';
import { type Answer, refused } from './answer.ts';

/** The positions of a game by version, played again from the log. Throws where it no longer fits the rules. */
export class History {
  readonly #positions: Position[];

  constructor({ game, options, setup }: TableRow) {
    this.#positions = [firstPosition(game, options, replaying(setup ?? []))];
  }

  static of(table: TableRow, log: readonly LogRow[]): History {
    const history = new History(table);
    for (const row of log) history.add(row);
    return history;
  }

  get version(): number {
    return this.#positions.length - 1;
  }

  /** The position after a version, the last one without. */
  at(version = this.version): Position {
    const position = this.#positions[version];
    if (!position) throw new RangeError(`there is no version ${version}`);
    return position;
  }

  add({ version, kind, seat, moves, picks, to }: LogRow): void {
    if (version !== this.version + 1) throw new RangeError(`version ${version} after ${this.version}`);
    if (kind === 'takeBack') this.#positions.push(this.at(to ?? -1));
    else if (kind === 'end') this.#positions.push(this.at());
    else this.#positions.push(this.at().replay(seat ?? -1, moves, picks).position);
  }
}

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
