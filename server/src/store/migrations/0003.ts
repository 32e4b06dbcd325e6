import type { Kysely } from 'kysely';

/** Who is asked to come to a table that has not begun, and whether they have said no. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('table', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('declined', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table', 'person'])
    .execute();
  await db.schema.createIndex('invitations_person').on('invitations').column('person').execute();
}
