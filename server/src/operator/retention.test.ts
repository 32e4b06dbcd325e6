import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { anEndedTable, aPerson, aSession, aTable, newId } from '../store/rows.testing.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { deleteExpired } from './retention.ts';

const DAY = 24 * 3_600_000;
const NOW = 2000 * DAY;
const daysAgo = (days: number) => NOW - days * DAY;

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archivolt-retention-'));
  store = await openSqlite(join(folder, 'archivolt.sqlite'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** One of everything with a retention period, this many days old, and how much of it is left. */
async function createData(days: number) {
  const at = daysAgo(days);
  const [guest, known] = [
    aPerson({ created: at, name: 'Guest' }),
    aPerson({ created: at, login: newId(), mail: `${newId()}@example.org` }),
  ];
  for (const person of [guest, known]) {
    await store.people.create(person);
    await store.people.addSession(aSession(person.id, { created: at, used: at }));
  }
  const [closed, over] = [
    aTable({ status: 'closed', created: at, started: null }),
    anEndedTable({ created: at, finished: at }),
  ];
  for (const table of [closed, over]) await store.tables.create(table);
  await store.chat.add({ table: over.id, at, person: known.id, seat: 0, text: 'x', phrase: null });
  await store.operator.addAudit({
    id: newId(),
    at,
    by: known.id,
    act: 'mute',
    person: guest.id,
    table: null,
    facts: {},
  });
  return async () => ({
    guest: (await store.people.load(guest.id))?.deleted === false,
    address: (await store.people.load(known.id))?.mail !== null,
    talk: (await store.chat.messages(over.id, 0)).length > 0,
    closed: (await store.tables.load(closed.id)) !== undefined,
    game: (await store.tables.load(over.id)) !== undefined,
    audit: (await store.operator.loadAudit(100)).some((entry) => entry.at === at),
  });
}

const ALL = { guest: true, address: true, talk: true, closed: true, game: true, audit: true };

test('data is deleted after the retention period of its kind', async () => {
  const left = await createData(100);
  const never = { keepGuests: '0', keepAddresses: '0', keepTalk: '0', keepClosed: '0', keepGames: '0' };
  const forget = (flags: object) => deleteExpired(store, readSettings({ ...never, ...flags }, {}), NOW);
  await forget({});
  expect(await left()).toEqual(ALL);
  await forget({ keepGuests: '101', keepAddresses: '101', keepTalk: '101', keepClosed: '101' });
  expect(await left()).toEqual(ALL);
  const expected: Record<string, boolean> = { ...ALL };
  for (const [flag, gone] of [
    ['keepGuests', 'guest'],
    ['keepAddresses', 'address'],
    ['keepTalk', 'talk'],
    ['keepClosed', 'closed'],
    ['keepGames', 'game'],
  ] as const) {
    await forget({ [flag]: '99' });
    expected[gone] = false;
    // Deleting a game deletes its chat.
    expect(await left(), flag).toEqual(expected);
  }
});

test('the defaults retain finished games for ever and the audit log for two years', async () => {
  const [young, old] = [await createData(20), await createData(800)];
  await deleteExpired(store, readSettings({}, {}), NOW);
  expect(await young()).toEqual(ALL);
  expect(await old()).toEqual({
    guest: false,
    address: false,
    talk: false,
    closed: false,
    audit: false,
    game: true,
  });
});

test('one run deletes more than one batch', async () => {
  const tables = Array.from({ length: 230 }, () =>
    aTable({ status: 'closed', created: daysAgo(40), started: null }),
  );
  await Promise.all(tables.map((table) => store.tables.create(table)));
  await deleteExpired(store, readSettings({}, {}), NOW);
  expect((await store.tables.countByStatus()).closed).toBe(0);
});
