import { type TableStatus, tableStatus } from '@archivolt/protocol';
import { sql } from 'kysely';
import type { DatabaseAdapter, StoreTransaction } from './adapter.ts';
import {
  endedFrom,
  logFrom,
  RUNNING_STATUSES,
  resultPublicAt,
  tableColumns,
  tableFrom,
  unindexedStatus,
} from './columns.ts';
import { settleInvitations } from './invitations.ts';
import { leases } from './leases.ts';
import { lobbyQueries } from './lobby.ts';
import { isAfter } from './pages.ts';
import type { TablesTable } from './schema.ts';
import type { TableRow, TableStore } from './store.ts';

export function tableStore(database: DatabaseAdapter): TableStore {
  const { db } = database;

  return {
    create: (table, complete) =>
      database.transact(async (trx, publish) => {
        complete?.(table);
        await trx.insertInto('tables').values(tableColumns(table)).execute();
        await changeSeats(trx, table, []);
        publish({ of: 'table', table: table.id, edition: table.edition });
      }),

    async load(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row && tableFrom(row);
    },

    append: database.append,

    change: (id, edit) =>
      database.transact(async (trx, publish) => {
        const row = await database.lockRow(trx, id);
        if (row === undefined) return undefined;
        const table = tableFrom(row);
        const before = table.seats.map(({ person }) => person);
        const answer = edit(table);
        if (answer === null) return null;
        if (table.version !== row.version) throw new Error(`table ${id}: a change must not contain a move`);
        const { id: _, edition: __, ...columns } = tableColumns(table);
        const edition = row.edition + 1;
        await trx
          .updateTable('tables')
          .set({ ...changedColumns(columns, row), edition })
          .where('id', '=', id)
          .execute();
        Object.assign(table, { edition });
        await changeSeats(trx, table, before);
        if (row.status === 'open') await settleInvitations(trx, table);
        publish({ of: 'table', table: id, edition });
        return answer;
      }),

    async log(id, after) {
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('table', '=', id)
        .where('version', '>', after)
        .orderBy('version')
        .execute();
      return rows.map(logFrom);
    },

    async versions(ids) {
      if (ids.length === 0) return [];
      return db.selectFrom('tables').select(['id', 'version', 'edition']).where('id', 'in', ids).execute();
    },

    async logBetween(id, after, before, limit) {
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('table', '=', id)
        .where('version', '>', after)
        .where('version', '<', before)
        .orderBy('version', 'desc')
        .limit(limit)
        .execute();
      return rows.map(logFrom).reverse();
    },

    async findAbandoned(before, now, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'open')
        .where((where) =>
          where.or([
            where('created', '<', before.slow),
            where.and([where('created', '<', before.live), where('clockKind', '=', 'live')]),
          ]),
        )
        .where('id', 'not in', (from) => from.selectFrom('presence').select('table').where('until', '>', now))
        .orderBy('created')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async listByPerson(person, which, limit, after) {
      const when = sql<number>`coalesce(${sql.ref('finished')}, ${sql.ref('created')})`;
      const rows = await tablesOfPerson(db, person)
        .selectAll('tables')
        .where(unindexedStatus, which === 'running' ? 'in' : 'not in', RUNNING_STATUSES)
        .where(isAfter(after, when))
        .orderBy(when, 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async results(person, { publicBy, limit } = {}) {
      const rows = await tablesOfPerson(db, person)
        .select(['id', 'game', 'tables.seats', 'rated', 'result', 'finished'])
        .where(unindexedStatus, '=', 'finished')
        .$if(publicBy !== undefined, (query) => query.where(resultPublicAt, '<=', publicBy ?? 0))
        .orderBy('finished', 'desc')
        .orderBy('id')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      return rows.map(endedFrom);
    },

    async havePlayed(one, other) {
      const found = await tablesOfPerson(db, one)
        .innerJoin('seats as beside', 'beside.table', 'tables.id')
        .select('tables.id')
        .where('beside.person', '=', other)
        .where(unindexedStatus, '=', 'finished')
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    async countByPerson(person, which, now) {
      const { count } = await tablesOfPerson(db, person)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(unindexedStatus, 'in', which === 'running' ? RUNNING_STATUSES : ['finished'])
        .$if(which === 'finished', (query) => query.where(resultPublicAt, '<=', now))
        .executeTakeFirstOrThrow();
      return count;
    },

    async startedIds(after, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('started', 'is not', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async allIds(after, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async countByStatus() {
      const counts = Object.fromEntries(tableStatus.options.map((status) => [status, 0])) as Record<
        TableStatus,
        number
      >;
      const rows = await db
        .selectFrom('tables')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .groupBy('status')
        .execute();
      for (const { status, count } of rows) counts[status] = count;
      return counts;
    },

    ...lobbyQueries(database),
    ...leases(database),
  };
}

/** The tables a person sits at, found by their seats. */
const tablesOfPerson = (db: DatabaseAdapter['db'], person: string) =>
  db.selectFrom('seats').innerJoin('tables', 'tables.id', 'seats.table').where('seats.person', '=', person);

/** Updates the index of seated people; `before`: the seats before the change. */
async function changeSeats(
  trx: StoreTransaction,
  { id: table, seats }: TableRow,
  before: readonly (string | null)[],
): Promise<void> {
  const changed = seats.flatMap(({ person }, seat) => {
    const old = before[seat] ?? null;
    return person === old ? [] : [{ table, seat, person, old }];
  });
  const left = changed.flatMap(({ seat, old }) => (old === null ? [] : [seat]));
  const taken = changed.flatMap(({ seat, person }) => (person === null ? [] : [{ table, seat, person }]));
  if (left.length > 0)
    await trx.deleteFrom('seats').where('table', '=', table).where('seat', 'in', left).execute();
  if (taken.length > 0) await trx.insertInto('seats').values(taken).execute();
}

/** The columns that differ, so that a state of some kilobytes is not rewritten when a guest sits down. */
function changedColumns(columns: Partial<TablesTable>, old: TablesTable): Partial<TablesTable> {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => value !== old[name as keyof TablesTable]),
  );
}
