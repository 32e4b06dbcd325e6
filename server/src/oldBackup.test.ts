import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, seeded } from '@archivolt/engine';
import { afterAll, expect, test } from 'vitest';
import { hashOf, newSecret } from './accounts/secrets.ts';
import { replayAll } from './operator/replay.ts';
import { each } from './store/full.testing.ts';
import { emptyDatabase } from './store/postgres.testing.ts';
import { openPostgres } from './store/postgres.ts';
import { aSession } from './store/rows.testing.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { Client } from './tables/client.testing.ts';
import { moveUntil } from './tables/moving.testing.ts';
import { TestServer } from './tables/server.testing.ts';

/**
 * A backup made by the server of commit 9df124f (schema 0004): a running game of each kind with a take-back in its log,
 * a finished game and an open table.
 */
const LINES = readFileSync(new URL('./oldBackup.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
/** Moves made at The Red Cathedral; Architectura is short and is played to its end. */
const FURTHER = 12;
/** Milliseconds: two hundred moves over real sockets and a real disk, on a busy machine too. */
const TIMEOUT = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'archivolt-old-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Signs in the people of a table and opens it for each of them. */
async function connectPlayers(server: TestServer, id: string): Promise<Client[]> {
  const { people, tables } = server.parts.store;
  const clients: Client[] = [];
  for (const { person } of (await tables.load(id))?.seats ?? []) {
    const row = person === null ? undefined : await people.load(person);
    if (!row) throw new Error(`table ${id} has a seat without a person`);
    const token = newSecret();
    await people.addSession(aSession(row.id, { hash: hashOf(token), kind: 'token' }));
    const client = await server.connect({ row, token });
    await client.watch(id);
    clients.push(client);
  }
  return clients;
}

async function differences(store: Store): Promise<unknown[]> {
  const found: unknown[] = [];
  const { games } = await replayAll(store, (difference) => found.push(difference));
  expect(games).toBe(3);
  return found;
}

test.each([
  ['SQLite', () => openSqlite(join(folder, 'archivolt.sqlite'))],
  ['PostgreSQL', async () => openPostgres(await emptyDatabase())],
] as const)(
  'the games of an old backup can be restored into %s and continued',
  async (_, open) => {
    const store = await open();
    await store.restore(each(LINES));
    expect(await differences(store)).toEqual([]);
    const server = await TestServer.open({ store });
    const status: Record<string, number> = {};
    for (const id of await store.tables.allIds('', 10)) {
      const table = await store.tables.load(id);
      status[table?.status ?? ''] = (status[table?.status ?? ''] ?? 0) + 1;
      if (table?.status !== 'playing') continue;
      const clients = await connectPlayers(server, id);
      const { version } = at(clients, 0).at(id);
      expect(version).toBe(table.version);
      const isEnough = () =>
        table.game === 'red-cathedral' && at(clients, 0).at(id).version >= version + FURTHER;
      await moveUntil(clients, id, seeded(5), isEnough);
      expect(at(clients, 0).at(id).version).toBeGreaterThan(version);
      if (table.game === 'architectura') expect(at(clients, 0).at(id).info.status).toBe('finished');
    }
    expect(status).toEqual({ playing: 2, finished: 1, open: 1 });
    expect(await differences(store)).toEqual([]);
    await server.close();
    await store.close();
  },
  TIMEOUT,
);
