import { type Kysely, type Migration, Migrator } from 'kysely';
import { up as first } from './migrations/0001.ts';
import { up as second } from './migrations/0002.ts';
import { up as third } from './migrations/0003.ts';
import { up as fourth } from './migrations/0004.ts';
import { up as fifth } from './migrations/0005.ts';
import { up as sixth } from './migrations/0006.ts';
import { up as seventh } from './migrations/0007.ts';
import { up as eighth } from './migrations/0008.ts';
import { up as ninth } from './migrations/0009.ts';
import { up as tenth } from './migrations/0010.ts';
import { up as eleventh } from './migrations/0011.ts';
import { up as twelfth } from './migrations/0012.ts';

/** In order, forward only. A released migration is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001': { up: first },
  '0002': { up: second },
  '0003': { up: third },
  '0004': { up: fourth },
  '0005': { up: fifth },
  '0006': { up: sixth },
  '0007': { up: seventh },
  '0008': { up: eighth },
  '0009': { up: ninth },
  '0010': { up: tenth },
  '0011': { up: eleventh },
  '0012': { up: twelfth },
};

export const LATEST_SCHEMA = Object.keys(MIGRATIONS).at(-1) ?? '';

export interface OpenOptions {
  /** Refuse a database of another schema instead of migrating it. For commands that run beside a server. */
  readonly isReader?: boolean;
  /** A server may be using the database: write nothing at all. */
  readonly isUnlocked?: boolean;
}

/**
 * Migrates a database to the schema of this program, or to an earlier one. Several processes may do so concurrently.
 */
export async function migrate<S>(
  db: Kysely<S>,
  to: string = LATEST_SCHEMA,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const done = (await migrator.getMigrations()).filter((migration) => migration.executedAt !== undefined);
  const unknown = await findUnknownMigration(db, migrations);
  if (unknown !== undefined)
    throw new Error(
      `the database belongs to a newer version of Archivolt: this one does not know its migration "${unknown}"`,
    );
  if (done.some((migration) => migration.name > to))
    throw new Error(`the database is newer than ${to} and cannot be migrated back`);
  const { error } = await migrator.migrateTo(to);
  if (error !== undefined) throw error;
}

/** Refuses the schema of another version of the program, by name, and leaves the database unchanged. */
export async function refuseOtherSchema<S>(db: Kysely<S>, where: string): Promise<void> {
  refuseSchema((await appliedMigrations(db)).at(-1), where);
}

export function refuseSchema(found: string | undefined, where: string): void {
  if (found === LATEST_SCHEMA) return;
  if (found === undefined) throw new Error(`${where}: no Archivolt data found in this database`);
  const way =
    MIGRATIONS[found] === undefined
      ? 'use the newer version that created it'
      : 'use the version that created it, or start the server of this version, which migrates it permanently';
  throw new Error(`${where} has schema ${found}, but this version needs ${LATEST_SCHEMA}: ${way}`);
}

async function findUnknownMigration<S>(
  db: Kysely<S>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string | undefined> {
  return (await appliedMigrations(db)).find((name) => migrations[name] === undefined);
}

/** The migrations that were applied to a database, in order. */
async function appliedMigrations<S>(db: Kysely<S>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
