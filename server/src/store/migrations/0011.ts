import type { Kysely } from 'kysely';

/** What players' own devices found about their seats of finished games, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('studies')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('study', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('studies_key', ['table', 'person'])
    .execute();
  await db.schema.createIndex('studies_person').on('studies').column('person').execute();
}
