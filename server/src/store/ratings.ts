import { tableResult } from '@archivolt/protocol';
import { sql } from 'kysely';
import { parsed } from './columns.ts';
import type { Link, Work } from './link.ts';
import type { Schema } from './schema.ts';
import type { RatingStore } from './store.ts';

export function ratingStore(link: Link): RatingStore {
  const { db } = link;
  const rowsOf = (
    from: Work | Link['db'],
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
    of: async (who, game, players) => (who.length === 0 ? [] : rowsOf(db, who, game, players)),

    ofPerson: (who) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('who', '=', who)
        .orderBy('game')
        .orderBy('players')
        .execute(),

    best: (game, players, limit) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('players', '=', players)
        // What one is worth almost certainly: three deviations below the mean.
        .orderBy(sql`${sql.ref('mean')} - 3 * ${sql.ref('deviation')}`, 'desc')
        .orderBy('who')
        .limit(limit)
        .execute(),

    async unsettled(since, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'finished')
        .where('rated', '=', 1)
        .where('finished', '>=', since)
        .where('id', 'not in', (from) => from.selectFrom('settled').select('table'))
        .orderBy('finished')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    settle: (table, who, game, players, rate) =>
      link.transact(async (trx, tell) => {
        const first = await trx
          .insertInto('settled')
          .values({ table })
          .onConflict((conflict) => conflict.column('table').doNothing())
          .returning('table')
          .execute();
        if (first.length === 0 || who.length === 0) return first.length === 1;
        // Who has no row yet cannot be held by it, so all of the same pool wait for one another.
        await link.alone(trx, `ratings:${game}:${players}`);
        const { rows, changes } = rate(await rowsOf(trx, who, game, players));
        for (const row of rows)
          await trx
            .insertInto('ratings')
            .values(row)
            .onConflict((conflict) => conflict.columns(['who', 'game', 'players']).doUpdateSet(row))
            .execute();
        const held = await link.hold(trx, table);
        if (held === undefined || held.result === null) throw new Error(`table ${table} has no result`);
        const result = parsed(tableResult, held.result, `table ${table}: result`);
        const edition = held.edition + 1;
        await trx
          .updateTable('tables')
          .set({ result: JSON.stringify({ ...result, ratings: changes }), edition })
          .where('id', '=', table)
          .execute();
        tell({ of: 'table', table, edition });
        return true;
      }),
  };
}
