import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { connect, FULL_SYNC } from './sqliteFile.ts';

const database = connect(workerData as string, FULL_SYNC);

/**
 * Runs a passive WAL checkpoint, which copies as much of the log into the database as it can without blocking anyone.
 * The rest stays in the log; a disk error shows at the next write.
 */
function checkpoint(): void {
  try {
    database.pragma('wal_checkpoint(PASSIVE)');
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError)) throw thrown;
  }
}

parentPort?.on('message', () => {
  checkpoint();
  parentPort?.postMessage(null);
});
