import type Database from 'libsql';
import { afterColumns, logColumns } from './columns.ts';
import type { Append } from './store.ts';

const LOG = ['table', 'version', 'seat', 'kind', 'moves', 'picks', 'events', 'to', 'at'] as const;
const AFTER = [
  'status',
  'seats',
  'state',
  'clocks',
  'toMove',
  'wakes',
  'requests',
  'result',
  'finished',
] as const;

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`);

/** The way of every move into SQLite: statements that are prepared once, within a transaction. */
export function sqliteAppend(
  database: Database.Database,
): (entries: readonly Append[]) => (boolean | Error)[] {
  const log = database.prepare(
    `INSERT INTO log (${quoted(LOG).join(', ')}) SELECT ${LOG.map(() => '?').join(', ')}
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND version = ? AND edition = ?)`,
  );
  const table = database.prepare(
    `UPDATE tables SET version = ?, ${quoted(AFTER)
      .map((column) => `${column} = ?`)
      .join(', ')} WHERE id = ?`,
  );

  const write = (entry: Append): boolean | Error => {
    const row = logColumns(entry.log);
    const after = afterColumns(entry.after);
    const values = LOG.map((column) => row[column]);
    try {
      const { changes } = log.run(...values, row.table, row.version - 1, entry.edition);
      if (changes === 0) return false;
    } catch (thrown) {
      // An entry that cannot be written fails by itself: nothing of it is there yet.
      if (thrown instanceof Error) return thrown;
      throw thrown;
    }
    table.run(row.version, ...AFTER.map((column) => after[column]), row.table);
    return true;
  };

  return (entries) => entries.map(write);
}
