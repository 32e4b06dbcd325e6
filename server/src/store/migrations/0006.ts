import type { Kysely } from 'kysely';

/**
 * The hash chain of the moves, and the number of sides of each die. Games started before have neither, and continue
 * without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('setupSides', 'text').execute();
  await db.schema.alterTable('tables').addColumn('chain', 'text').execute();
  await db.schema.alterTable('log').addColumn('sides', 'text').execute();
  await db.schema.alterTable('log').addColumn('hash', 'text').execute();
}
