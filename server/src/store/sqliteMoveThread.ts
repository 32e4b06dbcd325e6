import { parentPort, workerData } from 'node:worker_threads';
import { sqliteAppend } from './sqliteAppend.ts';
import { connect, FULL_SYNC } from './sqliteFile.ts';
import type { Append } from './store.ts';
import { codeOf } from './trouble.ts';

/** Errors lose their code on the way to another thread, so it is sent beside the message. */
export interface Failed {
  readonly message: string;
  readonly code: string;
}

/** What became of each entry, or the failure of all. */
export type Appended = { readonly stored: readonly (boolean | Failed)[] } | { readonly failed: Failed };

const failed = (thrown: unknown): Failed => ({ message: String(thrown), code: codeOf(thrown) });

const database = connect(workerData as string, FULL_SYNC);
const append = sqliteAppend(database);

/** All entries in one transaction, which SQLite syncs before the commit returns. */
function appendAll(entries: readonly Append[]): Appended {
  try {
    database.exec('BEGIN IMMEDIATE');
    const stored = append(entries).map((each) => (each instanceof Error ? failed(each) : each));
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
