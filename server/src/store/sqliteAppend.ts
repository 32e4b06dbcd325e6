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

/** The way of every move into SQLite: statements that are prepared once, in one transaction for all that came. */
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

  const write = (entry: Append): boolean => {
    const row = logColumns(entry.log);
    const after = afterColumns(entry.after);
    const { changes } = log.run(
      ...LOG.map((column) => row[column]),
      row.table,
      row.version - 1,
      entry.edition,
    );
    if (changes === 0) return false;
    table.run(row.version, ...AFTER.map((column) => after[column]), row.table);
    return true;
  };

  return (entries) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const stored = entries.map((entry) => alone(() => write(entry)));
      database.exec('COMMIT');
      return stored;
    } catch (thrown) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw thrown;
    }
  };
}

/** What cannot be written fails by itself: the first statement of an entry does all that could be refused. */
function alone(write: () => boolean): boolean | Error {
  try {
    return write();
  } catch (thrown) {
    if (thrown instanceof Error) return thrown;
    throw thrown;
  }
}
