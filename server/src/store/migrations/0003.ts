import type { Kysely } from 'kysely';

/** Invitations to tables that have not started, and whether they were declined. */
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
