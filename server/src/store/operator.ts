import { OPERATOR_ACTS } from '@archivolt/protocol';
import { sql } from 'kysely';
import { boolean, nullable, number, picklist, record, safeParse, string, union } from 'valibot';
import type { DatabaseAdapter } from './adapter.ts';
import { parseStored } from './columns.ts';
import { isAfter } from './pages.ts';
import { personFrom } from './people.ts';
import type { Schema } from './schema.ts';
import type { AuditRow, OperatorStore } from './store.ts';

const facts = record(string(), nullable(union([string(), number(), boolean()])));
const act = picklist(OPERATOR_ACTS);

export function operatorStore(database: DatabaseAdapter): OperatorStore {
  const { db, write, writeVolatile } = database;
  return {
    async admins() {
      const rows = await db.selectFrom('people').selectAll().where('admin', '=', 1).orderBy('name').execute();
      return rows.map(personFrom);
    },

    async addAudit({ facts, ...entry }) {
      await write((db) =>
        db
          .insertInto('audit')
          .values({ ...entry, facts: JSON.stringify(facts) })
          .execute(),
      );
    },

    async loadAudit(limit, after) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where(isAfter(after, sql.ref('at')))
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(entryFrom);
    },

    announce: (announcement) =>
      database.transact(async (trx, publish) => {
        await trx.deleteFrom('announcements').execute();
        if (announcement) await trx.insertInto('announcements').values(announcement).execute();
        publish({ of: 'announced' });
      }),

    announcement: (now) =>
      db
        .selectFrom('announcements')
        .selectAll()
        .where('ends', '>', now)
        .orderBy('at', 'desc')
        .executeTakeFirst(),

    async addSample(sample) {
      await writeVolatile((db) =>
        db
          .insertInto('samples')
          .values(sample)
          .onConflict((conflict) => conflict.columns(['at', 'process']).doNothing())
          .execute(),
      );
    },

    samples: (since) =>
      db
        .selectFrom('samples')
        .selectAll()
        .where('at', '>=', since)
        .orderBy('at')
        .orderBy('process')
        .execute(),

    async openReportsOf(person) {
      const { count } = await db
        .selectFrom('reports')
        .innerJoin('lines', (lines) =>
          lines.onRef('lines.table', '=', 'reports.table').onRef('lines.line', '=', 'reports.line'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('lines.person', '=', person)
        .where('reports.closed', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

function entryFrom(row: Schema['audit']): AuditRow {
  const read = safeParse(act, row.act);
  if (!read.success) throw new Error(`audit ${row.id}: act ${row.act}`);
  return { ...row, act: read.output, facts: parseStored(facts, row.facts, `audit ${row.id}: facts`) };
}
