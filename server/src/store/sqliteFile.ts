import Database from 'libsql';

/** How long a write waits for a dump that is being read, at most. */
const PATIENCE = 5000;

interface Ways {
  /** `FULL`: every commit is on the disk before it returns or can be read. `NORMAL`: whoever writes sees to that. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** After so many pages of 4 kB the log is copied into the database by whoever commits then. */
  readonly checkpoint: number;
}

/** On a thread of its own, which may wait for the disk. Where many move, `SqliteCopies` comes long before. */
export const FOR_MOVES: Ways = { synchronous: 'FULL', checkpoint: 16_000 };
/** `SqliteWrites` waits for the disk, beside everything else; the log is copied here only where nobody moves. */
export const FOR_THE_REST: Ways = { synchronous: 'NORMAL', checkpoint: 16_000 };

/** A connection to the file. */
export function connect(path: string, { synchronous, checkpoint }: Ways): Database.Database {
  const database = new Database(path);
  database.pragma(`busy_timeout = ${PATIENCE}`);
  const [mode] = database.pragma('journal_mode = WAL') as { journal_mode: string }[];
  // Some places, such as a folder of another machine, allow no log beside the file.
  if (mode?.journal_mode !== 'wal') throw new Error(`${path}: SQLite cannot keep a write-ahead log here`);
  database.pragma(`synchronous = ${synchronous}`);
  database.pragma(`wal_autocheckpoint = ${checkpoint}`);
  // Up to 64 MB of pages instead of 2: thousands of running games are read from memory when their next move is written.
  database.pragma('cache_size = -65536');
  return database;
}

/**
 * Copies what stands in the log into the database, as far as it can be without making anybody wait. What cannot be
 * copied stays where it is; what is wrong with the disk is told to whoever writes next.
 */
export function copyLog(database: Database.Database): void {
  try {
    database.pragma('wal_checkpoint(PASSIVE)');
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError)) throw thrown;
  }
}
