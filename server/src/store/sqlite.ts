import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { type Link, Listeners, type Tell, type Work } from './link.ts';
import { LATEST, migrate } from './migrate.ts';
import { KEPT, type KeptTable, type Schema } from './schema.ts';
import { sqliteAppend } from './sqliteAppend.ts';
import { keepingStatements } from './sqliteStatements.ts';
import { SqliteWrites } from './sqliteWrites.ts';
import type { News, Store } from './store.ts';
import { storeOver } from './storeOver.ts';

/** How long a write waits for a dump that is being read, at most. */
const PATIENCE = 5000;

/** The embedded database: one file, one process. */
export async function openSqlite(path: string): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // The folder may have been there before and be open to others; the files beside it follow this one.
  closeSync(openSync(path, 'a', 0o600));
  const unlock = lock(path);
  try {
    const database = connect(path);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingStatements(database) }) });
    await migrate(db);
    return storeOver(new Sqlite(db, database, path, unlock));
  } catch (thrown) {
    unlock();
    throw thrown;
  }
}

function connect(path: string): Database.Database {
  const database = new Database(path);
  database.pragma(`busy_timeout = ${PATIENCE}`);
  const [mode] = database.pragma('journal_mode = WAL') as { journal_mode: string }[];
  // Some places, such as a folder of another machine, allow no log beside the file.
  if (mode?.journal_mode !== 'wal') throw new Error(`${path}: SQLite cannot keep a write-ahead log here`);
  // Every commit is on the disk before it is answered: `SqliteWrites` sees to that without holding up everything else.
  database.pragma('synchronous = NORMAL');
  // Copied into the database after 16 MB instead of 4: at many moves in a second the same pages come again and again.
  database.pragma('wal_autocheckpoint = 4000');
  // Up to 64 MB of pages instead of 2: thousands of running games are read from memory when their next move is written.
  database.pragma('cache_size = -65536');
  return database;
}

/**
 * Another process would not be told of our news, so it is kept out: by a lock on a file of its own that ends with the
 * process, however that ends, and that does not stop a backup from reading.
 */
function lock(path: string): () => void {
  const held = new Database(`${path}.lock`);
  try {
    held.exec('BEGIN EXCLUSIVE');
  } catch (thrown) {
    held.close();
    if (!hasCode(thrown, 'SQLITE_BUSY')) throw thrown;
    throw new Error(
      `${path} is in use by another process. One process at a time uses a data folder; several share PostgreSQL.`,
    );
  }
  return () => held.close();
}

class Sqlite implements Link {
  readonly lanes = 1;
  readonly #listeners = new Listeners();
  readonly #writes: SqliteWrites;
  readonly append: Link['append'];

  constructor(
    readonly db: Kysely<Schema>,
    database: Database.Database,
    private readonly path: string,
    private readonly unlock: () => void,
  ) {
    this.#writes = new SqliteWrites(db, database, `${path}-wal`);
    const write = sqliteAppend(database);
    this.append = (entries) =>
      this.transact(async (_, tell) => {
        const stored = write(entries);
        for (const [index, { log }] of entries.entries())
          if (stored[index] === true) tell({ of: 'played', table: log.table, version: log.version });
        return stored;
      });
  }

  readonly transact = async <R>(work: (trx: Work, tell: Tell) => Promise<R>): Promise<R> => {
    const news: News[] = [];
    const done = await this.#writes.run((trx) => work(trx, (each) => news.push(each)));
    this.#listeners.tell(news);
    return done;
  };

  readonly write: Link['write'] = (work) => this.#writes.run(work);

  // There is one connection, so every transaction is alone.
  readonly alone = async (): Promise<void> => {};

  hold(trx: Work, table: string): Promise<Schema['tables'] | undefined> {
    return trx.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
  }

  listen(listener: Tell): () => void {
    return this.#listeners.listen(listener);
  }

  snapshot = () => sqliteSnapshot(this.path);

  isTaken(thrown: unknown): boolean {
    return hasCode(thrown, 'SQLITE_CONSTRAINT_UNIQUE') || hasCode(thrown, 'SQLITE_CONSTRAINT_PRIMARYKEY');
  }

  async close(): Promise<void> {
    await this.#writes.close();
    await this.db.destroy();
    this.unlock();
  }
}

/** Rows that are read before others get their turn. */
const AT_A_TIME = 20;

/** Reads the file as it is at this moment, while a process may go on writing to it. */
export async function* sqliteSnapshot(path: string): ReturnType<Link['snapshot']> {
  const database = connect(path);
  let rows = 0;
  try {
    database.exec('BEGIN');
    refuseOther(database, path);
    for (const [table, order] of Object.entries(KEPT)) {
      const sorted = order.map((column) => `"${column}"`).join(', ');
      for (const row of database.prepare(`SELECT * FROM "${table}" ORDER BY ${sorted}`).iterate()) {
        yield { table: table as KeptTable, row: row as object };
        // Reading never waits for anything, so it makes room for moves itself.
        if (++rows % AT_A_TIME === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    }
  } finally {
    database.close();
  }
}

/** A server of this program has brought the file to its schema; where none ran since, it must first. */
function refuseOther(database: Database.Database, path: string): void {
  const rows = database.prepare('SELECT max(name) AS schema FROM kysely_migration').all();
  if (JSON.stringify(rows) !== JSON.stringify([{ schema: LATEST }]))
    throw new Error(`${path} is of another version of the program: start the server once, then try again`);
}

const hasCode = (thrown: unknown, code: string): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === code;
