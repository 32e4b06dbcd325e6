import { type TableStatus, tableStatus } from '@archivolt/protocol';
import { sql } from 'kysely';
import { endedFrom, logFrom, RUNNING, seenStatus, tableColumns, tableFrom } from './columns.ts';
import { settleInvitations } from './invitations.ts';
import { leases } from './leases.ts';
import type { Link, Work } from './link.ts';
import type { TablesTable } from './schema.ts';
import type { TableRow, TableStore } from './store.ts';
import { Together } from './together.ts';

export function tableStore(link: Link): TableStore {
  const { db } = link;
  const together = new Together((entries) => link.append(entries));

  return {
    create: (table) =>
      link.transact(async (trx, tell) => {
        await trx.insertInto('tables').values(tableColumns(table)).execute();
        await changeSeats(trx, table, []);
        tell({ of: 'table', table: table.id, edition: table.edition });
      }),

    async load(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row && tableFrom(row);
    },

    append: async (entry) => ((await together.append(entry)) ? 'stored' : 'stale'),

    change: (id, edit) =>
      link.transact(async (trx, tell) => {
        const row = await link.hold(trx, id);
        if (row === undefined) return undefined;
        const table = tableFrom(row);
        const before = table.seats.map(({ person }) => person);
        const answer = edit(table);
        if (answer === null) return null;
        if (table.version !== row.version) throw new Error(`table ${id}: a change is no move`);
        const { id: _, edition: __, ...columns } = tableColumns(table);
        const edition = row.edition + 1;
        await trx
          .updateTable('tables')
          .set({ ...onlyNew(columns, row), edition })
          .where('id', '=', id)
          .execute();
        Object.assign(table, { edition });
        await changeSeats(trx, table, before);
        if (row.status === 'open') await settleInvitations(trx, table);
        tell({ of: 'table', table: id, edition });
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

    async logBetween(id, after, before, most) {
      const rows = await db
        .selectFrom('log')
        .selectAll()
        .where('table', '=', id)
        .where('version', '>', after)
        .where('version', '<', before)
        .orderBy('version', 'desc')
        .limit(most)
        .execute();
      return rows.map(logFrom).reverse();
    },

    async open(limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('status', '=', 'open')
        .where('access', '=', 'open')
        .orderBy('created', 'desc')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async forsaken(before, now, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'open')
        .where((where) =>
          where.or([
            where('created', '<', before.slow),
            where.and([where('created', '<', before.live), where('clock', 'like', '%"kind":"live"%')]),
          ]),
        )
        .where('id', 'not in', (from) => from.selectFrom('presence').select('table').where('until', '>', now))
        .orderBy('created')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async of(person, which, limit, before) {
      const when = sql<number>`coalesce(${sql.ref('finished')}, ${sql.ref('created')})`;
      const rows = await sittingAt(db, person)
        .selectAll('tables')
        .where(seenStatus, which === 'running' ? 'in' : 'not in', RUNNING)
        .$if(before !== undefined, (query) => query.where(when, '<', before ?? 0))
        .orderBy(when, 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async results(person) {
      const rows = await sittingAt(db, person)
        .select(['id', 'game', 'tables.seats', 'rated', 'result', 'finished'])
        .where(seenStatus, '=', 'finished')
        .orderBy('finished', 'desc')
        .execute();
      return rows.map(endedFrom);
    },

    async countOf(person, which) {
      const { count } = await sittingAt(db, person)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(seenStatus, 'in', which === 'running' ? RUNNING : ['finished'])
        .executeTakeFirstOrThrow();
      return count;
    },

    async all(after, limit) {
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

    async counts() {
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

    ...leases(link),
  };
}

/** The tables at which somebody sits, found by their seats. */
const sittingAt = (db: Link['db'], person: string) =>
  db.selectFrom('seats').innerJoin('tables', 'tables.id', 'seats.table').where('seats.person', '=', person);

/** Notes who sits down and who gets up; `before`: who sat where. */
async function changeSeats(
  trx: Work,
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

/** The columns that differ: a state of some kilobytes is not written again for a guest who sits down. */
function onlyNew(columns: Partial<TablesTable>, old: TablesTable): Partial<TablesTable> {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => value !== old[name as keyof TablesTable]),
  );
}
