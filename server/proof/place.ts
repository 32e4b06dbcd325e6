import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { dumpOf, openStore } from '../src/store/open.ts';
import { emptyDatabase, startPostgres } from '../src/store/postgres.testing.ts';
import { SilentProxy } from '../src/store/silentProxy.testing.ts';
import type { Store } from '../src/store/store.ts';
import { pause } from './player.ts';

/** A temporary database for a test, empty at the start and deleted afterwards. */
export interface Place {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Flags of a server that uses it. */
  readonly flags: readonly string[];
  /** Opens the store: concurrently with PostgreSQL, with SQLite only while no server runs. */
  open(): Promise<Store>;
  /** Dumps everything, also while a server runs. */
  dump(): AsyncIterable<string>;
  remove(): Promise<void>;
  /** Failures of the database itself; absent for an external one. */
  readonly database?: {
    /** Stops and restarts it, while transactions wait for a lock. */
    restart(how: 'kill' | 'restart'): Promise<void>;
    /** Locks all game tables for this time. */
    lock(milliseconds: number): Promise<void>;
    /** Makes every open connection go silent. */
    silence(): void;
  };
}

export function sqlitePlace(parent = tmpdir()): Place {
  const data = mkdtempSync(join(parent, 'archivolt-proof-'));
  return {
    name: 'SQLite',
    flags: ['--data', data],
    open: () => openStore({ data, database: undefined }),
    dump: () => dumpOf({ data, database: undefined }),
    remove: async () => rmSync(data, { recursive: true, force: true }),
  };
}

/**
 * A PostgreSQL that really syncs to disk. `isWornIn`: with a preallocated WAL, like one in use; `isProxied`: reached
 * through a proxy that can go silent.
 */
export async function postgresPlace({ isWornIn = false, isProxied = false } = {}): Promise<Place> {
  const server = process.env.DATABASE_URL === undefined ? await startPostgres('--durable') : undefined;
  const database = await emptyDatabase(server?.url);
  if (server && isWornIn) await preallocateWal(server.url);
  const proxy = server && (await SilentProxy.open(database));
  return {
    name: 'PostgreSQL',
    flags: ['--database', isProxied && proxy ? proxy.url : database],
    open: () => openStore({ data: '', database }),
    dump: () => dumpOf({ data: '', database }),
    async remove() {
      await proxy?.close();
      await server?.stop();
    },
    ...(server &&
      proxy && {
        database: {
          restart: (how) => withLockedTables(database, () => server.restart(how)),
          lock: (milliseconds) => withLockedTables(database, () => pause(milliseconds)),
          silence: () => proxy.silence(),
        },
      }),
  };
}

/** Milliseconds: long enough for players to wait for the lock. */
const QUEUE_MS = 300;

/** Runs work while the game tables are locked. */
async function withLockedTables(url: string, work: () => Promise<void>): Promise<void> {
  const operator = new pg.Client({ connectionString: url });
  operator.on('error', () => undefined);
  await operator.connect();
  await operator.query('BEGIN; LOCK TABLE tables, people, leases IN ACCESS EXCLUSIVE MODE');
  await pause(QUEUE_MS);
  await work();
  await operator.end().catch(() => undefined);
}

/** The number of WAL files of 16 MB that are kept (`postgres.mjs`). */
const LOG_FILES = 64;

/**
 * A PostgreSQL in use recycles its WAL files. A new one creates each file when it needs it, which takes about 50 ms and
 * delays every move, so the test would measure that and not how fast moves are.
 */
async function preallocateWal(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let file = 0; file < LOG_FILES; file++)
    await client.query(`SELECT pg_logical_emit_message(false, 'archivolt', ''), pg_switch_wal()`);
  await client.query('CHECKPOINT');
  await client.end();
}
