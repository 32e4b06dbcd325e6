import type { Kysely } from 'kysely';

/** Rate limits across all processes, and notices that outlive the process that sends them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limits')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('limits_key', ['name'])
    .execute();
  await db.schema.createIndex('limits_until').on('limits').column('until').execute();
  await db.schema
    .alterTable('notices')
    .addColumn('tries', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
