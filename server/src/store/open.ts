import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { dumpLines } from './dump.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, sqliteSnapshot } from './sqlite.ts';
import type { Store } from './store.ts';

type Where = Pick<Settings, 'database' | 'data'>;

const sqlitePath = (data: string): string => join(data, 'archivolt.sqlite');

/** The database that the settings name: PostgreSQL, or a file in the data folder. */
export const openStore = ({ database, data }: Where): Promise<Store> =>
  database === undefined ? openSqlite(sqlitePath(data)) : openPostgres(database);

/** Everything there is, as `Store.dump` gives it, also while a server uses it. */
export async function* dumpOf({ database, data }: Where): AsyncGenerator<string> {
  if (database === undefined) {
    const path = sqlitePath(data);
    if (!existsSync(path)) throw new Error(`${data}: nothing is kept here`);
    yield* dumpLines(sqliteSnapshot(path));
    return;
  }
  const store = await openPostgres(database);
  try {
    yield* store.dump();
  } finally {
    await store.close();
  }
}
