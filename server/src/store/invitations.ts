import type { DatabaseAdapter, StoreTransaction } from './adapter.ts';
import { tableFrom, unindexedStatus } from './columns.ts';
import type { InvitationStore, TableRow } from './store.ts';

export function invitationStore(database: DatabaseAdapter): InvitationStore {
  const { db, transact } = database;
  /**
   * Invitations that are in force: the table is open, the person has not declined, and neither has blocked the other.
   */
  const pendingInvitations = () =>
    db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table')
      .where('invitations.declined', '=', 0)
      .where(unindexedStatus, '=', 'open')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.by')
              .where(({ or, and, eb, ref }) =>
                or([
                  and([
                    eb('blocks.by', '=', ref('invitations.person')),
                    eb('blocks.person', '=', ref('tables.host')),
                  ]),
                  and([
                    eb('blocks.by', '=', ref('tables.host')),
                    eb('blocks.person', '=', ref('invitations.person')),
                  ]),
                ]),
              ),
          ),
        ),
      );

  return {
    add: (table, person, at) =>
      transact(async (trx, publish) => {
        const row = await database.lockRow(trx, table);
        if (row?.status !== 'open') return;
        if (tableFrom(row).seats.some((seat) => seat.person === person)) return;
        const { numInsertedOrUpdatedRows: count } = await trx
          .insertInto('invitations')
          .values({ table, person, at, declined: 0 })
          .onConflict((conflict) => conflict.columns(['table', 'person']).doNothing())
          .executeTakeFirst();
        if (count) publish({ of: 'invited', table, person });
      }),

    decline: (table, person) =>
      transact(async (trx, publish) => {
        const { numUpdatedRows: count } = await trx
          .updateTable('invitations')
          .set({ declined: 1 })
          .where('table', '=', table)
          .where('person', '=', person)
          .where('declined', '=', 0)
          .executeTakeFirst();
        if (count) publish({ of: 'invited', table, person });
      }),

    async has(table, person) {
      const found = await pendingInvitations()
        .select('invitations.table')
        .where('invitations.table', '=', table)
        .where('invitations.person', '=', person)
        .executeTakeFirst();
      return found !== undefined;
    },

    async listTables(person, limit) {
      const rows = await pendingInvitations()
        .selectAll('tables')
        .where('invitations.person', '=', person)
        .orderBy('invitations.at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async listInvited(tables) {
      if (tables.length === 0) return [];
      return pendingInvitations()
        .select(['invitations.table', 'invitations.person'])
        .where('invitations.table', 'in', tables)
        .orderBy('invitations.table')
        .orderBy('invitations.person')
        .execute();
    },
  };
}

/**
 * Settles invitations after a table was changed: seated people have accepted, and a table that no longer waits has
 * none.
 */
export async function settleInvitations(
  trx: StoreTransaction,
  { id, status, seats }: TableRow,
): Promise<void> {
  const seated = seats.flatMap(({ person }) => person ?? []);
  if (status === 'open' && seated.length === 0) return;
  await trx
    .deleteFrom('invitations')
    .where('table', '=', id)
    .$if(status === 'open', (those) => those.where('person', 'in', seated))
    .execute();
}
