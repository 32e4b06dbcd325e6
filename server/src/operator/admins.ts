import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { newId } from '../ids.ts';
import type { Settings } from '../settings.ts';
import { refuseOtherSchema } from '../store/migrate.ts';
import type { Schema } from '../store/schema.ts';
import { connect, FULL_SYNC } from '../store/sqliteFile.ts';

type DatabaseSettings = Pick<Settings, 'database' | 'data'>;

export interface Admin {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
}

export type AppointResult =
  | { ok: true; admin: Admin }
  | { ok: false; why: 'unknown' | 'guest' | 'already' | 'none' };

/** Lists the operators. Works beside a running server, which checks at every request. */
export function listAdmins(where: DatabaseSettings): Promise<Admin[]> {
  return withDatabase(where, (db) => admins(db).orderBy('name').execute());
}

/** Appoints or dismisses an operator, by login or id, and records that in the audit log. */
export function setAdmin(
  where: DatabaseSettings,
  who: string,
  isAdmin: boolean,
  now: number,
): Promise<AppointResult> {
  return withDatabase(where, (db) =>
    db.transaction().execute(async (trx): Promise<AppointResult> => {
      const person = await trx
        .selectFrom('people')
        .select(['id', 'name', 'login', 'admin'])
        .where('deleted', '=', 0)
        .where((where) => where.or([where('login', '=', who.toLowerCase()), where('id', '=', who)]))
        .executeTakeFirst();
      if (!person) return { ok: false, why: 'unknown' };
      const { admin, ...found } = person;
      if ((Number(admin) === 1) === isAdmin) return { ok: false, why: isAdmin ? 'already' : 'none' };
      const passkey = await trx
        .selectFrom('passkeys')
        .select('id')
        .where('person', '=', person.id)
        .executeTakeFirst();
      // For a guest, anybody with that browser would be an operator.
      if (isAdmin && person.login === null && !passkey) return { ok: false, why: 'guest' };
      await trx
        .updateTable('people')
        .set({ admin: isAdmin ? 1 : 0 })
        .where('id', '=', person.id)
        .execute();
      await trx
        .insertInto('audit')
        .values({
          id: newId(),
          at: now,
          by: person.id,
          act: isAdmin ? 'appoint' : 'dismiss',
          person: person.id,
          table: null,
          facts: JSON.stringify({ why: 'archivolt admin' }),
        })
        .execute();
      return { ok: true, admin: found };
    }),
  );
}

const admins = (db: Kysely<Schema>) =>
  db.selectFrom('people').select(['id', 'name', 'login']).where('admin', '=', 1).where('deleted', '=', 0);

/** Opens a separate connection without locking the data folder; never migrates. */
async function withDatabase<R>(
  { database, data }: DatabaseSettings,
  work: (db: Kysely<Schema>) => Promise<R>,
): Promise<R> {
  const path = join(data, 'archivolt.sqlite');
  if (database === undefined && !existsSync(path))
    throw new Error(`${data}: no Archivolt data found in this folder`);
  const db = new Kysely<Schema>({
    dialect:
      database === undefined
        ? new SqliteDialect({ database: connect(path, FULL_SYNC) })
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: database, max: 1 }) }),
  });
  try {
    await refuseOtherSchema(db, database === undefined ? path : 'the database');
    return await work(db);
  } finally {
    await db.destroy();
  }
}
