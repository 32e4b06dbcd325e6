import { at, seeded } from '@archivolt/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogRow, StoredTable } from '../store/store.ts';
import { move, moverOf } from '../tables/moving.testing.ts';
import { TestServer } from '../tables/server.testing.ts';
import { checkAll, type Finding, faultsOf } from './check.ts';

let server: TestServer;
let id: string;
let table: StoredTable;
let log: LogRow[];

beforeAll(async () => {
  server = await TestServer.open();
  const seated = await server.seatPlayers('architectura', 2, {
    clock: { kind: 'live', base: 600, increment: 0 },
  });
  id = seated.id;
  const chance = seeded(7);
  for (let made = 0; made < 8; made++) await move(seated.clients, id, chance);
  await moverOf(seated.clients, id);
  // The server plays forced moves a moment later; from here on nothing must change.
  await server.stop();
  const { tables } = server.parts.store;
  const stored = await tables.load(id);
  if (!stored) throw new Error('no table');
  table = stored;
  log = await tables.log(id, 0);
});
afterAll(() => server.close());

/** All findings of a check, by table. */
async function check(isRepairing = false) {
  const found: Finding[] = [];
  const checked = await checkAll(server.parts.store, (finding) => found.push(finding), { isRepairing });
  return { ...checked, found };
}

/** Changes a stored state directly in the database. */
const damage = (state: string) =>
  server.parts.store.tables.change(id, (row) => {
    row.state = state;
    return true;
  });

test('intact data has no findings', async () => {
  expect(faultsOf(table, log)).toEqual({ faults: [] });
  expect(await check()).toEqual({ tables: 1, wrong: 0, repaired: 0, found: [] });
});

test.each<[string, (table: StoredTable, log: LogRow[]) => readonly [StoredTable, LogRow[]], RegExp]>([
  ['a missing row', (table, log) => [table, log.slice(0, -1)], /rows of the log for/],
  ['a duplicate row', (table, log) => [table, [at(log, 0), ...log.slice(0, -1)]], /rows of the log for/],
  ['a changed seed', (table, log) => [{ ...table, seed: 'ab'.repeat(32) }, log], /committed to/],
  [
    'a changed move',
    (table, log) => [table, log.with(3, { ...at(log, 3), moves: at(log, 2).moves })],
    /submission 4 is not the one of the hash chain/,
  ],
  [
    'a changed time',
    (table, log) => [table, log.with(2, { ...at(log, 2), at: 1 })],
    /submission 3 is not the one of the hash chain/,
  ],
  [
    'a changed set-up pick',
    (table, log) => [{ ...table, setup: (table.setup ?? []).map((pick) => (pick === 0 ? 1 : 0)) }, log],
    /dice of submission 0 are not those of the seed/,
  ],
  [
    'changed events',
    (table, log) => [table, log.with(1, { ...at(log, 1), events: [{ type: 'x' }] })],
    /events/,
  ],
])('the check finds %s', (_what, change, expected) => {
  const { faults, state } = faultsOf(...change(table, log));
  expect(faults.join('\n')).toMatch(expected);
  // A log that cannot be trusted leads to no state.
  expect(state).toBeUndefined();
});

test('a damaged state is found, and repaired from the log on request', async () => {
  await damage(table.state?.replace(/"turn":\d+/, '"turn":77') ?? '');
  expect(await check()).toMatchObject({ wrong: 1, repaired: 0, found: [{ table: id, isRepaired: false }] });
  expect(await check(true)).toMatchObject({
    wrong: 1,
    repaired: 1,
    found: [{ table: id, isRepaired: true }],
  });
  expect((await server.parts.store.tables.load(id))?.state).toBe(table.state);
  expect(await check()).toMatchObject({ wrong: 0 });
});

test('an unreadable state is repaired when the table is opened, which is logged', async () => {
  await damage(table.state?.slice(0, 100) ?? '');
  const other = await TestServer.open({ store: server.parts.store });
  const client = await other.connect();
  const { view, version } = await client.watch(id);
  expect(version).toBe(table.version);
  expect(view).not.toBeNull();
  expect(other.notes.all).toContainEqual(
    expect.objectContaining({ message: 'damaged table state repaired from its log' }),
  );
  expect(await server.parts.store.tables.load(id)).toMatchObject({ status: 'playing', state: table.state });
  await other.close();
});
