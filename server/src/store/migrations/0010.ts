import type { Kysely } from 'kysely';

/** Who may see the statistics of a person's games: at first nobody else. Points by source of finished games, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('statistics', 'text', (column) => column.notNull().defaultTo('nobody'))
    .execute();
  await db.schema
    .createTable('sheets')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('sources', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sheets_key', ['table'])
    .execute();
}
