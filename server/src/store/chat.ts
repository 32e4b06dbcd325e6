import type { ChatMessage } from '@archivolt/protocol';
import type { DatabaseAdapter } from './adapter.ts';
import type { Schema } from './schema.ts';
import type { ChatStore } from './store.ts';

export function chatStore(database: DatabaseAdapter): ChatStore {
  const { db, write } = database;
  const messagesOf = (table: string) =>
    db
      .selectFrom('lines')
      .leftJoin('people', 'people.id', 'lines.person')
      .select([
        'lines.line',
        'lines.at',
        'lines.seat',
        'lines.text',
        'lines.phrase',
        'lines.stood',
        'lines.news',
        'lines.person',
      ])
      .select(['people.name', 'people.deleted'])
      .where('lines.table', '=', table);

  const add = (message: Omit<Schema['lines'], 'line'>): Promise<number> =>
    database.transact(async (trx, publish) => {
      await database.advisoryLock(trx, `talk:${message.table}`);
      const { last } = await trx
        .selectFrom('lines')
        .select(({ fn }) => fn.max('line').as('last'))
        .where('table', '=', message.table)
        .executeTakeFirstOrThrow();
      const line = (last ?? 0) + 1;
      await trx
        .insertInto('lines')
        .values({ ...message, line })
        .execute();
      publish({ of: 'line', table: message.table, line });
      return line;
    });

  return {
    add: (message) => add({ ...message, news: message.news ?? null, stood: null }),

    addClockStop: (table, at, stood) =>
      add({ table, at, stood, person: '', seat: null, text: null, phrase: null, news: null }),

    async messages(table, after) {
      const rows = await messagesOf(table).where('lines.line', '>', after).orderBy('lines.line').execute();
      return rows.map((row) => messageFrom(table, row));
    },

    async newestMessages(table, limit) {
      const rows = await messagesOf(table).orderBy('lines.line', 'desc').limit(limit).execute();
      return rows.map((row) => messageFrom(table, row)).reverse();
    },

    async messagesBetween(table, from, to) {
      const rows = await messagesOf(table)
        .where('lines.line', '>=', from)
        .where('lines.line', '<=', to)
        .orderBy('lines.line')
        .execute();
      return rows.map((row) => messageFrom(table, row));
    },

    remove: (table, line) =>
      database.transact(async (trx, publish) => {
        const removed = await trx
          .updateTable('lines')
          .set({ text: null, phrase: null })
          .where('table', '=', table)
          .where('line', '=', line)
          .returning('line')
          .execute();
        if (removed.length > 0) publish({ of: 'line', table, line });
        return removed.length > 0;
      }),

    messagesBy: (person, limit) =>
      db
        .selectFrom('lines')
        .select(['table', 'at', 'person', 'seat', 'text', 'phrase'])
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute(),

    async report(report) {
      await write((db) =>
        db
          .insertInto('reports')
          .values({ ...report, closed: null, closedBy: null })
          // A second report of the same message only changes the reason.
          .onConflict((conflict) =>
            conflict.columns(['table', 'line', 'by']).doUpdateSet({
              why: report.why,
              note: report.note,
              at: report.at,
              closed: null,
              closedBy: null,
            }),
          )
          .execute(),
      );
    },

    reports: (limit, isClosed) =>
      db
        .selectFrom('reports')
        .selectAll()
        .$if(isClosed !== undefined, (query) => query.where('closed', isClosed ? 'is not' : 'is', null))
        .orderBy('at', 'desc')
        .orderBy('table')
        .limit(limit)
        .execute(),

    async closeReports(table, line, by, at) {
      const closed = await write((db) =>
        db
          .updateTable('reports')
          .set({ closed: at, closedBy: by })
          .where('table', '=', table)
          .where('line', '=', line)
          .where('closed', 'is', null)
          .returning('line')
          .execute(),
      );
      return closed.length;
    },
  };
}

type MessageRow = Omit<Schema['lines'], 'table'> & { name: string | null; deleted: number | null };

function messageFrom(
  table: string,
  { line: number, name, deleted, person, stood, ...row }: MessageRow,
): ChatMessage {
  if (stood !== null) return { ...row, number, name: '', person: null, stopped: stood };
  if (name === null) throw new Error(`table ${table}, message ${number}: its author does not exist`);
  return { ...row, number, name, person: deleted === 1 ? null : person };
}
