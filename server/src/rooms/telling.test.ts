import { at } from '@archivolt/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../store/postgres.testing.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { GRACE, type Seated, TestHouse } from './house.testing.ts';
import { move, moverOf } from './moving.testing.ts';

const LONG = 20_000;

/** A table where one seat has moved once and the same one is asked again, as the process that saw it leaves it. */
async function begun(house: TestHouse): Promise<Seated & { mover: string }> {
  const seated = await house.seated('red-cathedral');
  const mover = await moverOf(seated.clients, seated.id);
  await move(seated.clients, seated.id);
  const { person } = at(mover.at(seated.id).info.seats, mover.at(seated.id).seat ?? -1);
  return { ...seated, mover: person ?? '' };
}

const toldAt = (house: TestHouse, id: string) => house.turns.filter(([table]) => table === id);

const kinds: Record<string, () => Promise<Store[]>> = {
  SQLite: async () => [],
  PostgreSQL: async () => {
    const url = await emptyDatabase();
    return [await openPostgres(url), await openPostgres(url)];
  },
};

describe.each(Object.entries(kinds))('on %s a turn', (_, open) => {
  let stores: Store[];
  let first: TestHouse;
  let second: TestHouse;
  beforeAll(async () => {
    stores = await open();
    first = await TestHouse.open(stores[0] && { store: stores[0] });
    second = await TestHouse.open({ store: stores[1] ?? first.parts.store });
  }, 120_000);
  afterAll(async () => {
    await second.close();
    await first.close();
    for (const store of stores) await store.close();
  });

  test('is told by another process, once, when the one that stored the move tells no more', async () => {
    const { id, mover } = await begun(first);
    const row = await first.parts.store.tables.load(id);
    // It is their turn since the beginning, however often they were asked something in it.
    expect(row).toMatchObject({ version: 1, clocks: { tell: { version: 0 } } });
    second.skip(GRACE + 1000);
    await expect.poll(() => toldAt(second, id), { timeout: LONG }).toEqual([[id, mover, 0]]);
    await expect.poll(async () => (await first.parts.store.tables.load(id))?.wakes).toBeNull();
    expect((await first.parts.store.tables.load(id))?.clocks).not.toHaveProperty('tell');
    expect(toldAt(first, id)).toEqual([]);
  });

  test('that could not be told is told again as the same turn', async () => {
    const { hooks } = second.parts;
    const { onTurn } = hooks;
    // Before there is a table: the clock of the second one is ahead by now, and what is to be told is due there at once.
    hooks.onTurn = async (...turn) => {
      hooks.onTurn = onTurn;
      await onTurn(...turn);
      throw new Error('killed before it was noted');
    };
    const { id, mover } = await begun(first);
    second.skip(GRACE);
    const twice = [1, 2].map(() => [id, mover, 0]);
    await expect
      .poll(
        () => {
          // What failed stays with the process for a few seconds.
          second.skip(1000);
          return toldAt(second, id);
        },
        { timeout: LONG },
      )
      .toEqual(twice);
  });
});

test('an end, and that somebody wants a rematch, are told by another process where the first one fails', async () => {
  const first = await TestHouse.open();
  const second = await TestHouse.open({ store: first.parts.store });
  const dead = async () => {
    throw new Error('killed before it told anything');
  };
  Object.assign(first.parts.hooks, { onFinished: dead, onRematch: dead });
  const { id, people, clients } = await first.seated('red-cathedral');
  const [ana] = clients;
  // A process that dies holds a table for a few seconds.
  const until = (isSo: () => boolean) =>
    expect
      .poll(
        () => {
          second.skip(1000);
          return isSo();
        },
        { timeout: LONG },
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

test('an end that matters to nobody wakes nobody', async () => {
  const house = await TestHouse.open();
  house.parts.hooks.endMatters = ({ rated }) => rated;
  for (const rated of [false, true]) {
    const { id, clients } = await house.seated('red-cathedral', 2, { rated });
    await clients[0]?.ask({ do: 'resign', table: id });
    await expect.poll(async () => (await house.parts.store.tables.load(id))?.wakes).toBeNull();
    expect(house.finished.map((table) => table.id)).toEqual(rated ? [id] : []);
  }
  await house.close();
});

test('whoever moves in time is told nothing, and the clocks that are shown say nothing of it', async () => {
  const house = await TestHouse.open();
  const { id, clients } = await begun(house);
  const table = () => house.parts.store.tables.load(id);
  const { toMove } = (await table()) ?? {};
  while ((await table())?.toMove === toMove) await move(clients, id);
  const { version = 0, clocks } = (await table()) ?? {};
  expect(clocks?.tell?.version).toBe(version);
  expect(house.turns).toEqual([]);
  expect(clients.flatMap(({ raw }) => raw).join('')).not.toContain('"tell"');
  await house.close();
});
