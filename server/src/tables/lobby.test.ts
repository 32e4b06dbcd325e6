import { at } from '@archivolt/engine';
import type { Activity, OwnTable, TableInfo } from '@archivolt/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTable } from '../store/rows.testing.ts';
import { type Someone, TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ flags: { openTables: '5', openTablesAddress: '20' } });
});
afterAll(() => server.close());

const wanted = {
  game: 'architectura',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: { kind: 'live', base: 900, increment: 20 },
  access: 'open',
  rated: false,
  salt: 'ab',
};
const open = async () => (await server.call('GET', '/api/tables')).body as TableInfo[];

test('a flood of open tables is limited and does not hide a table whose player is present', async () => {
  const [ana, rui] = [await server.person(), await server.person()];
  const honest = (await server.call('POST', '/api/tables', ana, wanted)).body as OwnTable;
  const page = await server.connect(ana);
  await page.watch(honest.table.id);
  const guests = await Promise.all(Array.from({ length: 7 }, () => server.person()));
  const refusals = new Map<string, number>();
  for (const guest of guests)
    for (let made = 0; made < 30; made++) {
      const { body } = await server.call('POST', '/api/tables', guest, wanted);
      const { error = 'made', facts } = body as { error?: string; facts?: { of?: string } };
      const why = `${error} ${facts?.of ?? ''}`.trim();
      refusals.set(why, (refusals.get(why) ?? 0) + 1);
    }
  expect(refusals.get('made')).toBe(19);
  expect([...refusals.keys()].sort()).toEqual(['made', 'tooManyOpen address', 'tooManyOpen person']);
  // Even with many addresses, tables with somebody present come first.
  for (let made = 0; made < 210; made++)
    await server.parts.store.tables.create(
      aTable({ status: 'open', started: null, created: server.parts.now() + made }),
    );
  const listed = await open();
  expect(listed).toHaveLength(100);
  expect(at(listed, 0).id).toBe(honest.table.id);
  const now = { game: 'architectura', pace: 'live', players: 2, salt: 'ab' };
  expect((await server.call('POST', '/api/play', rui, now)).body).toMatchObject({
    table: { id: honest.table.id, status: 'playing' },
  });
});

test('a full lobby lists 100 tables, including a new one whose player is present', async () => {
  const client = await server.connect(await server.person());
  await client.ask({ do: 'lobby', on: true });
  const shown = new Set<string>();
  let read = 0;
  const look = () => {
    for (const message of client.heard.slice(read))
      if (message.type === 'lobby') {
        for (const { id } of message.tables) shown.add(id);
        for (const id of message.gone) shown.delete(id);
      }
    read = client.heard.length;
    return shown;
  };
  expect(look().size).toBe(100);
  const ana = await server.person();
  const table = aTable({
    status: 'open',
    started: null,
    created: 5,
    state: null,
    setup: null,
    clocks: null,
    toMove: null,
    requests: [],
    seats: [ana.row.id, null].map((person, colour) => ({
      colour,
      person,
      level: null,
      salt: '',
      away: null,
    })),
  });
  await server.parts.store.tables.create(table);
  const page = await server.connect(ana);
  await page.watch(table.id);
  await server.parts.store.tables.create(aTable({ status: 'open', started: null }));
  await expect.poll(() => look().has(table.id), { timeout: 5000 }).toBe(true);
  expect(look().size).toBe(100);
});

test('running games are listed with the number of people online', async () => {
  const server = await TestServer.open();
  const { id, people } = await server.seatPlayers('architectura', 2);
  const hidden = await server.seatPlayers('architectura', 2, { spectators: false });
  const delayed = await server.seatPlayers('red-cathedral', 2, { delay: 600 });
  const now = async () => (await server.call('GET', '/api/playing')).body as Activity;
  await expect.poll(async () => (await now()).people).toBeGreaterThanOrEqual(6);
  const { tables, games, people: before } = await now();
  const ids = tables.map((table) => table.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain(hidden.id);
  expect(tables.find((table) => table.id === delayed.id)).toMatchObject({ version: 0, toMove: null });
  expect(games).toBeGreaterThanOrEqual(3);
  // People in the lobby count as online, and somebody with two open pages counts once.
  const eva: Someone = await server.person();
  for (const who of [eva, eva, at(people, 0)])
    await (await server.connect(who)).ask({ do: 'lobby', on: true });
  await expect.poll(async () => (await now()).people).toBe(before + 1);
  await server.close();
});
