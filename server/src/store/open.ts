import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { dumpLines } from './dump.ts';
import type { Opening } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { LIMITS, PATIENT } from './postgresPool.ts';
import { openSqlite, sqliteSnapshot } from './sqlite.ts';
import type { Store } from './store.ts';

type Where = Pick<Settings, 'database' | 'data'>;

const sqlitePath = (data: string): string => join(data, 'archivolt.sqlite');

/** Opens the database in the settings: PostgreSQL, or a file in the data folder. */
export const openStore = ({ database, data }: Where, opening: Opening = {}): Promise<Store> =>
  database === undefined
    ? openSqlite(sqlitePath(data), opening)
    : openPostgres(database, opening.isReader ? PATIENT : LIMITS, opening);

/** Dumps everything like `Store.dump`, also while a server uses the database. Read-only. */
export async function* dumpOf({ database, data }: Where): AsyncGenerator<string> {
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
