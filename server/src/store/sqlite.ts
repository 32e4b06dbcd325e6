import { EventEmitter } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import type { DatabaseAdapter, Publish, StoreTransaction } from './adapter.ts';
import { createStore } from './createStore.ts';
import { ObserverRelay } from './errors.ts';
import { makeFolder } from './folder.ts';
import { migrate, type OpenOptions, refuseOtherSchema, refuseSchema } from './migrate.ts';
import { BACKUP_TABLES, type BackupTable, type Schema } from './schema.ts';
import { CALLER_SYNCS, connect } from './sqliteFile.ts';
import { withStatementCache } from './sqliteStatements.ts';
import { SqliteWrites } from './sqliteWrites.ts';
import type { News, Store } from './store.ts';

/** The embedded database: one file, one process. */
export async function openSqlite(
  path: string,
  { isReader = false, isUnlocked = false }: OpenOptions = {},
): Promise<Store> {
  if (!isReader) makeFolder(dirname(path));
  else if (!existsSync(path)) throw new Error(`${dirname(path)}: no Archivolt data found in this folder`);
  // The folder may have existed before with wider permissions; SQLite gives its other files those of this one.
  closeSync(openSync(path, 'a', 0o600));
  const unlock = isUnlocked ? () => undefined : lock(path);
  try {
    const database = connect(path, CALLER_SYNCS);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: withStatementCache(database) }) });
    if (isReader) await refuseOtherSchema(db, path);
    else await migrate(db);
    return createStore(new Sqlite(db, database, path, unlock));
  } catch (thrown) {
    unlock();
    throw thrown;
  }
}

/**
 * Locks out other processes, which would miss our news. The lock is on a file of its own, is released whenever the
 * process ends, and lets a backup read.
 */
function lock(path: string): () => void {
  const lockFile = new Database(`${path}.lock`);
  try {
    lockFile.exec('BEGIN EXCLUSIVE');
  } catch (thrown) {
    lockFile.close();
    if (!hasCode(thrown, 'SQLITE_BUSY')) throw thrown;
    throw new Error(
      `${path} is in use by another process. One process at a time uses a data folder; several share PostgreSQL.`,
    );
  }
  return () => lockFile.close();
}

class Sqlite implements DatabaseAdapter {
  readonly #news = new EventEmitter<{ news: [News] }>();
  readonly #writes: SqliteWrites;
  readonly observer = new ObserverRelay();
  readonly isShared = false;

  constructor(
    readonly db: Kysely<Schema>,
    database: Database.Database,
    private readonly path: string,
    private readonly unlock: () => void,
  ) {
    this.#writes = new SqliteWrites(db, database, path, this.observer);
  }

  readonly append: DatabaseAdapter['append'] = async (entry) => {
    if (!(await this.#writes.append(entry))) return 'stale';
    const { table, version } = entry.log;
    // By then the caller knows its own move, so the news does not make it read the table again.
    setImmediate(() => this.#news.emit('news', { of: 'played', table, version }));
    return 'stored';
  };

  readonly transact = async <R>(
    work: (trx: StoreTransaction, publish: Publish) => Promise<R>,
  ): Promise<R> => {
    const news: News[] = [];
    const done = await this.#writes.run((trx) => work(trx, (each) => news.push(each)));
    for (const each of news) this.#news.emit('news', each);
    return done;
  };

  readonly write: DatabaseAdapter['write'] = (work) => this.#writes.run(work);

  // It shares a sync with all writes of the same moment.
  readonly writeVolatile = this.write;

  // There is only one connection, so every transaction is exclusive.
  readonly advisoryLock = async (): Promise<void> => {};

  lockRow(trx: StoreTransaction, table: string): Promise<Schema['tables'] | undefined> {
    return trx.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst();
  }

  listen(listener: Publish): () => void {
    this.#news.on('news', listener);
    return () => this.#news.off('news', listener);
  }

  snapshot = () => sqliteSnapshot(this.path);

  isUniqueViolation(thrown: unknown): boolean {
    return hasCode(thrown, 'SQLITE_CONSTRAINT_UNIQUE') || hasCode(thrown, 'SQLITE_CONSTRAINT_PRIMARYKEY');
  }

  /** Changes a page, so that one must be written. */
  readonly ping = async (): Promise<void> => {
    const probe = sql`insert into heartbeat (name, at) values ('written', 1)
      on conflict (name) do update set at = at + 1`;
    await this.#writes.run((trx) => probe.execute(trx));
  };

  readonly integrity = async (): Promise<string[]> => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(this.db);
    return rows.map((row) => row.integrity_check).filter((said) => said !== 'ok');
  };

  // We open the file with durable settings, no matter which program created it.
  readonly unsafeSettings = async (): Promise<string[]> => [];

  async close(): Promise<void> {
    await this.#writes.close();
    await this.db.destroy();
    this.unlock();
  }
}

/** Rows read before other work gets its turn. */
const ROWS_PER_SLICE = 20;

/** Reads a snapshot of the file while a process may be writing to it. */
export async function* sqliteSnapshot(path: string): ReturnType<DatabaseAdapter['snapshot']> {
  const database = connect(path, CALLER_SYNCS);
  let rows = 0;
  try {
    database.exec('BEGIN');
    refuseSchema(schemaOf(database), path);
    for (const [table, order] of Object.entries(BACKUP_TABLES)) {
      const sorted = order.map((column) => `"${column}"`).join(', ');
      for (const row of database.prepare(`SELECT * FROM "${table}" ORDER BY ${sorted}`).iterate()) {
        yield { table: table as BackupTable, row: row as object };
        // Reading is synchronous, so it yields to moves explicitly.
        if (++rows % ROWS_PER_SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    }
  } finally {
    database.close();
  }
}

/** The newest migration of the file; undefined if there is none. */
function schemaOf(database: Database.Database): string | undefined {
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE name = 'kysely_migration'`).all();
  if (tables.length === 0) return undefined;
  const row = database.prepare('SELECT max(name) AS name FROM kysely_migration').get() as {
    name: string | null;
  };
  return row.name ?? undefined;
}

const hasCode = (thrown: unknown, code: string): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === code;
