import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@archivolt/engine';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { CodedError, codeOf, failureCode } from '../store/errors.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { move, moverOf } from '../tables/moving.testing.ts';
import { TestServer } from '../tables/server.testing.ts';

const full = () => new CodedError('database or disk is full', 'SQLITE_FULL');

test('moves on a full disk fail with cannotSave, none is lost, and play resumes once there is space', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-full-'));
  const real = await openSqlite(join(folder, 'archivolt.sqlite'));
  let isFull = false;
  const store: Store = {
    ...real,
    ping: async () => (isFull ? Promise.reject(full()) : real.ping()),
    tables: {
      ...real.tables,
      append: async (entry) => (isFull ? Promise.reject(full()) : real.tables.append(entry)),
    },
  };
  const server = await TestServer.open({ store });
  const { id, people, clients } = await server.seatPlayers('architectura');
  await move(clients, id);
  const mover = await moverOf(clients, id);
  const who = at(people, clients.indexOf(mover));
  const { version, offers } = mover.at(id);
  const moves = [at(offers, 0) as { do: string }];

  isFull = true;
  const submit = () => mover.ask({ do: 'submit', table: id, version, moves });
  expect(await submit()).toMatchObject({ type: 'refused', why: 'cannotSave' });
  // A program without a socket gets the same refusal.
  expect(await server.call('POST', `/api/tables/${id}/moves`, who, { version, moves })).toMatchObject({
    status: 503,
    body: { error: 'cannotSave' },
  });
  expect(await server.call('GET', '/readyz')).toMatchObject({ status: 503, body: { error: 'cannotSave' } });
  expect(await server.figure('archivolt_submissions_refused_total', { why: 'cannotSave' })).toBe(2);
  expect((await real.tables.load(id))?.version).toBe(version);

  isFull = false;
  expect(await submit()).toMatchObject({ type: 'done', version: version + 1 });
  await expect.poll(() => server.call('GET', '/readyz')).toMatchObject({ status: 200 });
  await server.close();
  await real.close();
  rmSync(folder, { recursive: true });
});

test('the full-disk errors of SQLite, PostgreSQL and the system are recognised', () => {
  const database = new Database(':memory:');
  database.exec('CREATE TABLE filled (text TEXT); PRAGMA max_page_count = 4');
  const fill = () => database.exec(`INSERT INTO filled VALUES ('${'x'.repeat(100_000)}')`);
  let thrown: unknown;
  try {
    fill();
  } catch (error) {
    thrown = error;
  }
  expect(codeOf(thrown)).toBe('SQLITE_FULL');
  expect(failureCode(thrown)).toBe('cannotSave');
  database.close();
  for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
    expect(failureCode(new CodedError('full', code)), code).toBe('cannotSave');
  for (const code of ['57014', 'ECONNREFUSED', 'SQLITE_BUSY'])
    expect(failureCode(new CodedError('away', code)), code).toBe('unavailable');
});
