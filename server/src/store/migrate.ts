import { type Kysely, type Migration, Migrator } from 'kysely';
import { up as first } from './migrations/0001.ts';
import { up as second } from './migrations/0002.ts';
import { up as third } from './migrations/0003.ts';
import { up as fourth } from './migrations/0004.ts';

/** In order, forward only. A migration that has been released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001': { up: first },
  '0002': { up: second },
  '0003': { up: third },
  '0004': { up: fourth },
};

export const LATEST = Object.keys(MIGRATIONS).at(-1) ?? '';

/** Brings a database to the schema of this program, or of an earlier one. Several processes may do it at once. */
export async function migrate<S>(
  db: Kysely<S>,
  to: string = LATEST,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const done = (await migrator.getMigrations()).filter((migration) => migration.executedAt !== undefined);
  const unknown = await unknownOf(db, migrations);
  if (unknown !== undefined)
    throw new Error(`the database was made by a newer program: it has "${unknown}", unknown here`);
  if (done.some((migration) => migration.name > to))
    throw new Error(`the database is newer than ${to}, and there is no way back`);
  const { error } = await migrator.migrateTo(to);
  if (error !== undefined) throw error;
}

async function unknownOf<S>(
  db: Kysely<S>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return undefined;
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.find(({ name }) => migrations[name] === undefined)?.name;
}
