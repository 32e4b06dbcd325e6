import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The row of a table changes with every move. With free space in its page (fillfactor), PostgreSQL writes no index for
 * that (HOT update); a row that fits uncompressed need not be compressed first. SQLite updates in place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table tables set (fillfactor = 50, toast_tuple_target = 4000)`.execute(db);
}
