import type { Line } from '@archivolt/protocol';
import type { Link } from './link.ts';
import type { Schema } from './schema.ts';
import type { TalkStore } from './store.ts';

export function talkStore(link: Link): TalkStore {
  const { db, write } = link;
  const linesOf = (table: string) =>
    db
      .selectFrom('lines')
      .leftJoin('people', 'people.id', 'lines.person')
      .select(['lines.line', 'lines.at', 'lines.seat', 'lines.text', 'lines.phrase', 'lines.person'])
      .select(['people.name', 'people.deleted'])
      .where('lines.table', '=', table);

  return {
    add: (said) =>
      link.transact(async (trx, tell) => {
        await link.alone(trx, `talk:${said.table}`);
        const { last } = await trx
          .selectFrom('lines')
          .select(({ fn }) => fn.max('line').as('last'))
          .where('table', '=', said.table)
          .executeTakeFirstOrThrow();
        const line = (last ?? 0) + 1;
        await trx
          .insertInto('lines')
          .values({ ...said, line })
          .execute();
        tell({ of: 'line', table: said.table, line });
        return line;
      }),

    async lines(table, after) {
      const rows = await linesOf(table).where('lines.line', '>', after).orderBy('lines.line').execute();
      return rows.map((row) => lineFrom(table, row));
    },

    async newestLines(table, most) {
      const rows = await linesOf(table).orderBy('lines.line', 'desc').limit(most).execute();
      return rows.map((row) => lineFrom(table, row)).reverse();
    },

    async report(report) {
      await write((db) =>
        db
          .insertInto('reports')
          .values(report)
          // Whoever reports a line again has only changed their mind about why.
          .onConflict((conflict) =>
            conflict
              .columns(['table', 'line', 'by'])
              .doUpdateSet({ why: report.why, note: report.note, at: report.at }),
          )
          .execute(),
      );
    },

    reports: (limit) =>
      db.selectFrom('reports').selectAll().orderBy('at', 'desc').orderBy('table').limit(limit).execute(),

    mute: (by, person, muted) =>
      link.transact(async (trx, tell) => {
        if (muted)
          await trx
            .insertInto('mutes')
            .values({ by, person })
            .onConflict((conflict) => conflict.columns(['by', 'person']).doNothing())
            .execute();
        else await trx.deleteFrom('mutes').where('by', '=', by).where('person', '=', person).execute();
        tell({ of: 'person', person: by });
      }),

    async mutedBy(person) {
      const rows = await db
        .selectFrom('mutes')
        .select('person')
        .where('by', '=', person)
        .orderBy('person')
        .execute();
      return rows.map((row) => row.person);
    },
  };
}

type SpokenRow = Omit<Schema['lines'], 'table'> & { name: string | null; deleted: number | null };

function lineFrom(table: string, { name, deleted, person, ...line }: SpokenRow): Line {
  if (name === null) throw new Error(`table ${table}, line ${line.line}: said by nobody`);
  return { ...line, name, person: deleted === 1 ? null : person };
}
