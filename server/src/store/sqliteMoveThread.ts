import { parentPort, workerData } from 'node:worker_threads';
import { afterColumns, LOG_COLUMNS, logColumns } from './columns.ts';
import { connect, FULL_SYNC } from './sqliteFile.ts';
import type { Append } from './store.ts';
import { codeOf } from './trouble.ts';

/** Errors lose their code on the way to another thread, so it is sent beside the message. */
export interface FailureFacts {
  readonly message: string;
  readonly code: string;
}

/** What became of each entry, or the failure of all. */
export type AppendReply =
  | { readonly stored: readonly (boolean | FailureFacts)[] }
  | { readonly failed: FailureFacts };

const failed = (thrown: unknown): FailureFacts => ({ message: String(thrown), code: codeOf(thrown) });

const PLAIN = ['state', 'clocks', 'toMove', 'requests', 'result', 'chain'] as const;
/** Indexed columns: writing one, even unchanged, costs a page of each of its indexes. */
const SOUGHT = ['status', 'wakes', 'finished'] as const;

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`);
const each = (columns: readonly string[], is: string) => quoted(columns).map((column) => `${column} ${is} ?`);

const database = connect(workerData as string, FULL_SYNC);
const log = database.prepare(
  `INSERT INTO log (${quoted(LOG_COLUMNS).join(', ')}) SELECT ${LOG_COLUMNS.map(() => '?').join(', ')}
   WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND version = ? AND edition = ?)`,
);
const set = each(['version', ...PLAIN], '=').join(', ');
const usual = database.prepare(
  `UPDATE tables SET ${set} WHERE id = ? AND ${each(SOUGHT, 'IS').join(' AND ')}`,
);
const whole = database.prepare(`UPDATE tables SET ${set}, ${each(SOUGHT, '=').join(', ')} WHERE id = ?`);

/** The disk is full or broken, or another process is writing. */
const OF_DISK = /^SQLITE_(?:FULL|IOERR|BUSY|READONLY|CORRUPT)/;

/** Whether the entry was stored, or why it could not be. */
function append({ log: row, after: left, edition }: Append): boolean | FailureFacts {
  const [entry, after] = [logColumns(row), afterColumns(left)];
  try {
    const values = LOG_COLUMNS.map((column) => entry[column]);
    if (log.run(...values, entry.table, entry.version - 1, edition).changes === 0) return false;
  } catch (thrown) {
    // An entry that cannot be written fails alone, before it has changed anything. A failing disk fails all entries.
    if (OF_DISK.test(codeOf(thrown))) throw thrown;
    return failed(thrown);
  }
  const plain = [entry.version, ...PLAIN.map((column) => after[column])];
  const sought = SOUGHT.map((column) => after[column]);
  if (usual.run(...plain, entry.table, ...sought).changes === 0) whole.run(...plain, ...sought, entry.table);
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
    return { failed: failed(thrown) };
  }
}

// Null closes the file and ends the thread.
parentPort?.on('message', (entries: readonly Append[] | null) => {
  if (entries) return parentPort?.postMessage(appendAll(entries));
  database.close();
  parentPort?.close();
});
