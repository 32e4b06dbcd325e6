import { sql } from 'kysely';
import type { DatabaseAdapter, StoreTransaction } from './adapter.ts';
import { parseStored, resultPublicAt, storedResult } from './columns.ts';
import type { Schema } from './schema.ts';
import type { RatingStore } from './store.ts';

export function ratingStore(database: DatabaseAdapter): RatingStore {
  const { db } = database;
  const rowsOf = (
    from: StoreTransaction | DatabaseAdapter['db'],
    who: readonly string[],
    game: Schema['ratings']['game'],
    players: number,
  ) =>
    from
      .selectFrom('ratings')
      .selectAll()
      .where('who', 'in', who)
      .where('game', '=', game)
      .where('players', '=', players)
      .orderBy('who')
      .execute();

  return {
    load: async (who, game, players) => (who.length === 0 ? [] : rowsOf(db, who, game, players)),

    loadByPerson: (who) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('who', '=', who)
        .orderBy('game')
        .orderBy('players')
        .execute(),

    listBest: (game, players, limit) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('players', '=', players)
        // A conservative estimate: three deviations below the mean.
        .orderBy(sql`${sql.ref('mean')} - 3 * ${sql.ref('deviation')}`, 'desc')
        .orderBy('who')
        .limit(limit)
        .execute(),

    async unsettled(since, now, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'finished')
        .where('rated', '=', 1)
        .where('finished', '>=', since)
        .where(resultPublicAt, '<=', now)
        .where('id', 'not in', (from) => from.selectFrom('settled').select('table'))
        .orderBy('finished')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    settle: (table, who, game, players, rate) =>
      database.transact(async (trx, publish) => {
        const first = await trx
          .insertInto('settled')
          .values({ table })
          .onConflict((conflict) => conflict.column('table').doNothing())
          .returning('table')
          .execute();
        if (first.length === 0 || who.length === 0) return first.length === 1;
        // A missing row cannot be locked, so all updates of the same pool take one advisory lock.
        await database.advisoryLock(trx, `ratings:${game}:${players}`);
        const { rows, changes } = rate(await rowsOf(trx, who, game, players));
        for (const row of rows)
          await trx
            .insertInto('ratings')
            .values(row)
            .onConflict((conflict) => conflict.columns(['who', 'game', 'players']).doUpdateSet(row))
            .execute();
        const held = await database.lockRow(trx, table);
        if (held === undefined || held.result === null) throw new Error(`table ${table} has no result`);
        const result = parseStored(storedResult, held.result, `table ${table}: result`);
        const edition = held.edition + 1;
        await trx
          .updateTable('tables')
          .set({ result: JSON.stringify({ ...result, ratings: changes }), edition })
          .where('id', '=', table)
          .execute();
        publish({ of: 'table', table, edition });
        return true;
      }),
  };
}
