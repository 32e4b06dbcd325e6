import type { DatabaseAdapter, Publish, StoreTransaction } from './adapter.ts';
import type { PresenceChange, TableStore } from './store.ts';

/** Advisory lock for statements that take or sweep many leases: two at the same time could deadlock. */
export const LEASES_LOCK = 'leases';

/** Maximum number of leases or presence changes in one statement. */
const MAX_ROWS_PER_STATEMENT = 1000;

/** Leases of tables and the presence of viewers. Both expire when a process dies. */
export function leases({
  db,
  transact,
  writeVolatile,
  advisoryLock,
}: DatabaseAdapter): Pick<
  TableStore,
  | 'leaseDue'
  | 'lease'
  | 'renew'
  | 'release'
  | 'recordPresence'
  | 'renewPresence'
  | 'peoplePresentAt'
  | 'filterPresent'
  | 'countPresent'
  | 'presenceAt'
> {
  const presenceAt: TableStore['presenceAt'] = async (ids, now) =>
    ids.length === 0
      ? []
      : db
          .selectFrom('presence')
          .select(['table', 'person'])
          .distinct()
          .where('table', 'in', ids)
          .where('until', '>', now)
          .orderBy('table')
          .orderBy('person')
          .execute();

  return {
    leaseDue: (process, now, until, limit) =>
      transact(async (trx) => {
        await advisoryLock(trx, LEASES_LOCK);
        const waiting = await trx
          .selectFrom('tables')
          .leftJoin('leases', 'leases.table', 'tables.id')
          .select('tables.id')
          .where('tables.wakes', '<=', now)
          .where((where) => where.or([where('leases.until', 'is', null), where('leases.until', '<=', now)]))
          .orderBy('tables.wakes')
          .limit(limit)
          .execute();
        if (waiting.length === 0) return [];
        const rows = await trx
          .insertInto('leases')
          .values(waiting.map(({ id }) => ({ table: id, process, until })))
          // Another process may have leased the table in between.
          .onConflict((conflict) =>
            conflict.column('table').doUpdateSet({ process, until }).where('leases.until', '<=', now),
          )
          .returning('table')
          .execute();
        return rows.map(({ table }) => table);
      }),

    async lease(id, process, now, until) {
      const rows = await writeVolatile((db) =>
        db
          .insertInto('leases')
          .values({ table: id, process, until })
          .onConflict((conflict) =>
            conflict
              .column('table')
              .doUpdateSet({ process, until })
              .where((where) =>
                where.or([where('leases.until', '<=', now), where('leases.process', '=', process)]),
              ),
          )
          .returning('table')
          .execute(),
      );
      return rows.length === 1;
    },

    async renew(process, ids, until) {
      for (let first = 0; first < ids.length; first += MAX_ROWS_PER_STATEMENT)
        await writeVolatile((db) =>
          db
            .updateTable('leases')
            .set({ until })
            .where('process', '=', process)
            .where('table', 'in', ids.slice(first, first + MAX_ROWS_PER_STATEMENT))
            .execute(),
        );
    },

    async release(id, process) {
      await writeVolatile((db) =>
        db.deleteFrom('leases').where('table', '=', id).where('process', '=', process).execute(),
      );
    },

    async recordPresence(process, changes) {
      for (let first = 0; first < changes.length; first += MAX_ROWS_PER_STATEMENT)
        await transact((trx, publish) =>
          recordPresence(trx, publish, process, changes.slice(first, first + MAX_ROWS_PER_STATEMENT)),
        );
    },

    async renewPresence(process, until) {
      await writeVolatile((db) =>
        db
          .updateTable('presence')
          .set({ until })
          .where('process', '=', process)
          // `until` 0 means that somebody has left, and stays so.
          .where('until', '>', 0)
          .execute(),
      );
    },

    async peoplePresentAt(id, now) {
      return (await presenceAt([id], now)).map(({ person }) => person);
    },

    async filterPresent(people, now) {
      if (people.length === 0) return [];
      const rows = await db
        .selectFrom('presence')
        .select('person')
        .distinct()
        .where('person', 'in', people)
        .where('until', '>', now)
        .orderBy('person')
        .execute();
      return rows.map(({ person }) => person);
    },

    async countPresent(now) {
      const { count } = await db
        .selectFrom('presence')
        .select(({ fn }) => fn.count<number>('person').distinct().as('count'))
        .where('until', '>', now)
        .executeTakeFirstOrThrow();
      return count;
    },

    presenceAt,
  };
}

/** Records presence. News is published when it starts and when it ends, not for each renewal. */
async function recordPresence(
  trx: StoreTransaction,
  publish: Publish,
  process: string,
  changes: readonly PresenceChange[],
): Promise<void> {
  const tables = [...new Set(changes.map(({ table }) => table))];
  const before = await trx
    .selectFrom('presence')
    .select(['table', 'person'])
    .where('process', '=', process)
    .where('table', 'in', tables)
    .where('until', '>', 0)
    .execute();
  // The row of somebody who left is swept later.
  await trx
    .insertInto('presence')
    .values(changes.map((change) => ({ process, ...change })))
    .onConflict((conflict) =>
      conflict
        .columns(['table', 'person', 'process'])
        .doUpdateSet(({ ref }) => ({ until: ref('excluded.until') })),
    )
    .execute();
  const presentBefore = new Set(before.map(keyOf));
  const news = changes.filter((change) => change.until > 0 !== presentBefore.has(keyOf(change)));
  for (const table of new Set(news.map(({ table }) => table))) publish({ of: 'presence', table });
}

const keyOf = ({ table, person }: Pick<PresenceChange, 'table' | 'person'>): string => `${table} ${person}`;
