import Database from 'libsql';

/** Longest wait of a write for a running dump, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

interface ConnectionMode {
  /** `FULL`: every commit is on disk before it returns or can be read. `NORMAL`: the caller syncs. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** Pages of 4 kB in the WAL after which a commit runs a checkpoint. */
  readonly checkpoint: number;
}

/**
 * Every commit is on disk before it returns, and some copy the WAL. Used where waiting for the disk blocks nobody. Moves wait
 * for a checkpoint, which is shorter with fewer pages (docs/decisions/004-sqlite-writer.md).
 */
export const FULL_SYNC: ConnectionMode = { synchronous: 'FULL', checkpoint: 1000 };
/** `SqliteWrites` syncs outside the event loop. The move thread runs checkpoints long before this limit of pages. */
export const CALLER_SYNCS: ConnectionMode = { synchronous: 'NORMAL', checkpoint: 16_000 };

/** Opens a connection to the file. */
export function connect(path: string, { synchronous, checkpoint }: ConnectionMode): Database.Database {
  const database = new Database(path);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  const [mode] = database.pragma('journal_mode = WAL') as { journal_mode: string }[];
  // Some file systems, such as network folders, do not support a write-ahead log.
  if (mode?.journal_mode !== 'wal')
    throw new Error(`${path}: SQLite cannot keep a write-ahead log here; use a folder on a local disk`);
  database.pragma(`synchronous = ${synchronous}`);
  // On other systems a sync returns only after the disk has the data; macOS needs `fullfsync`.
  if (process.platform === 'darwin')
    for (const name of ['fullfsync', 'checkpoint_fullfsync']) database.pragma(`${name} = 1`);
  database.pragma(`wal_autocheckpoint = ${checkpoint}`);
  // 64 MB of pages instead of 2: the rows of thousands of running games are in memory when their next move is written.
  database.pragma('cache_size = -65536');
  return database;
}
