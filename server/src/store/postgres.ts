import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseAdapter, Publish, StoreTransaction } from './adapter.ts';
import { createStore } from './createStore.ts';
import { ObserverRelay } from './errors.ts';
import { groupCommit } from './groupCommit.ts';
import { migrate, type OpenOptions, refuseOtherSchema } from './migrate.ts';
import { postgresAppend } from './postgresAppend.ts';
import { CHANNEL, PostgresNews } from './postgresNews.ts';
import { DEFAULT_TIMEOUTS, DURABLE, PostgresPool } from './postgresPool.ts';
import { UNIQUE_VIOLATION, withStatementCache } from './postgresStatements.ts';
import { BACKUP_TABLES, type BackupTable, type Schema } from './schema.ts';
import type { Append, News, Store } from './store.ts';

/** Connections of one process, plus one for the news. PostgreSQL allows a hundred by default. */
const MAX_CONNECTIONS = 8;
/**
 * Moves have a connection of their own and wait for nothing else. More would wait for each other, since `NOTIFY` takes
 * one lock.
 */
const MAX_MOVE_CONNECTIONS = 1;

/** Plans are cached. One made while the tables are small would choose a sequential scan and be kept as they grow. */
const PREFER_INDEXES = 'SET enable_seqscan = off';
/** A move finds its tables by primary key, one by one. */
const PREFER_PRIMARY_KEYS = `${PREFER_INDEXES}; SET enable_hashjoin = off; SET enable_mergejoin = off`;

/** Connections for leases, presence and rate limits, which need not be synced to disk. */
const MAX_VOLATILE_CONNECTIONS = 2;
const WITHOUT_SYNC = `${PREFER_INDEXES}; SET synchronous_commit = off`;

/**
 * Interval between liveness checks of the connection for moves, in milliseconds, so that a dead one is replaced in
 * time.
 */
const LIVENESS_CHECK_MS = 5000;

/** PostgreSQL, shared by any number of processes. */
export async function openPostgres(
  url: string,
  timeouts = DEFAULT_TIMEOUTS,
  { isReader = false }: OpenOptions = {},
): Promise<Store> {
  const observer = new ObserverRelay();
  const createPool = (max: number, initSql: string) =>
    new PostgresPool({ url, max, initSql, timeouts, observer });
  const general = createPool(MAX_CONNECTIONS, `${PREFER_INDEXES}; ${DURABLE}`);
  const moves = createPool(MAX_MOVE_CONNECTIONS, `${PREFER_PRIMARY_KEYS}; ${DURABLE}`);
  const volatile = createPool(MAX_VOLATILE_CONNECTIONS, WITHOUT_SYNC);
  observer.onTimeout = () => {
    for (const pool of [general, moves, volatile]) pool.closeIdle();
  };
  const news = new PostgresNews(url);
  try {
    await withoutTimeouts(
      url,
      observer,
      isReader ? (db) => refuseOtherSchema(db, databaseName(url)) : (db) => migrate(db),
    );
    await news.start();
  } catch (thrown) {
    await news.stop();
    await Promise.all([general, moves, volatile].map((each) => each.end()));
    throw thrown;
  }
  const toKysely = (pool: PostgresPool) => createKysely(pool, observer);
  return createStore(new Postgres(toKysely(general), general, toKysely(volatile), moves, news, observer));
}

const createKysely = (pool: PostgresPool, observer: ObserverRelay) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withStatementCache(pool, observer) }) });

