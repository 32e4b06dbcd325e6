import { at, seeded } from '@archivolt/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestHouse } from './rooms/house.testing.ts';
import { isAsked, move, moverOf } from './rooms/moving.testing.ts';
import type { StoredTable } from './store/store.ts';
import { frozenIn, thaw } from './thaw.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

const live = { kind: 'live', base: 600, increment: 10 } as const;

/** A table in play at which a step throws. */
async function aFrozenTable() {
  const seated = await house.seated('architectura', 2, { clock: live });
  const chance = seeded(3);
  for (let made = 0; made < 6; made++) await move(seated.clients, seated.id, chance);
  await moverOf(seated.clients, seated.id);
  const room = await house.rooms.get(seated.id);
  await room?.run(() => room.freeze('Error: a bad rule\n    at rules.ts'));
  for (const client of seated.clients)
    await client.until(() => client.at(seated.id).info.status === 'frozen');
  return seated;
}

const edit = (id: string, change: (row: StoredTable) => void) =>
  house.parts.store.tables.change(id, (row) => {
    change(row);
    return true;
  });

test('a frozen table is listed with its fault, and goes on where it stood, while people look at it', async () => {
  const { store } = house.parts;
  const { id, clients } = await aFrozenTable();
  expect(await frozenIn(store.dump())).toMatchObject([
    {
      id,
      game: 'architectura',
      rulesVersion: 1,
      version: at(clients, 0).at(id).version,
      fault: 'Error: a bad rule\n    at rules.ts',
    },
  ]);
  expect(at(clients, 0).at(id).clocks).toMatchObject({ running: null, deadline: null });
  const { left } = (await store.tables.load(id))?.clocks ?? {};
  // However long the mending took, it was nobody's time.
  house.skip(24 * 3_600_000);
  expect(await thaw(store, id, house.parts.now())).toEqual({ ok: true });
  for (const client of clients) await client.until(() => client.at(id).info.status === 'playing');
  const { fault, clocks, toMove } = (await store.tables.load(id)) ?? {};
  expect(fault).toBeNull();
  expect(clocks).toMatchObject({ left, running: toMove });
  expect(await frozenIn(store.dump())).toEqual([]);
  expect(
    at(clients, 0)
      .at(id)
      .info.seats.map(({ away }) => away),
  ).toEqual([null, null]);
  // Whoever is to move may have given it up, and is told.
  const mover = at((await store.tables.load(id))?.seats ?? [], toMove ?? -1).person;
  await expect.poll(() => house.turns, { timeout: 5000 }).toContainEqual([id, mover, expect.any(Number)]);
  // The server shows what may be done again to whoever looks anew.
  for (const client of clients) await client.watch(id);
  const asked = at(
    clients.filter((client) => isAsked(client, id)),
    0,
  );
  expect(asked.at(id).seat).toBe(toMove);
  expect(await move(clients, id)).toMatchObject({ type: 'done' });
  expect(await thaw(store, id, house.parts.now())).toEqual({ ok: false, why: 'notFrozen' });
  expect(await thaw(store, 'nowhere', house.parts.now())).toEqual({ ok: false, why: 'unknown' });
});

test('a table that the present rules would have played otherwise stays frozen', async () => {
  const { store } = house.parts;
  const { id } = await aFrozenTable();
  await edit(id, (row) => {
    const state = JSON.parse(row.state ?? '') as { table: { quiet: number } };
    state.table.quiet += 1;
    row.state = JSON.stringify(state);
  });
  expect(await thaw(store, id, house.parts.now())).toMatchObject({
    ok: false,
    why: 'differs',
    difference: { table: id, what: 'state' },
  });
  expect((await store.tables.load(id))?.status).toBe('frozen');
});

test('a table whose set-up had failed begins; one whose fault is still there does not', async () => {
  const { store } = house.parts;
  const { id } = await house.seated('red-cathedral');
  const { options } = (await store.tables.load(id)) ?? {};
  const broken = {
    status: 'frozen',
    state: null,
    setup: null,
    clocks: null,
    toMove: null,
    fault: 'Error: x',
  };
  await edit(id, (row) => Object.assign(row, broken, { options: { players: 9 } }));
  expect(await thaw(store, id, house.parts.now())).toMatchObject({ ok: false, why: 'fault' });
  expect(await store.tables.load(id)).toMatchObject({ status: 'frozen', fault: 'Error: x' });
  await edit(id, (row) => Object.assign(row, { options }));
  expect(await thaw(store, id, house.parts.now())).toEqual({ ok: true });
  expect(await store.tables.load(id)).toMatchObject({
    status: 'playing',
    fault: null,
    toMove: expect.any(Number),
  });
});
