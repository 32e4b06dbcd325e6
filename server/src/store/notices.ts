import { randomUUID } from 'node:crypto';
import type { DatabaseAdapter } from './adapter.ts';
import type { NoticeStore } from './store.ts';

/** Limit of tries: if sending a notice is what crashes the process, it must not do so for ever. */
export const MAX_TRIES = 5;

export function noticeStore({ db, transact, write, advisoryLock }: DatabaseAdapter): NoticeStore {
  return {
    async addPush({ person, endpoint, keys }) {
      const push = { person, endpoint, ...keys };
      await write((db) =>
        db
          .insertInto('pushes')
          .values(push)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(push))
          .execute(),
      );
    },

    async removePush(endpoint) {
      await write((db) => db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute());
    },

    async pushesOf(person) {
      const rows = await db
        .selectFrom('pushes')
        .selectAll()
        .where('person', '=', person)
        .orderBy('endpoint')
        .execute();
      return rows.map(({ endpoint, p256dh, auth }) => ({ person, endpoint, keys: { p256dh, auth } }));
    },

    async add(notice) {
      await write((db) =>
        db
          .insertInto('notices')
          .values({ ...notice, id: randomUUID(), told: 0, tries: 0, pushed: 0 })
          .onConflict((conflict) => conflict.columns(['person', 'kind', 'table', 'version']).doNothing())
          .execute(),
      );
    },

    take: (now, until, limit) =>
      transact(async (trx) => {
        await advisoryLock(trx, 'notices');
        const rows = await trx
          .updateTable('notices')
          .set(({ eb }) => ({ due: until, tries: eb('tries', '+', 1) }))
          .where('id', 'in', (from) =>
            from
              .selectFrom('notices')
              .select('id')
              .where('told', '=', 0)
              .where('due', '<=', now)
              .where('tries', '<', MAX_TRIES)
              .orderBy('due')
              .limit(limit),
          )
          .returningAll()
          .execute();
        return rows.map(({ told: _, pushed, ...notice }) => ({ ...notice, pushed: pushed === 1 }));
      }),

    async hold(id, until) {
      await write((db) =>
        db.updateTable('notices').set({ due: until }).where('id', '=', id).where('told', '=', 0).execute(),
      );
    },

    async markPushed(id) {
      await write((db) => db.updateTable('notices').set({ pushed: 1 }).where('id', '=', id).execute());
    },

    async markSent(id) {
      await write((db) => db.updateTable('notices').set({ told: 1 }).where('id', '=', id).execute());
    },

    async sweep(before) {
      await write((db) =>
        db
          .deleteFrom('notices')
          .where('due', '<', before)
          .where((where) => where.or([where('told', '=', 1), where('tries', '>=', MAX_TRIES)]))
          .execute(),
      );
    },

    async secret(name, make) {
      const find = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
      const stored = await find();
      if (stored !== undefined) return stored.value;
      await write((db) =>
        db
          .insertInto('secrets')
          .values({ name, value: make() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute(),
      );
      const made = await find();
      if (made === undefined) throw new Error(`the secret "${name}" was not stored`);
      return made.value;
    },
  };
}
