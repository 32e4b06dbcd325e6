import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Link, Tell, Work } from './link.ts';
import { migrate } from './migrate.ts';
import { postgresAppend } from './postgresAppend.ts';
import { CHANNEL, PostgresNews } from './postgresNews.ts';
import { keepingStatements } from './postgresStatements.ts';
import { KEPT, type KeptTable, type Schema } from './schema.ts';
import type { News, Store } from './store.ts';
import { storeOver } from './storeOver.ts';

/** Our numbers are all below 2^53, but an int8 comes as a text. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    Number(oid) === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

/** Connections of one process; a database allows a hundred, and one more is for the news. */
const CONNECTIONS = 8;
/** Moves have one of their own, so that they wait for nothing else. More would wait for each other: news has one lock. */
const FOR_MOVES = 1;

/** Plans are made once, perhaps while there is little, and one that reads all of it would be kept as it becomes much. */
const BY_INDEX = 'SET enable_seqscan = off';
/** A move finds its tables by their keys, one by one. */
const BY_KEY = `${BY_INDEX}; SET enable_hashjoin = off; SET enable_mergejoin = off`;

/** Who sees to a table, who is still there, and what is counted: a few connections that wait for no disk. */
const FOR_PASSING = 2;
const AT_ONCE = `${BY_INDEX}; SET synchronous_commit = off`;

/** Whoever waits longer than this for a connection is told that there is none. */
const PATIENCE = 15_000;

/** PostgreSQL: as many processes as one likes. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = poolOf(url, CONNECTIONS, (client) => client.query(BY_INDEX));
  const moves = poolOf(url, FOR_MOVES, (client) => client.query(BY_KEY));
  const db = over(pool);
  const passing = over(poolOf(url, FOR_PASSING, (client) => client.query(AT_ONCE)));
  const news = new PostgresNews(url);
  try {
    await migrate(db);
    await news.start();
  } catch (thrown) {
    await news.stop();
    await Promise.all([moves.end(), passing.destroy(), db.destroy()]);
    throw thrown;
  }
  return storeOver(new Postgres(db, pool, passing, moves, news));
}

/** `onConnect` is done before anything else on a new connection; the types do not know it yet. */
function poolOf(url: string, max: number, onConnect: (client: pg.ClientBase) => Promise<unknown>): pg.Pool {
  const config = {
    ...{ connectionString: url, max, types, keepAlive: true, connectionTimeoutMillis: PATIENCE },
    onConnect,
  };
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by its query.
  return new pg.Pool(config).on('error', () => {});
}

const over = (pool: pg.Pool) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: keepingStatements(pool) }) });

class Postgres implements Link {
  constructor(
    readonly db: Kysely<Schema>,
    private readonly pool: pg.Pool,
    private readonly passing: Kysely<Schema>,
    private readonly moves: pg.Pool,
    private readonly news: PostgresNews,
  ) {}

  readonly append: Link['append'] = async (entries) => {
    const stored = await postgresAppend(this.moves, this.news.sender, entries);
    this.news.tellHere(
      entries
        .filter((_, index) => stored[index] === true)
        .map(({ log }) => ({ of: 'played', table: log.table, version: log.version })),
    );
    return stored;
  };

  readonly transact = async <R>(work: (trx: Work, tell: Tell) => Promise<R>): Promise<R> => {
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
    this.news.tellHere(news);
    return done;
  };

  readonly write: Link['write'] = (work) => work(this.db);

  readonly pass: Link['pass'] = (work) => work(this.passing);

  readonly alone = async (trx: Work, name: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
  };

  hold(trx: Work, table: string): Promise<Schema['tables'] | undefined> {
    return trx.selectFrom('tables').selectAll().where('id', '=', table).forUpdate().executeTakeFirst();
  }

  listen(listener: Tell): () => void {
    return this.news.listen(listener);
  }

  async *snapshot(): ReturnType<Link['snapshot']> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      for (const [table, order] of Object.entries(KEPT)) {
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
    return thrown instanceof pg.DatabaseError && thrown.code === '23505';
  }

  async close(): Promise<void> {
    await this.news.stop();
    await Promise.all([this.moves.end(), this.passing.destroy(), this.db.destroy()]);
  }
}
