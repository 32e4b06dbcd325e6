import { seenStatus, tableFrom } from './columns.ts';
import type { Link, Work } from './link.ts';
import type { InvitationStore, TableRow } from './store.ts';

export function invitationStore(link: Link): InvitationStore {
  const { db, transact } = link;
  /** Those that stand: the table waits, nobody has said no, and the host is not one whom the person has muted. */
  const standing = () =>
    db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table')
      .leftJoin('mutes', (mutes) =>
        mutes.onRef('mutes.by', '=', 'invitations.person').onRef('mutes.person', '=', 'tables.host'),
      )
      .where('invitations.declined', '=', 0)
      .where(seenStatus, '=', 'open')
      .where('mutes.by', 'is', null);

  return {
    add: (table, person, at) =>
      transact(async (trx, tell) => {
        const row = await link.hold(trx, table);
        if (row?.status !== 'open') return;
        if (tableFrom(row).seats.some((seat) => seat.person === person)) return;
        const { numInsertedOrUpdatedRows: made } = await trx
          .insertInto('invitations')
          .values({ table, person, at, declined: 0 })
          .onConflict((conflict) => conflict.columns(['table', 'person']).doNothing())
          .executeTakeFirst();
        if (made) tell({ of: 'invited', table, person });
      }),

    decline: (table, person) =>
      transact(async (trx, tell) => {
        const { numUpdatedRows: made } = await trx
          .updateTable('invitations')
          .set({ declined: 1 })
          .where('table', '=', table)
          .where('person', '=', person)
          .where('declined', '=', 0)
          .executeTakeFirst();
        if (made) tell({ of: 'invited', table, person });
      }),

    async has(table, person) {
      const found = await standing()
        .select('invitations.table')
        .where('invitations.table', '=', table)
        .where('invitations.person', '=', person)
        .executeTakeFirst();
      return found !== undefined;
    },

    async of(person, limit) {
      const rows = await standing()
        .selectAll('tables')
        .where('invitations.person', '=', person)
        .orderBy('invitations.at', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute();
      return rows.map(tableFrom);
    },

    async to(tables) {
      if (tables.length === 0) return [];
      return standing()
        .select(['invitations.table', 'invitations.person'])
        .where('invitations.table', 'in', tables)
        .orderBy('invitations.table')
        .orderBy('invitations.person')
        .execute();
    },
  };
}

/** A table was changed: whoever sits there has accepted, and once it does not wait any more nobody is asked to come. */
export async function settleInvitations(trx: Work, { id, status, seats }: TableRow): Promise<void> {
  const seated = seats.flatMap(({ person }) => person ?? []);
  if (status === 'open' && seated.length === 0) return;
  await trx
    .deleteFrom('invitations')
    .where('table', '=', id)
    .$if(status === 'open', (those) => those.where('person', 'in', seated))
    .execute();
}
