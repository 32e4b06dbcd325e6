import type { Link, Tell, Work } from './link.ts';
import type { Present, TableStore } from './store.ts';

/** Only one process at a time takes or sweeps many of them: two that did could each hold what the other wants. */
export const LEASES = 'leases';

/** One statement has room for so many comings and goings. */
const AT_A_TIME = 1000;

/** Which process sees to a table, and who looks at it. Both end by themselves when a process dies. */
export function leases({
  db,
  transact,
  pass,
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
      const rows = await pass((db) =>
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
      await pass((db) =>
        db.deleteFrom('leases').where('table', '=', id).where('process', '=', process).execute(),
      );
    },

    async present(process, changes) {
      for (let first = 0; first < changes.length; first += AT_A_TIME)
        await transact((trx, tell) => note(trx, tell, process, changes.slice(first, first + AT_A_TIME)));
    },

    async stillPresent(process, until) {
      await pass((db) =>
        db
          .updateTable('presence')
          .set({ until })
          .where('process', '=', process)
          // Who has left stays away.
          .where('until', '>', 0)
          .execute(),
      );
    },

    async whoIsPresent(id, now) {
      return (await presentAt([id], now)).map(({ person }) => person);
    },

    presentAt,
  };
}

/** Told when it begins and when it ends, not each time it goes on. */
async function note(trx: Work, tell: Tell, process: string, changes: readonly Present[]): Promise<void> {
  const tables = [...new Set(changes.map(({ table }) => table))];
  const before = await trx
    .selectFrom('presence')
    .select(['table', 'person'])
    .where('process', '=', process)
    .where('table', 'in', tables)
    .where('until', '>', 0)
    .execute();
  // One who leaves is swept up later.
  await trx
    .insertInto('presence')
    .values(changes.map((change) => ({ process, ...change })))
    .onConflict((conflict) =>
      conflict
        .columns(['table', 'person', 'process'])
        .doUpdateSet(({ ref }) => ({ until: ref('excluded.until') })),
    )
    .execute();
  const were = new Set(before.map(keyOf));
  const news = changes.filter((change) => change.until > 0 !== were.has(keyOf(change)));
  for (const table of new Set(news.map(({ table }) => table))) tell({ of: 'presence', table });
}

const keyOf = ({ table, person }: Pick<Present, 'table' | 'person'>): string => `${table} ${person}`;
