import { language, NOTICES, quietHours } from '@archivolt/protocol';
import { boolean, object, picklist, safeParse } from 'valibot';
import { parsed } from './columns.ts';
import type { Link } from './link.ts';
import { passkeys } from './passkeys.ts';
import type { PeopleTable } from './schema.ts';
import { sessions } from './sessions.ts';
import type { PersonRow, PersonStore } from './store.ts';

const channels = object({ push: boolean(), mail: boolean() });
const notify = object({ turn: channels, invited: channels, finished: channels });
const SILENT = Object.fromEntries(NOTICES.map((notice) => [notice, { push: false, mail: false }]));

function personFrom(row: PeopleTable): PersonRow {
  const spoken = safeParse(picklist(language.options), row.language);
  if (!spoken.success) throw new Error(`person ${row.id}: language ${row.language}`);
  return {
    ...row,
    language: spoken.output,
    quiet: row.quiet === null ? null : parsed(quietHours, row.quiet, `person ${row.id}: quiet`),
    notify: parsed(notify, row.notify, `person ${row.id}: notify`),
    deleted: row.deleted === 1,
  };
}

type Fields = Parameters<PersonStore['change']>[1];

function columnsOf({ quiet, notify, deleted, ...plain }: Fields): Partial<PeopleTable> {
  return {
    ...plain,
    ...(quiet !== undefined && { quiet: quiet === null ? null : JSON.stringify(quiet) }),
    ...(notify !== undefined && { notify: JSON.stringify(notify) }),
    ...(deleted !== undefined && { deleted: deleted ? 1 : 0 }),
  };
}

export function personStore(link: Link): PersonStore {
  const { db, write } = link;
  const find = async (column: 'id' | 'login' | 'unsubscribe', value: string) => {
    const row = await db.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst();
    return row && personFrom(row);
  };

  return {
    async create(person) {
      const { id, created, unsubscribe, quiet, notify, deleted, ...plain } = person;
      await write((db) =>
        db
          .insertInto('people')
          .values({
            id,
            created,
            unsubscribe,
            ...plain,
            quiet: quiet === null ? null : JSON.stringify(quiet),
            notify: JSON.stringify(notify),
            deleted: deleted ? 1 : 0,
          })
          .execute(),
      );
    },

    load: (id) => find('id', id),
    byLogin: (login) => find('login', login),
    byUnsubscribe: (token) => find('unsubscribe', token),

    async loadMany(ids) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('people').selectAll().where('id', 'in', ids).orderBy('id').execute();
      return rows.map(personFrom);
    },

    async rated(ids, game, players) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('people')
        .leftJoin('ratings', (ratings) =>
          ratings
            .onRef('ratings.who', '=', 'people.id')
            .on('ratings.game', '=', game)
            .on('ratings.players', '=', players),
        )
        .selectAll('people')
        .select(['ratings.mean', 'ratings.deviation'])
        .where('people.id', 'in', ids)
        .orderBy('people.id')
        .execute();
      return rows.map(({ mean, deviation, ...row }) => ({
        person: personFrom(row),
        rating: mean === null || deviation === null ? null : { mean, deviation },
      }));
    },

    async signed(hash) {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .select(['hash', 'person', 'kind', 'label', 'expires', 'used'])
        .select(['sessions.id as session', 'sessions.created as since'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!found) return undefined;
      const { person, kind, label, expires, used, session: id, since: created, hash: _, ...row } = found;
      return {
        session: { hash, person, kind, id, label, created, expires, used },
        person: personFrom(row),
      };
    },

    async change(person, fields) {
      const columns = columnsOf(fields);
      if (Object.keys(columns).length === 0) return 'ok';
      try {
        return await link.transact<'ok'>(async (trx, tell) => {
          await trx.updateTable('people').set(columns).where('id', '=', person).execute();
          tell({ of: 'person', person });
          return 'ok';
        });
      } catch (thrown) {
        // Only the login can be somebody else's.
        if (link.isTaken(thrown)) return 'taken';
        throw thrown;
      }
    },

    forget: (person) =>
      link.transact(async (trx, tell) => {
        await trx
          .updateTable('people')
          .set({
            name: '',
            quiet: null,
            mail: null,
            login: null,
            password: null,
            notify: JSON.stringify(SILENT),
            deleted: 1,
          })
          .where('id', '=', person)
          .execute();
        for (const table of ['sessions', 'passkeys', 'pushes', 'notices', 'invitations'] as const)
          await trx.deleteFrom(table).where('person', '=', person).execute();
        await trx.deleteFrom('mutes').where('by', '=', person).execute();
        await trx.deleteFrom('ratings').where('who', '=', person).execute();
        tell({ of: 'person', person });
      }),

    ...sessions(link),
    ...passkeys(link),
  };
}
