import { LEASES } from './leases.ts';
import type { Link } from './link.ts';
import type { PersonStore } from './store.ts';

/** How long a notice is remembered, told or not: longer than any game could ask for it again. */
const REMEMBERED = 60 * 24 * 3600 * 1000;

type Sessions = Pick<
  PersonStore,
  'addSession' | 'session' | 'sessionsOf' | 'touchSession' | 'endSession' | 'endSessions' | 'sweep'
>;

export function sessions({ db, transact, write, alone }: Link): Sessions {
  return {
    async addSession(session) {
      await write((db) => db.insertInto('sessions').values(session).execute());
    },

    session: (hash) => db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst(),

    sessionsOf: (person, kind) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', person)
        .where('kind', '=', kind)
        .orderBy('created')
        .orderBy('id')
        .execute(),

    async touchSession(hash, used, expires) {
      await write((db) =>
        db.updateTable('sessions').set({ used, expires }).where('hash', '=', hash).execute(),
      );
    },

    endSession: (hash) =>
      transact(async (trx, tell) => {
        const ended = await trx.deleteFrom('sessions').where('hash', '=', hash).returning('person').execute();
        for (const { person } of ended) tell({ of: 'person', person });
        return ended.length === 1;
      }),

    endSessions: (person, kinds) =>
      transact(async (trx, tell) => {
        if (kinds.length === 0) return;
        await trx.deleteFrom('sessions').where('person', '=', person).where('kind', 'in', kinds).execute();
        tell({ of: 'person', person });
      }),

    async sweep(now) {
      await write((db) => db.deleteFrom('sessions').where('expires', '<=', now).execute());
      await write((db) => db.deleteFrom('presence').where('until', '<=', now).execute());
      await transact(async (trx) => {
        await alone(trx, LEASES);
        await trx.deleteFrom('leases').where('until', '<=', now).execute();
      });
      await write((db) => db.deleteFrom('limits').where('until', '<=', now).execute());
      await write((db) =>
        db
          .deleteFrom('notices')
          .where('due', '<=', now - REMEMBERED)
          .execute(),
      );
    },
  };
}
