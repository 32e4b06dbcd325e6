import { sql } from 'kysely';
import type { DatabaseAdapter, StoreTransaction } from './adapter.ts';
import { RUNNING_STATUSES, unindexedStatus } from './columns.ts';
import type { RetentionStore } from './store.ts';

export function retentionStore(database: DatabaseAdapter): RetentionStore {
  const { db, transact, write } = database;

  /** People without a session used since then. Somebody without sessions was last seen when the account was created. */
  const inactivePeople = (before: number) =>
    db
      .selectFrom('people')
      .where('people.created', '<', before)
      .where('people.deleted', '=', 0)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('sessions')
              .select('sessions.hash')
              .whereRef('sessions.person', '=', 'people.id')
              .where(sql<number>`coalesce(${sql.ref('used')}, ${sql.ref('sessions.created')})`, '>=', before),
          ),
        ),
      );

  /** Removes whole tables, with everything that belongs to them. */
  const removeTables = (statuses: readonly ('closed' | 'finished')[], before: number, limit: number) =>
    transact(async (trx) => {
      const rows = await trx
        .selectFrom('tables')
        .select('id')
        .where('status', 'in', statuses)
        .where(sql<number>`coalesce(${sql.ref('finished')}, ${sql.ref('created')})`, '<', before)
        .orderBy('created')
        .limit(limit)
        .execute();
      await removeAll(
        trx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });

  return {
    async inactiveGuests(before, limit) {
      const rows = await inactivePeople(before)
        .select('people.id')
        .where('people.login', 'is', null)
        .where('people.admin', '=', 0)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('passkeys')
                .select('passkeys.id')
                .whereRef('passkeys.person', '=', 'people.id'),
            ),
          ),
        )
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('seats')
                .innerJoin('tables', 'tables.id', 'seats.table')
                .select('tables.id')
                .whereRef('seats.person', '=', 'people.id')
                .where(unindexedStatus, 'in', RUNNING_STATUSES),
            ),
          ),
        )
        .orderBy('people.created')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async deleteAddresses(before, limit) {
      const rows = await inactivePeople(before)
        .select('people.id')
        .where((where) =>
          where.or([
            where('people.mail', 'is not', null),
            where.exists(
              where
                .selectFrom('pushes')
                .select('pushes.endpoint')
                .whereRef('pushes.person', '=', 'people.id'),
            ),
          ]),
        )
        .orderBy('people.created')
        .limit(limit)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await transact(async (trx, publish) => {
        await trx.updateTable('people').set({ mail: null }).where('id', 'in', ids).execute();
        await trx.deleteFrom('pushes').where('person', 'in', ids).execute();
        for (const person of ids) publish({ of: 'person', person });
      });
      return ids.length;
    },

    deleteChat: (before, limit) =>
      transact(async (trx) => {
        const rows = await trx
          .selectFrom('lines')
          .innerJoin('tables', 'tables.id', 'lines.table')
          .select(['lines.table', 'lines.line'])
          .where('lines.at', '<', before)
          // The next message of a running game is numbered after the last one, so its messages must stay.
          .where(unindexedStatus, 'not in', RUNNING_STATUSES)
          .orderBy('lines.at')
          .limit(limit)
          .execute();
        for (const { table, line } of rows)
          for (const name of ['reports', 'lines'] as const)
            await trx.deleteFrom(name).where('table', '=', table).where('line', '=', line).execute();
        return rows.length;
      }),

    deleteClosed: (before, limit) => removeTables(['closed'], before, limit),
    deleteGames: (before, limit) => removeTables(['finished'], before, limit),

    async deleteRecords(audit, samples) {
      await write((db) => db.deleteFrom('audit').where('at', '<', audit).execute());
      await write((db) => db.deleteFrom('samples').where('at', '<', samples).execute());
    },
  };
}

async function removeAll(trx: StoreTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const name of [
    'seats',
    'invitations',
    'log',
    'reports',
    'lines',
    'settled',
    'notices',
    'sheets',
    'studies',
  ] as const)
    await trx.deleteFrom(name).where('table', 'in', ids).execute();
  await trx.deleteFrom('tables').where('id', 'in', ids).execute();
}
