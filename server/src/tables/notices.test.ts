import { at } from '@archivolt/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../store/postgres.testing.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { move, moverOf } from './moving.testing.ts';
import { GRACE, type SeatedTable, TestServer } from './server.testing.ts';

const TIMEOUT = 20_000;

/** A table where one seat has moved once and is asked again, as its process leaves it. */
async function startedTable(server: TestServer): Promise<SeatedTable & { mover: string }> {
  const seated = await server.seatPlayers('red-cathedral');
  const mover = await moverOf(seated.clients, seated.id);
  await move(seated.clients, seated.id);
  const { person } = at(mover.at(seated.id).info.seats, mover.at(seated.id).seat ?? -1);
  return { ...seated, mover: person ?? '' };
}

const turnNoticesOf = (server: TestServer, id: string) => server.turns.filter(([table]) => table === id);

const kinds: Record<string, () => Promise<Store[]>> = {
  SQLite: async () => [],
  PostgreSQL: async () => {
    const url = await emptyDatabase();
    return [await openPostgres(url), await openPostgres(url)];
  },
};

describe.each(Object.entries(kinds))('on %s a turn notice', (_, open) => {
  let stores: Store[];
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    stores = await open();
    first = await TestServer.open(stores[0] && { store: stores[0] });
    second = await TestServer.open({ store: stores[1] ?? first.parts.store });
  }, 120_000);
  afterAll(async () => {
    await second.close();
    await first.close();
    for (const store of stores) await store.close();
  });

  test('is sent once by another process if the one that stored the move has died', async () => {
    const { id, mover } = await startedTable(first);
    const row = await first.parts.store.tables.load(id);
    // It has been their turn since the start, however often they were asked something in it.
    expect(row).toMatchObject({ version: 1, clocks: { tell: { version: 0 } } });
    second.skip(GRACE + 1000);
    await expect.poll(() => turnNoticesOf(second, id), { timeout: TIMEOUT }).toEqual([[id, mover, 0]]);
    await expect.poll(async () => (await first.parts.store.tables.load(id))?.wakes).toBeNull();
    expect((await first.parts.store.tables.load(id))?.clocks).not.toHaveProperty('tell');
    expect(turnNoticesOf(first, id)).toEqual([]);
  });

  test('that could not be sent is retried as the same turn', async () => {
    const { hooks } = second.parts;
    const { onTurn } = hooks;
    // Before there is a table: the clock of the second one is ahead, so the notification is due there immediately.
    hooks.onTurn = async (...turn) => {
      hooks.onTurn = onTurn;
      await onTurn(...turn);
      throw new Error('killed before it was recorded');
    };
    const { id, mover } = await startedTable(first);
    second.skip(GRACE);
    const twice = [1, 2].map(() => [id, mover, 0]);
    await expect
      .poll(
        () => {
          // A failed notice stays leased for a few seconds.
          second.skip(1000);
          return turnNoticesOf(second, id);
        },
        { timeout: TIMEOUT },
      )
      .toEqual(twice);
  });
});

test('notifications of an end and of a rematch are sent by another process if the first one fails', async () => {
  const first = await TestServer.open();
  const second = await TestServer.open({ store: first.parts.store });
  const fail = async () => {
    throw new Error('killed before it sent anything');
  };
  Object.assign(first.parts.hooks, { onFinished: fail, onRematch: fail });
  const { id, people, clients } = await first.seatPlayers('red-cathedral');
  const [ana] = clients;
  // A dead process holds a table for a few seconds.
  const until = (isSo: () => boolean) =>
    expect
      .poll(
        () => {
          second.skip(1000);
          return isSo();
        },
        { timeout: TIMEOUT },
      )
      .toBe(true);
  await ana?.ask({ do: 'resign', table: id });
  await until(() => second.finished.length === 1);
  await ana?.ask({ do: 'request', table: id, kind: 'rematch', salt: 'aa' });
  await until(() => second.rematches.length === 1);
  expect(second.rematches).toEqual([[id, at(people, 0).row.id]]);
  expect(second.finished).toMatchObject([{ id }]);
  await second.close();
  await first.close();
});

test('the end of a game without notifications schedules no work', async () => {
  const server = await TestServer.open();
  server.parts.hooks.hasWorkAtEnd = ({ rated }) => rated;
  for (const rated of [false, true]) {
    const { id, clients } = await server.seatPlayers('red-cathedral', 2, { rated });
    await clients[0]?.ask({ do: 'resign', table: id });
    await expect.poll(async () => (await server.parts.store.tables.load(id))?.wakes).toBeNull();
    expect(server.finished.map((table) => table.id)).toEqual(rated ? [id] : []);
  }
  await server.close();
});

test('a player who moves in time is not notified, and the public clocks do not show pending notices', async () => {
  const server = await TestServer.open();
  const { id, clients } = await startedTable(server);
  const table = () => server.parts.store.tables.load(id);
  const { toMove } = (await table()) ?? {};
  while ((await table())?.toMove === toMove) await move(clients, id);
  const { version = 0, clocks } = (await table()) ?? {};
  expect(clocks?.tell?.version).toBe(version);
  expect(server.turns).toEqual([]);
  expect(clients.flatMap(({ raw }) => raw).join('')).not.toContain('"tell"');
  await server.close();
});
