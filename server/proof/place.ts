import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpOf, openStore } from '../src/store/open.ts';
import { emptyDatabase, startPostgres } from '../src/store/postgres.testing.ts';
import type { Store } from '../src/store/store.ts';

/** A database for a proof, empty at first and gone afterwards. */
export interface Place {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Settings of a server that uses it. */
  readonly flags: readonly string[];
  /** Several at a time with PostgreSQL; with SQLite only while no server runs. */
  open(): Promise<Store>;
  /** Everything that is kept, also while a server runs. */
  dump(): AsyncIterable<string>;
  remove(): Promise<void>;
}

export function sqlitePlace(): Place {
  const data = mkdtempSync(join(tmpdir(), 'archivolt-proof-'));
  return {
    name: 'SQLite',
    flags: ['--data', data],
    open: () => openStore({ data, database: undefined }),
    dump: () => dumpOf({ data, database: undefined }),
    remove: async () => rmSync(data, { recursive: true, force: true }),
  };
}

/** A PostgreSQL that writes to the disk what it says it has written. */
export async function postgresPlace(): Promise<Place> {
  const server = process.env.DATABASE_URL === undefined ? await startPostgres('--durable') : undefined;
  const database = await emptyDatabase(server?.url);
  return {
    name: 'PostgreSQL',
    flags: ['--database', database],
    open: () => openStore({ data: '', database }),
    dump: () => dumpOf({ data: '', database }),
    remove: async () => server?.stop(),
  };
}
