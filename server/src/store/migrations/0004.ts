import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * A table changes with every move. Where PostgreSQL leaves room beside it for what it becomes, no index is written for
 * that; and what fits there as it is need not be made smaller first. SQLite writes a row where it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table tables set (fillfactor = 50, toast_tuple_target = 4000)`.execute(db);
}
