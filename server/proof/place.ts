import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
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

/** A PostgreSQL that writes to the disk what it says it has written; `isWornIn`: like one that has done so for a while. */
export async function postgresPlace({ isWornIn = false } = {}): Promise<Place> {
  const server = process.env.DATABASE_URL === undefined ? await startPostgres('--durable') : undefined;
  const database = await emptyDatabase(server?.url);
  if (server && isWornIn) await wearIn(server.url);
  return {
    name: 'PostgreSQL',
    flags: ['--database', database],
    open: () => openStore({ data: '', database }),
    dump: () => dumpOf({ data: '', database }),
    remove: async () => server?.stop(),
  };
}

/** As much as is kept, in files of 16 MB (`postgres.mjs`). */
const LOG_FILES = 64;

/**
 * A PostgreSQL in use writes its log into files that it has written before. A new one makes each of them when it comes to
 * it, in about 50 ms for which every move waits, and so does not show how fast moves are but how new it is.
 */
async function wearIn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let file = 0; file < LOG_FILES; file++)
    await client.query(`SELECT pg_logical_emit_message(false, 'archivolt', ''), pg_switch_wal()`);
  await client.query('CHECKPOINT');
  await client.end();
}
