import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables whose rows refer to a game table. */
const REFERRING_TABLES = ['log', 'seats', 'lines', 'invitations', 'sheets', 'studies'] as const;

/** Finds orphaned rows that no foreign key prevents. */
export async function findOrphans(db: Kysely<Schema>): Promise<string[]> {
  const found: string[] = [];
  for (const name of REFERRING_TABLES) {
    const rows = await db
      .selectFrom(name)
      .select('table')
      .distinct()
      .where('table', 'not in', (from) => from.selectFrom('tables').select('id'))
      .orderBy('table')
      .limit(20)
      .execute();
    for (const { table } of rows)
      found.push(`rows of "${name}" belong to table ${table}, which does not exist`);
  }
  return found;
}
