import { parentPort, workerData } from 'node:worker_threads';
import { afterColumns, LOG_COLUMNS, logColumns } from './columns.ts';
import { codeOf } from './errors.ts';
import { connect, FULL_SYNC } from './sqliteFile.ts';
import type { Append } from './store.ts';

/** Errors lose their code on the way to another thread, so it is sent beside the message. */
export interface FailureFacts {
  readonly message: string;
  readonly code: string;
}

/** The result of each entry, or the failure of all. */
export type AppendReply =
  | { readonly stored: readonly (boolean | FailureFacts)[] }
  | { readonly failed: FailureFacts };

const failureFacts = (thrown: unknown): FailureFacts => ({ message: String(thrown), code: codeOf(thrown) });

const UNINDEXED_COLUMNS = ['state', 'clocks', 'toMove', 'requests', 'result', 'chain'] as const;
/** Indexed columns: writing one, even unchanged, costs a page of each of its indexes. */
const INDEXED_COLUMNS = ['status', 'wakes', 'finished'] as const;

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`);
const conditions = (columns: readonly string[], is: string) =>
  quoted(columns).map((column) => `${column} ${is} ?`);

const database = connect(workerData as string, FULL_SYNC);
const insertLog = database.prepare(
  `INSERT INTO log (${quoted(LOG_COLUMNS).join(', ')}) SELECT ${LOG_COLUMNS.map(() => '?').join(', ')}
   WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND version = ? AND edition = ?)`,
);
const assignments = conditions(['version', ...UNINDEXED_COLUMNS], '=').join(', ');
const updateUnindexed = database.prepare(
  `UPDATE tables SET ${assignments} WHERE id = ? AND ${conditions(INDEXED_COLUMNS, 'IS').join(' AND ')}`,
);
const updateAll = database.prepare(
  `UPDATE tables SET ${assignments}, ${conditions(INDEXED_COLUMNS, '=').join(', ')} WHERE id = ?`,
);

/** The disk is full or broken, or another process is writing. */
const DISK_ERROR = /^SQLITE_(?:FULL|IOERR|BUSY|READONLY|CORRUPT)/;

/** Whether the entry was stored, or why it could not be. */
function append({ log: row, after: columns, edition }: Append): boolean | FailureFacts {
  const [entry, after] = [logColumns(row), afterColumns(columns)];
  try {
    const values = LOG_COLUMNS.map((column) => entry[column]);
    if (insertLog.run(...values, entry.table, entry.version - 1, edition).changes === 0) return false;
  } catch (thrown) {
    // An entry that cannot be written fails alone, before it has changed anything. A failing disk fails all entries.
    if (DISK_ERROR.test(codeOf(thrown))) throw thrown;
    return failureFacts(thrown);
  }
  const unindexed = [entry.version, ...UNINDEXED_COLUMNS.map((column) => after[column])];
  const indexed = INDEXED_COLUMNS.map((column) => after[column]);
  if (updateUnindexed.run(...unindexed, entry.table, ...indexed).changes === 0)
    updateAll.run(...unindexed, ...indexed, entry.table);
  return true;
}

/** All entries in one transaction, which SQLite syncs before the commit returns. */
function appendAll(entries: readonly Append[]): AppendReply {
  try {
    database.exec('BEGIN IMMEDIATE');
    const stored = entries.map(append);
    database.exec('COMMIT');
    return { stored };
  } catch (thrown) {
    // A full disk may have ended the transaction already.
    if (database.inTransaction) database.exec('ROLLBACK');
    return { failed: failureFacts(thrown) };
  }
}

// Null closes the file and ends the thread.
parentPort?.on('message', (entries: readonly Append[] | null) => {
  if (entries) return parentPort?.postMessage(appendAll(entries));
  database.close();
  parentPort?.close();
});
