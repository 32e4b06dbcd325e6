import type { DatabaseAdapter } from './adapter.ts';
import { LEASES_LOCK } from './leases.ts';
import type { PersonStore } from './store.ts';

/** How long a notice is kept, sent or not: longer than any game could produce it again. */
const NOTICE_RETENTION_MS = 60 * 24 * 3600 * 1000;

type Sessions = Pick<
  PersonStore,
  | 'addSession'
  | 'session'
  | 'sessionsOf'
  | 'touchSession'
  | 'proveSession'
  | 'endSession'
  | 'endSessions'
  | 'sweep'
>;

export function sessions({ db, transact, write, advisoryLock }: DatabaseAdapter): Sessions {
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

    async proveSession(hash, proved) {
      await write((db) => db.updateTable('sessions').set({ proved }).where('hash', '=', hash).execute());
    },

    endSession: (hash) =>
      transact(async (trx, publish) => {
        const ended = await trx.deleteFrom('sessions').where('hash', '=', hash).returning('person').execute();
        for (const { person } of ended) publish({ of: 'person', person });
        return ended.length === 1;
      }),

    endSessions: (person, kinds) =>
      transact(async (trx, publish) => {
        if (kinds.length === 0) return;
        await trx.deleteFrom('sessions').where('person', '=', person).where('kind', 'in', kinds).execute();
        publish({ of: 'person', person });
      }),

    async sweep(now) {
      await write((db) => db.deleteFrom('sessions').where('expires', '<=', now).execute());
      await write((db) => db.deleteFrom('presence').where('until', '<=', now).execute());
      await transact(async (trx) => {
        await advisoryLock(trx, LEASES_LOCK);
        await trx.deleteFrom('leases').where('until', '<=', now).execute();
      });
      await write((db) => db.deleteFrom('limits').where('until', '<=', now).execute());
      await write((db) =>
        db
          .deleteFrom('notices')
          .where('due', '<=', now - NOTICE_RETENTION_MS)
          .execute(),
      );
    },
  };
}
