import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DatabaseAdapter, Publish, Work } from './adapter.ts';
import { createStore } from './createStore.ts';
import { groupCommit } from './groupCommit.ts';
import { migrate, type Opening, refuseOtherSchema } from './migrate.ts';
import { postgresAppend } from './postgresAppend.ts';
import { CHANNEL, PostgresNews } from './postgresNews.ts';
import { DURABLE, LIMITS, PostgresPool } from './postgresPool.ts';
import { keepingStatements, TAKEN } from './postgresStatements.ts';
import { BACKUP_TABLES, type KeptTable, type Schema } from './schema.ts';
import type { Append, News, Store } from './store.ts';
import { WatcherRelay } from './trouble.ts';

/** Connections of one process, plus one for the news. PostgreSQL allows a hundred by default. */
const CONNECTIONS = 8;
/**
 * Moves have a connection of their own and wait for nothing else. More would wait for each other, since `NOTIFY` takes
 * one lock.
 */
const FOR_MOVES = 1;

/** Plans are cached. One made while the tables are small would choose a sequential scan and be kept as they grow. */
const BY_INDEX = 'SET enable_seqscan = off';
/** A move finds its tables by primary key, one by one. */
const BY_KEY = `${BY_INDEX}; SET enable_hashjoin = off; SET enable_mergejoin = off`;

/** Connections for leases, presence and rate limits, which need not be synced to disk. */
const FOR_PASSING = 2;
const AT_ONCE = `${BY_INDEX}; SET synchronous_commit = off`;

/**
 * Interval between liveness checks of the connection for moves, in milliseconds, so that a dead one is replaced in
 * time.
 */
const PULSE = 5000;

/** PostgreSQL, shared by any number of processes. */
export async function openPostgres(
  url: string,
  limits = LIMITS,
  { isReader = false }: Opening = {},
): Promise<Store> {
  const watched = new WatcherRelay();
  const connections = (max: number, first: string) => new PostgresPool({ url, max, first, limits, watched });
  const rest = connections(CONNECTIONS, `${BY_INDEX}; ${DURABLE}`);
  const moves = connections(FOR_MOVES, `${BY_KEY}; ${DURABLE}`);
  const passing = connections(FOR_PASSING, AT_ONCE);
  watched.onSilence = () => {
    for (const pool of [rest, moves, passing]) pool.renew();
  };
  const news = new PostgresNews(url);
  try {
    await patiently(
      url,
      watched,
      isReader ? (db) => refuseOtherSchema(db, placeOf(url)) : (db) => migrate(db),
    );
    await news.start();
  } catch (thrown) {
    await news.stop();
    await Promise.all([rest, moves, passing].map((each) => each.end()));
    throw thrown;
  }
  const over = (pool: PostgresPool) => overPool(pool, watched);
  return createStore(new Postgres(over(rest), rest, over(passing), moves, news, watched));
}

const overPool = (pool: PostgresPool, watched: WatcherRelay) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: keepingStatements(pool, watched) }) });

/** Runs work on a connection of its own, with long timeouts. */
async function patiently(
  url: string,
  watched: WatcherRelay,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const db = overPool(new PostgresPool({ url, max: 1, limits: null, watched }), watched);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** The name of a database, without credentials. */
const placeOf = (url: string): string => `the database ${new URL(url).pathname.slice(1)}`;

class Postgres implements DatabaseAdapter {
  constructor(
    readonly db: Kysely<Schema>,
    private readonly rest: PostgresPool,
    private readonly passing: Kysely<Schema>,
    private readonly moves: PostgresPool,
    private readonly news: PostgresNews,
    readonly watched: WatcherRelay,
  ) {
    this.#pulse = setInterval(() => this.ping().catch(() => undefined), PULSE).unref();
  }

  readonly #pulse: NodeJS.Timeout;
  readonly isShared = true;

  readonly append: DatabaseAdapter['append'] = groupCommit((entries) => this.#appendAll(entries));

  async #appendAll(entries: readonly Append[]): Promise<(boolean | Error)[]> {
    const begun = performance.now();
    const stored = await this.#watch(postgresAppend(this.moves.pool, this.news.sender, entries));
    this.watched.waited('moves', performance.now() - begun);
    this.news.publishHere(
      entries
        .filter((_, index) => stored[index] === true)
        .map(({ log }) => ({ of: 'played', table: log.table, version: log.version })),
    );
    return stored;
  }

  readonly transact = async <R>(work: (trx: Work, publish: Publish) => Promise<R>): Promise<R> => {
    const news: News[] = [];
    const done = await this.db.transaction().execute(async (trx) => {
      const result = await work(trx, (each) => news.push(each));
      if (news.length > 0) {
        const said = JSON.stringify(news.map((each) => this.news.sender + JSON.stringify([each])));
        await sql`select pg_notify(${CHANNEL}, said) from json_array_elements_text(${said}) as said`.execute(
          trx,
        );
      }
      return result;
    });
    this.news.publishHere(news);
    return done;
  };

  readonly write: DatabaseAdapter['write'] = (work) => work(this.db);

  readonly writeVolatile: DatabaseAdapter['writeVolatile'] = (work) => work(this.passing);

  readonly advisoryLock = async (trx: Work, name: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
  };

  lockRow(trx: Work, table: string): Promise<Schema['tables'] | undefined> {
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
        await client.query(`DECLARE kept CURSOR FOR SELECT * FROM "${table}" ORDER BY ${sorted}`);
        for (;;) {
          const { rows } = await client.query<object>('FETCH 500 FROM kept');
          for (const row of rows) yield { table: table as KeptTable, row };
          if (rows.length === 0) break;
        }
        await client.query('CLOSE kept');
      }
      await client.query('COMMIT');
      client.release();
    } catch (thrown) {
      client.release(true);
      throw thrown;
    }
  }

  isTaken(thrown: unknown): boolean {
    return thrown instanceof pg.DatabaseError && thrown.code === TAKEN;
  }

  /** Uses the connection for moves: if that one hangs, moves wait too. */
  readonly ping = async (): Promise<void> => {
    await this.#watch(this.moves.pool.query('SELECT 1'));
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

  readonly doubts = async (): Promise<string[]> => {
    const { rows } = await this.moves.pool.query<{ name: string }>(
      `SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off' ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  };

  async #watch<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (thrown) {
      this.watched.saw(thrown);
      throw thrown;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#pulse);
    await this.news.stop();
    await Promise.all([this.moves.end(), this.passing.destroy(), this.db.destroy()]);
  }
}
