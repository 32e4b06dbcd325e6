import type { Link } from './link.ts';
import type { TableStore } from './store.ts';

/** Only one process at a time takes or sweeps many of them: two that did could each hold what the other wants. */
export const LEASES = 'leases';

/** Which process sees to a table, and who looks at it. Both end by themselves when a process dies. */
export function leases({
  db,
  transact,
  write,
  alone,
}: Link): Pick<
  TableStore,
  'take' | 'lease' | 'release' | 'present' | 'stillPresent' | 'whoIsPresent' | 'presentAt'
> {
  const presentAt: TableStore['presentAt'] = async (ids, now) =>
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
    take: (process, now, until, limit) =>
      transact(async (trx) => {
        await alone(trx, LEASES);
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
          // `lease` of another process may have come between.
          .onConflict((conflict) =>
            conflict.column('table').doUpdateSet({ process, until }).where('leases.until', '<=', now),
          )
          .returning('table')
          .execute();
        return rows.map(({ table }) => table);
      }),

    async lease(id, process, now, until) {
      const rows = await write((db) =>
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

    async release(id, process) {
      await write((db) =>
        db.deleteFrom('leases').where('table', '=', id).where('process', '=', process).execute(),
      );
    },

    present: (table, person, process, until) =>
      transact(async (trx, tell) => {
        const mine = { table, person, process };
        const gone = await trx
          .deleteFrom('presence')
          .where('table', '=', table)
          .where('person', '=', person)
          .where('process', '=', process)
          .executeTakeFirst();
        if (until > 0)
          await trx
            .insertInto('presence')
            .values({ ...mine, until })
            .execute();
        // Told when it begins and when it ends, not each time it goes on.
        if (until > 0 !== gone.numDeletedRows > 0n) tell({ of: 'presence', table });
      }),

    async stillPresent(process, until) {
      await write((db) => db.updateTable('presence').set({ until }).where('process', '=', process).execute());
    },

    async whoIsPresent(id, now) {
      return (await presentAt([id], now)).map(({ person }) => person);
    },

    presentAt,
  };
}
