import type Database from 'libsql';
import type { LogTable, TablesTable } from './schema.ts';

const LOG = ['table', 'version', 'seat', 'kind', 'moves', 'picks', 'events', 'to', 'at'] as const;
const AFTER = ['status', 'state', 'clocks', 'toMove', 'wakes', 'requests', 'result', 'finished'] as const;

type LogColumns = Pick<LogTable, (typeof LOG)[number]>;
type AfterColumns = Pick<TablesTable, (typeof AFTER)[number]>;
type Value = string | number | null;

/** One move on its way to the file: the values of both statements, in their order. */
export interface SqliteMove {
  readonly log: Value[];
  readonly table: Value[];
}

/** `edition`: of the table from which the move was made. */
export const sqliteMove = (log: LogColumns, after: AfterColumns, edition: number): SqliteMove => ({
  log: [...LOG.map((column) => log[column]), log.table, log.version - 1, edition],
  table: [log.version, ...AFTER.map((column) => after[column]), log.table],
});

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`);

/** Whether each was stored; a text: why it could not be. */
export type Written = (boolean | string)[];

/** The way of every move into SQLite: statements that are prepared once, and one transaction for all that came together. */
export function sqliteAppend(database: Database.Database): (moves: readonly SqliteMove[]) => Written {
  const log = database.prepare(
    `INSERT INTO log (${quoted(LOG).join(', ')}) SELECT ${LOG.map(() => '?').join(', ')}
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND version = ? AND edition = ?)`,
  );
  const table = database.prepare(
    `UPDATE tables SET version = ?, ${quoted(AFTER)
      .map((column) => `${column} = ?`)
      .join(', ')} WHERE id = ?`,
  );

  const write = (move: SqliteMove): boolean | string => {
    try {
      if (log.run(...move.log).changes === 0) return false;
    } catch (thrown) {
      // An entry that cannot be written fails by itself: nothing of it is there yet.
      return String(thrown);
    }
    table.run(...move.table);
    return true;
  };

  return (moves) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const written = moves.map(write);
      database.exec('COMMIT');
      return written;
    } catch (thrown) {
      // A full disk may have ended the transaction already.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw thrown;
    }
  };
}
