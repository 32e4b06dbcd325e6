import { type Kysely, sql } from 'kysely';

/**
 * Tables that forbid spectators, and the origin of a table, so that nobody floods the lobby. Muted people become
 * blocked people, who cannot join the same table either. System messages in the chat.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('spectators', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('tables').addColumn('origin', 'text').execute();
  await db.schema
    .createIndex('tables_origin')
    .on('tables')
    .column('origin')
    .where(sql.ref('origin'), 'is not', null)
    .execute();
  await db.schema.alterTable('mutes').renameTo('blocks').execute();
  await db.schema.createIndex('blocks_person').on('blocks').column('person').execute();
  await db.schema.alterTable('lines').addColumn('news', 'text').execute();
}
