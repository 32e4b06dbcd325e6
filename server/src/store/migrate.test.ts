import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type Migration, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { dumpLines } from './dump.ts';
import { each } from './full.testing.ts';
import { LATEST_SCHEMA, MIGRATIONS, migrate, type OpenOptions } from './migrate.ts';
import { dumpOf } from './open.ts';
import { emptyDatabase } from './postgres.testing.ts';
import { openPostgres } from './postgres.ts';
import { DEFAULT_TIMEOUTS } from './postgresPool.ts';
import { openSqlite, sqliteSnapshot } from './sqlite.ts';

/** The schema of a database, as far as both kinds can describe it. */
interface SchemaSummary {
  tables: object[];
  rows: unknown[];
}

type AnyTables = Record<string, Record<string, string | number | null>>;

const folder = mkdtempSync(join(tmpdir(), 'archivolt-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const file = () => join(folder, `${files++}.sqlite`);

const kinds = {
  SQLite: async () => {
    const path = file();
    return {
      open: async () =>
        new Kysely<AnyTables>({ dialect: new SqliteDialect({ database: new Database(path) }) }),
      store: (opening?: OpenOptions) => openSqlite(path, opening),
      dump: () => dumpLines(sqliteSnapshot(path)),
    };
  },
  PostgreSQL: async () => {
    const url = await emptyDatabase();
    return {
      open: async () =>
        new Kysely<AnyTables>({
          dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
        }),
      store: (opening?: OpenOptions) => openPostgres(url, DEFAULT_TIMEOUTS, opening),
      dump: () => dumpOf({ data: '', database: url }),
    };
  },
};

/** A future schema: a new column, filled from an old one, and a dropped table. */
const NEXT: Readonly<Record<string, Migration>> = {
  ...MIGRATIONS,
  'next-1': {
    async up(db: Kysely<AnyTables>) {
      await db.schema.alterTable('people').addColumn('initial', 'text').execute();
      await sql`update people set initial = substr(name, 1, 1)`.execute(db);
    },
  },
  'next-2': {
    async up(db: Kysely<AnyTables>) {
      await db.schema.dropTable('blocks').execute();
    },
  },
};

describe.each(Object.entries(kinds))('on %s', (_, make) => {
  test('a migrated database with rows has the same schema as a new one', async () => {
    const [migrated, fresh] = [await (await make()).open(), await (await make()).open()];
    await migrate(fresh, 'next-2', NEXT);
    for (const name of Object.keys(NEXT)) {
      await migrate(migrated, name, NEXT);
      if (name === LATEST_SCHEMA) await migrated.insertInto('people').values(PERSON).execute();
    }
    const summary = await summaryOf(migrated);
    expect(summary.tables).toEqual((await summaryOf(fresh)).tables);
    expect(summary.rows).toEqual([{ ...PERSON, initial: 'Z' }]);
    await Promise.all([migrated.destroy(), fresh.destroy()]);
  });

  test('concurrent migrations run once', async () => {
    const place = await make();
    const all = await Promise.all([place.open(), place.open(), place.open()]);
    // On SQLite the lock of the data folder excludes other processes; three connections of one process run in turn.
    if (_ === 'SQLite') for (const db of all) await migrate(db, 'next-2', NEXT);
    else await Promise.all(all.map((db) => migrate(db, 'next-2', NEXT)));
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      all[0] as Kysely<AnyTables>,
    );
    expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(NEXT));
    await Promise.all(all.map((db) => db.destroy()));
  });

  test('a reader leaves an older database unchanged and names its schema', async () => {
    const place = await make();
    const db = await place.open();
    await migrate(db, '0002');
    await expect(place.store({ isReader: true })).rejects.toThrow(
      `has schema 0002, but this version needs ${LATEST_SCHEMA}`,
    );
    await expect(drain(place.dump())).rejects.toThrow('has schema 0002');
    const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(done.rows.map(({ name }) => name)).toEqual(['0001', '0002']);
    await migrate(db);
    await db.destroy();
    await (await place.store({ isReader: true })).close();
  });

  test('a database of a newer version is refused', async () => {
    const place = await make();
    const db = await place.open();
    await migrate(db, 'next-2', NEXT);
    await db.destroy();
    await expect(place.store()).rejects.toThrow(
      'belongs to a newer version of Archivolt: this one does not know its migration "next-1"',
    );
  });

  test('every earlier schema, with rows in all its tables, migrates to the current one', async () => {
    const dumps = (await readdir(DUMPS)).filter((name) => name.endsWith('.jsonl')).sort();
    // A new migration comes with a dump of its schema.
    expect(dumps).toEqual(Object.keys(MIGRATIONS).map((name) => `${name}.jsonl`));
    for (const dump of dumps) {
      const lines = (await readFile(join(DUMPS, dump), 'utf8')).trimEnd().split('\n');
      const store = await (await make()).store();
      await store.restore(each(lines));
      const tables = await store.tables.startedIds('', 10);
      expect(tables).toHaveLength(1);
      const table = await store.tables.load(tables[0] ?? '');
      expect(await store.tables.log(table?.id ?? '', 0)).toHaveLength(table?.version ?? 0);
      for (const { person } of table?.seats ?? [])
        if (person !== null) expect((await store.people.load(person))?.name).not.toBe('');
      await store.close();
    }
  });
});

async function drain(lines: AsyncIterable<string>): Promise<void> {
  for await (const _line of lines);
}

const DUMPS = new URL('./migrations/', import.meta.url).pathname;

const PERSON = {
  id: 'zoe',
  created: 1,
  name: 'Zoë',
  colour: 0,
  language: 'fr',
  zone: 'Europe/Paris',
  quiet: null,
  mail: null,
  notify: '{}',
  login: 'zoe',
  password: null,
  unsubscribe: 'token',
  deleted: 0,
  admin: 0,
  muted: null,
  suspended: null,
  statistics: 'nobody',
};

async function summaryOf(db: Kysely<AnyTables>): Promise<SchemaSummary> {
  const tables = await db.introspection.getTables();
  return {
    tables: tables
      .map(({ name, columns }) => ({
        name,
        columns: columns
          .map((column) => `${column.name} ${column.dataType} ${column.isNullable ? 'null' : ''}`)
          .sort(),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    rows: (await db.selectFrom('people').selectAll().execute()).map((row) => ({
      ...row,
      created: Number(row.created),
      colour: Number(row.colour),
      deleted: Number(row.deleted),
      admin: Number(row.admin),
    })),
  };
}
