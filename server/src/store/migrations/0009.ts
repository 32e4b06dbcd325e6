import type { Kysely } from 'kysely';

/** The lesson progress of each person, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lessons')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('progress', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lessons_key', ['person'])
    .execute();
}
