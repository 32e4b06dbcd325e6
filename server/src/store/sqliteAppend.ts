import type Database from 'libsql';
import { afterColumns, logColumns } from './columns.ts';
import type { Append } from './store.ts';
import { codeOf } from './trouble.ts';

const LOG = [
  'table',
  'version',
  'seat',
  'kind',
  'moves',
  'picks',
  'events',
  'to',
  'at',
  'sides',
  'hash',
] as const;
const PLAIN = ['state', 'clocks', 'toMove', 'requests', 'result', 'chain'] as const;
/** Indexed columns: writing one, even unchanged, costs a page of each of its indexes. */
const SOUGHT = ['status', 'wakes', 'finished'] as const;

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`);
const each = (columns: readonly string[], is: string) => quoted(columns).map((column) => `${column} ${is} ?`);

/** The disk is full or broken, or another process is writing. */
const OF_DISK = /^SQLITE_(?:FULL|IOERR|BUSY|READONLY|CORRUPT)/;

/** Appends moves to SQLite with prepared statements, within the transaction of the caller. */
export function sqliteAppend(
  database: Database.Database,
): (entries: readonly Append[]) => (boolean | Error)[] {
  const log = database.prepare(
    `INSERT INTO log (${quoted(LOG).join(', ')}) SELECT ${LOG.map(() => '?').join(', ')}
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND version = ? AND edition = ?)`,
  );
  const set = each(['version', ...PLAIN], '=').join(', ');
  const usual = database.prepare(
    `UPDATE tables SET ${set} WHERE id = ? AND ${each(SOUGHT, 'IS').join(' AND ')}`,
  );
  const whole = database.prepare(`UPDATE tables SET ${set}, ${each(SOUGHT, '=').join(', ')} WHERE id = ?`);

  const write = ({ log: row, after: left, edition }: Append): boolean | Error => {
    const [entry, after] = [logColumns(row), afterColumns(left)];
    try {
      const values = LOG.map((column) => entry[column]);
      if (log.run(...values, entry.table, entry.version - 1, edition).changes === 0) return false;
    } catch (thrown) {
      // An entry that cannot be written fails alone, before it has changed anything. A failing disk fails all entries.
      if (OF_DISK.test(codeOf(thrown))) throw thrown;
      return new Error(String(thrown));
    }
    const plain = [entry.version, ...PLAIN.map((column) => after[column])];
    const sought = SOUGHT.map((column) => after[column]);
    if (usual.run(...plain, entry.table, ...sought).changes === 0)
      whole.run(...plain, ...sought, entry.table);
    return true;
  };

  return (entries) => entries.map(write);
}
