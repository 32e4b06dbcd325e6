import type Database from 'libsql';
import type { LogTable, TablesTable } from './schema.ts';

const LOG = ['table', 'version', 'seat', 'kind', 'moves', 'picks', 'events', 'to', 'at'] as const;
const PLAIN = ['state', 'clocks', 'toMove', 'requests', 'result'] as const;
/** Tables are found by these: to write one, even as it was, costs a page of each of its indexes. */
const SOUGHT = ['status', 'wakes', 'finished'] as const;

type LogColumns = Pick<LogTable, (typeof LOG)[number]>;
type AfterColumns = Pick<TablesTable, (typeof PLAIN | typeof SOUGHT)[number]>;
type Value = string | number | null;

/** One move on its way to the file: the values of its statements, in their order. */
export interface SqliteMove {
  readonly table: string;
  readonly log: Value[];
  readonly plain: Value[];
  readonly sought: Value[];
}

/** `edition`: of the table from which the move was made. */
export const sqliteMove = (log: LogColumns, after: AfterColumns, edition: number): SqliteMove => ({
  table: log.table,
  log: [...LOG.map((column) => log[column]), log.table, log.version - 1, edition],
  plain: [log.version, ...PLAIN.map((column) => after[column])],
  sought: SOUGHT.map((column) => after[column]),
});

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`);
const each = (columns: readonly string[], is: string) => quoted(columns).map((column) => `${column} ${is} ?`);

/** Whether each was stored; a text: why it could not be. */
export type Written = (boolean | string)[];

/** The way of every move into SQLite: statements that are prepared once, and one transaction for all that came together. */
export function sqliteAppend(database: Database.Database): (moves: readonly SqliteMove[]) => Written {
  const log = database.prepare(
    `INSERT INTO log (${quoted(LOG).join(', ')}) SELECT ${LOG.map(() => '?').join(', ')}
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND version = ? AND edition = ?)`,
  );
  const set = each(['version', ...PLAIN], '=').join(', ');
  const usual = database.prepare(
    `UPDATE tables SET ${set} WHERE id = ? AND ${each(SOUGHT, 'IS').join(' AND ')}`,
  );
  const whole = database.prepare(`UPDATE tables SET ${set}, ${each(SOUGHT, '=').join(', ')} WHERE id = ?`);

  const write = ({ table, log: entry, plain, sought }: SqliteMove): boolean | string => {
    try {
      if (log.run(...entry).changes === 0) return false;
    } catch (thrown) {
      // An entry that cannot be written fails by itself: nothing of it is there yet.
      return String(thrown);
    }
    if (usual.run(...plain, table, ...sought).changes === 0) whole.run(...plain, ...sought, table);
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
