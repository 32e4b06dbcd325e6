import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** The database that the settings name: PostgreSQL, or a file in the data folder. */
export const openStore = ({ database, data }: Pick<Settings, 'database' | 'data'>): Promise<Store> =>
  database === undefined ? openSqlite(sqlitePath(data)) : openPostgres(database);

const sqlitePath = (data: string): string => join(data, 'archivolt.sqlite');
