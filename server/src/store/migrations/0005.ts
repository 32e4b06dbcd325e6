import type { Kysely } from 'kysely';

/** When a server was last alive, and a chat message at tables whose clocks were stopped while none was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('heartbeat_key', ['name'])
    .execute();
  await db.schema.alterTable('lines').addColumn('stood', 'bigint').execute();
}
