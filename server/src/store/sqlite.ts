import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { type Link, Listeners, type Tell, type Work } from './link.ts';
import { LATEST, migrate } from './migrate.ts';
import { KEPT, type KeptTable, type Schema } from './schema.ts';
import { connect, FOR_THE_REST } from './sqliteFile.ts';
import { SqliteMoves } from './sqliteMoves.ts';
import { keepingStatements } from './sqliteStatements.ts';
import { SqliteWrites } from './sqliteWrites.ts';
import type { News, Store } from './store.ts';
import { storeOver } from './storeOver.ts';

/** The embedded database: one file, one process. */
export async function openSqlite(path: string): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // The folder may have been there before and be open to others; the files beside it follow this one.
  closeSync(openSync(path, 'a', 0o600));
  const unlock = lock(path);
  try {
    const database = connect(path, FOR_THE_REST);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingStatements(database) }) });
    await migrate(db);
    return storeOver(new Sqlite(db, database, path, unlock));
  } catch (thrown) {
    unlock();
    throw thrown;
  }
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
  readonly #listeners = new Listeners();
  readonly #writes: SqliteWrites;
  readonly #moves: SqliteMoves;

  constructor(
    readonly db: Kysely<Schema>,
    database: Database.Database,
    private readonly path: string,
    private readonly unlock: () => void,
  ) {
    this.#writes = new SqliteWrites(db, database, `${path}-wal`);
    this.#moves = new SqliteMoves(path);
  }

  readonly append: Link['append'] = async (entries) => {
    const stored = await this.#writes.elsewhere(() => this.#moves.append(entries));
    const written = entries.filter((_, index) => stored[index] === true);
    const news = written.map(({ log: { table, version } }) => ({ of: 'played' as const, table, version }));
    // Who has made a move knows of it then, and need not be told.
    setImmediate(() => this.#listeners.tell(news));
    return stored;
  };

  readonly transact = async <R>(work: (trx: Work, tell: Tell) => Promise<R>): Promise<R> => {
    const news: News[] = [];
    const done = await this.#writes.run((trx) => work(trx, (each) => news.push(each)));
    this.#listeners.tell(news);
    return done;
  };

  readonly write: Link['write'] = (work) => this.#writes.run(work);

  // It shares its way to the disk with all that comes in the same moment.
  readonly pass = this.write;

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
    await this.#moves.close();
    await this.db.destroy();
    this.unlock();
  }
}

/** Rows that are read before others get their turn. */
const AT_A_TIME = 20;

/** Reads the file as it is at this moment, while a process may go on writing to it. */
export async function* sqliteSnapshot(path: string): ReturnType<Link['snapshot']> {
  const database = connect(path, FOR_THE_REST);
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