/** Runs work on a connection of its own, with long timeouts. */
async function withoutTimeouts(
  url: string,
  observer: ObserverRelay,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const db = createKysely(new PostgresPool({ url, max: 1, timeouts: null, observer }), observer);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** The name of a database, without credentials. */
const databaseName = (url: string): string => `the database ${new URL(url).pathname.slice(1)}`;

class Postgres implements DatabaseAdapter {
  constructor(
    readonly db: Kysely<Schema>,
    private readonly rest: PostgresPool,
    private readonly volatile: Kysely<Schema>,
    private readonly moves: PostgresPool,
    private readonly news: PostgresNews,
    readonly observer: ObserverRelay,
  ) {
    this.#livenessTimer = setInterval(() => this.ping().catch(() => undefined), LIVENESS_CHECK_MS).unref();
  }

  readonly #livenessTimer: NodeJS.Timeout;
  readonly isShared = true;

  readonly append: DatabaseAdapter['append'] = groupCommit((entries) => this.#appendAll(entries));

  async #appendAll(entries: readonly Append[]): Promise<(boolean | Error)[]> {
    const start = performance.now();
    const stored = await this.#reportErrors(postgresAppend(this.moves.pool, this.news.sender, entries));
    this.observer.waited('moves', performance.now() - start);
    this.news.publishLocally(
      entries
        .filter((_, index) => stored[index] === true)
        .map(({ log }) => ({ of: 'played', table: log.table, version: log.version })),
    );
    return stored;
  }

  readonly transact = async <R>(
    work: (trx: StoreTransaction, publish: Publish) => Promise<R>,
  ): Promise<R> => {
    const news: News[] = [];
    const done = await this.db.transaction().execute(async (trx) => {
      const result = await work(trx, (each) => news.push(each));
      if (news.length > 0) {
        const payloads = JSON.stringify(news.map((each) => this.news.sender + JSON.stringify([each])));
        await sql`select pg_notify(${CHANNEL}, payload) from json_array_elements_text(${payloads}) as payload`.execute(
          trx,
        );
      }
      return result;
    });
    this.news.publishLocally(news);
    return done;
  };

  readonly write: DatabaseAdapter['write'] = (work) => work(this.db);

  readonly writeVolatile: DatabaseAdapter['writeVolatile'] = (work) => work(this.volatile);

  readonly advisoryLock = async (trx: StoreTransaction, name: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
  };

  lockRow(trx: StoreTransaction, table: string): Promise<Schema['tables'] | undefined> {
    return trx.selectFrom('tables').selectAll().where('id', '=', table).forUpdate().executeTakeFirst();
  }

  listen(listener: Publish): () => void {
    return this.news.listen(listener);
  }

  async *snapshot(): ReturnType<DatabaseAdapter['snapshot']> {
    const client = await this.rest.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      for (const [table, order] of Object.entries(BACKUP_TABLES)) {
        const sorted = order.map((column) => `"${column}"`).join(', ');
        await client.query(`DECLARE snapshot CURSOR FOR SELECT * FROM "${table}" ORDER BY ${sorted}`);
        for (;;) {
          const { rows } = await client.query<object>('FETCH 500 FROM snapshot');
          for (const row of rows) yield { table: table as BackupTable, row };
          if (rows.length === 0) break;
        }
        await client.query('CLOSE snapshot');
      }
      await client.query('COMMIT');
      client.release();
    } catch (thrown) {
      client.release(true);
      throw thrown;
    }
  }

  isUniqueViolation(thrown: unknown): boolean {
    return thrown instanceof pg.DatabaseError && thrown.code === UNIQUE_VIOLATION;
  }

  /** Uses the connection for moves: if that one hangs, moves wait too. */
  readonly ping = async (): Promise<void> => {
    await this.#reportErrors(this.moves.pool.query('SELECT 1'));
  };

  /** Uses `amcheck` if the extension is installed; PostgreSQL verifies page checksums on every read. */
  readonly integrity = async (): Promise<string[]> => {
    const { rows } = await this.rest.pool.query(`SELECT 1 FROM pg_extension WHERE extname = 'amcheck'`);
    if (rows.length === 0) return [];
    const indexes = await this.rest.pool.query<{ name: string }>(
      `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
       WHERE relnamespace = current_schema()::regnamespace AND indisvalid ORDER BY name`,
    );
    const found: string[] = [];
    for (const { name } of indexes.rows)
      await this.rest.pool
        .query('SELECT bt_index_check($1::regclass, true)', [name])
        .catch((thrown) => found.push(`index ${name}: ${thrown}`));
    return found;
  };

  readonly unsafeSettings = async (): Promise<string[]> => {
    const { rows } = await this.moves.pool.query<{ name: string }>(
      `SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  };

  async #reportErrors<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (thrown) {
      this.observer.report(thrown);
      throw thrown;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#livenessTimer);
    await this.news.stop();
    await Promise.all([this.moves.end(), this.volatile.destroy(), this.db.destroy()]);
  }
}
