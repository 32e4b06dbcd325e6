import type { DatabaseAdapter } from './adapter.ts';
import type { BlockStore } from './store.ts';

export function blockStore({ db, transact }: DatabaseAdapter): BlockStore {
  return {
    block: (by, person, blocked) =>
      transact(async (trx, publish) => {
        if (blocked)
          await trx
            .insertInto('blocks')
            .values({ by, person })
            .onConflict((conflict) => conflict.columns(['by', 'person']).doNothing())
            .execute();
        else await trx.deleteFrom('blocks').where('by', '=', by).where('person', '=', person).execute();
        publish({ of: 'person', person: by });
      }),

    async listBlocked(person) {
      const rows = await db
        .selectFrom('blocks')
        .select('person')
        .where('by', '=', person)
        .orderBy('person')
        .execute();
      return rows.map((row) => row.person);
    },

    async listBlockedBetween(person, others) {
      if (others.length === 0) return [];
      const rows = await db
        .selectFrom('blocks')
        .selectAll()
        .where(({ eb, or, and }) =>
          or([
            and([eb('by', 'in', others), eb('person', '=', person)]),
            and([eb('by', '=', person), eb('person', 'in', others)]),
          ]),
        )
        .execute();
      return [...new Set(rows.map((row) => (row.by === person ? row.person : row.by)))].sort();
    },
  };
}
