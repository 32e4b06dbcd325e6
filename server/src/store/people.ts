import { language, NOTICES, profile, quietHours } from '@archivolt/protocol';
import { sql } from 'kysely';
import { boolean, object, parse, picklist, safeParse } from 'valibot';
import type { DatabaseAdapter } from './adapter.ts';
import { parseStored } from './columns.ts';
import { passkeys } from './passkeys.ts';
import type { PeopleTable } from './schema.ts';
import { sessions } from './sessions.ts';
import type { PersonRow, PersonStore } from './store.ts';

const channels = object({ push: boolean(), mail: boolean() });
const notify = object({ turn: channels, invited: channels, finished: channels });
const NO_CHANNELS = Object.fromEntries(NOTICES.map((notice) => [notice, { push: false, mail: false }]));

export function personFrom(row: PeopleTable): PersonRow {
  const parsedLanguage = safeParse(picklist(language.options), row.language);
  if (!parsedLanguage.success) throw new Error(`person ${row.id}: language ${row.language}`);
  return {
    ...row,
    language: parsedLanguage.output,
    quiet: row.quiet === null ? null : parseStored(quietHours, row.quiet, `person ${row.id}: quiet`),
    notify: parseStored(notify, row.notify, `person ${row.id}: notify`),
    statistics: parse(profile.entries.statistics, row.statistics),
    deleted: row.deleted === 1,
    admin: row.admin === 1,
  };
}

type Fields = Parameters<PersonStore['change']>[1];

function columnsOf({ quiet, notify, deleted, admin, ...plain }: Fields): Partial<PeopleTable> {
  return {
    ...plain,
    ...(quiet !== undefined && { quiet: quiet === null ? null : JSON.stringify(quiet) }),
    ...(notify !== undefined && { notify: JSON.stringify(notify) }),
    ...(deleted !== undefined && { deleted: deleted ? 1 : 0 }),
    ...(admin !== undefined && { admin: admin ? 1 : 0 }),
  };
}

/** Tables whose rows leave with the account. */
const PERSONAL_TABLES = [
  'sessions',
  'passkeys',
  'pushes',
  'notices',
  'invitations',
  'lessons',
  'studies',
] as const;

export function personStore(database: DatabaseAdapter): PersonStore {
  const { db, write } = database;
  const find = async (column: 'id' | 'login' | 'unsubscribe', value: string) => {
    const row = await db.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst();
    return row && personFrom(row);
  };

  return {
    async create(person) {
      const { quiet, notify, deleted, admin, ...plain } = person;
      await write((db) =>
        db
          .insertInto('people')
          .values({
            ...plain,
            quiet: quiet === null ? null : JSON.stringify(quiet),
            notify: JSON.stringify(notify),
            deleted: deleted ? 1 : 0,
            admin: admin ? 1 : 0,
          })
          .execute(),
      );
    },

    load: (id) => find('id', id),
    findByLogin: (login) => find('login', login),
    findByUnsubscribe: (token) => find('unsubscribe', token),

    async findByMail(mail) {
      const rows = await db
        .selectFrom('people')
        .selectAll()
        .where(sql`lower(${sql.ref('mail')})`, '=', mail.toLowerCase())
        .where('deleted', '=', 0)
        .orderBy('created')
        .execute();
      return rows.map(personFrom);
    },

    async search(text, limit) {
      const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const has = (column: 'name' | 'login') =>
        sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
      const rows = await db
        .selectFrom('people')
        .selectAll()
        .where('deleted', '=', 0)
        .$if(text !== '', (query) =>
          query.where((where) => where.or([has('name'), has('login'), where('id', '=', text)])),
        )
        .orderBy('created', 'desc')
        .limit(limit)
        .execute();
      return rows.map(personFrom);
    },

    async lastSeen(person) {
      const { seen } = await db
        .selectFrom('sessions')
        .select(({ fn }) => fn.max(fn.coalesce('used', 'created')).as('seen'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      return seen;
    },

    async loadMany(ids) {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('people').selectAll().where('id', 'in', ids).orderBy('id').execute();
      return rows.map(personFrom);
    },

    async loadRated(ids, game, players) {
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

    async authenticate(hash) {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('people')
        .select(['hash', 'person', 'kind', 'label', 'expires', 'used', 'proved'])
        .select(['sessions.id as session', 'sessions.created as since'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!found) return undefined;
      const { person, kind, label, expires, used, proved, session: id, since: created, ...rest } = found;
      const { hash: _, ...row } = rest;
      return {
        session: { hash, person, kind, id, label, created, expires, used, proved },
        person: personFrom(row),
      };
    },

    async change(person, fields) {
      const columns = columnsOf(fields);
      if (Object.keys(columns).length === 0) return 'ok';
      try {
        return await database.transact<'ok'>(async (trx, publish) => {
          await trx.updateTable('people').set(columns).where('id', '=', person).execute();
          publish({ of: 'person', person });
          return 'ok';
        });
      } catch (thrown) {
        // The login is the only unique column that can collide.
        if (database.isUniqueViolation(thrown)) return 'taken';
        throw thrown;
      }
    },

    anonymise: (person) =>
      database.transact(async (trx, publish) => {
        await trx
          .updateTable('people')
          .set({
            name: '',
            quiet: null,
            mail: null,
            login: null,
            password: null,
            notify: JSON.stringify(NO_CHANNELS),
            deleted: 1,
            admin: 0,
            statistics: 'nobody',
          })
          .where('id', '=', person)
          .execute();
        for (const table of PERSONAL_TABLES)
          await trx.deleteFrom(table).where('person', '=', person).execute();
        await trx.deleteFrom('blocks').where('by', '=', person).execute();
        await trx.deleteFrom('ratings').where('who', '=', person).execute();
        // Messages keep their numbers, so that clients do not lose their place; only the text is removed.
        await trx
          .updateTable('lines')
          .set({ text: null, phrase: null })
          .where('person', '=', person)
          .execute();
        publish({ of: 'person', person });
      }),

    ...sessions(database),
    ...passkeys(database),
  };
}
