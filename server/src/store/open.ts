import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { dumpLines } from './dump.ts';
import type { OpenOptions } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { DEFAULT_TIMEOUTS, READER_TIMEOUTS } from './postgresPool.ts';
import { openSqlite, sqliteSnapshot } from './sqlite.ts';
import type { Store } from './store.ts';

type DatabaseSettings = Pick<Settings, 'database' | 'data'>;

const sqlitePath = (data: string): string => join(data, 'archivolt.sqlite');

/** Opens the database in the settings: PostgreSQL, or a file in the data folder. */
export const openStore = ({ database, data }: DatabaseSettings, opening: OpenOptions = {}): Promise<Store> =>
  database === undefined
    ? openSqlite(sqlitePath(data), opening)
    : openPostgres(database, opening.isReader ? READER_TIMEOUTS : DEFAULT_TIMEOUTS, opening);

/** Dumps everything like `Store.dump`, also while a server uses the database. Read-only. */
export async function* dumpOf({ database, data }: DatabaseSettings): AsyncGenerator<string> {
  if (database === undefined) {
    const path = sqlitePath(data);
    if (!existsSync(path)) throw new Error(`${data}: no Archivolt data found in this folder`);
    yield* dumpLines(sqliteSnapshot(path));
    return;
  }
  const store = await openStore({ database, data }, { isReader: true });
  try {
    yield* store.dump();
  } finally {
    await store.close();
  }
}
