import { at, seeded } from '@archivolt/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { isAsked, move, moverOf } from '../tables/moving.testing.ts';
import { TestServer } from '../tables/server.testing.ts';
import { listFrozenTables, unfreezeTable } from './unfreeze.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const live = { kind: 'live', base: 600, increment: 10 } as const;

/** A running table at which a step throws. */
async function aFrozenTable() {
  const seated = await server.seatPlayers('architectura', 2, { clock: live });
  const chance = seeded(3);
  for (let made = 0; made < 6; made++) await move(seated.clients, seated.id, chance);
  await moverOf(seated.clients, seated.id);
  const room = await server.rooms.get(seated.id);
  await room?.run(() => room.freeze('Error: a bad rule\n    at rules.ts'));
  for (const client of seated.clients)
    await client.until(() => client.at(seated.id).info.status === 'frozen');
  return seated;
}

const edit = (id: string, change: (row: StoredTable) => void) =>
  server.parts.store.tables.change(id, (row) => {
    change(row);
    return true;
  });

test('a frozen table is listed with its fault and resumes from its position while people view it', async () => {
  const { store } = server.parts;
  const { id, clients } = await aFrozenTable();
  expect(await listFrozenTables(store.dump())).toMatchObject([
    {
      id,
      game: 'architectura',
      rulesVersion: expect.any(Number),
      version: at(clients, 0).at(id).version,
      fault: 'Error: a bad rule\n    at rules.ts',
    },
  ]);
  expect(at(clients, 0).at(id).clocks).toMatchObject({ running: null, deadline: null });
  const { left } = (await store.tables.load(id))?.clocks ?? {};
  // However long the fix took, nobody lost time.
  server.skip(24 * 3_600_000);
  expect(await unfreezeTable(store, id, server.parts.now())).toEqual({ ok: true, isRepaired: false });
  for (const client of clients) await client.until(() => client.at(id).info.status === 'playing');
  const { fault, clocks, toMove } = (await store.tables.load(id)) ?? {};
  expect(fault).toBeNull();
  expect(clocks).toMatchObject({ left, running: toMove });
  expect(await listFrozenTables(store.dump())).toEqual([]);
  expect(
    at(clients, 0)
      .at(id)
      .info.seats.map(({ standIn }) => standIn),
  ).toEqual([null, null]);
  // The player to move may have given up on it, and is notified.
  const mover = at((await store.tables.load(id))?.seats ?? [], toMove ?? -1).person;
  await expect.poll(() => server.turns, { timeout: 5000 }).toContainEqual([id, mover, expect.any(Number)]);
  // The server sends the legal moves again to clients that resubscribe.
  for (const client of clients) await client.watch(id);
  const asked = at(
    clients.filter((client) => isAsked(client, id)),
    0,
  );
  expect(asked.at(id).seat).toBe(toMove);
  expect(await move(clients, id)).toMatchObject({ type: 'done' });
  expect(await unfreezeTable(store, id, server.parts.now())).toEqual({ ok: false, why: 'notFrozen' });
  expect(await unfreezeTable(store, 'nowhere', server.parts.now())).toEqual({ ok: false, why: 'unknown' });
});

test('a damaged state is repaired from the log; a log that the rules play differently is refused', async () => {
  const { store } = server.parts;
  const { id } = await aFrozenTable();
  const { state: whole = null } = (await store.tables.load(id)) ?? {};
  for (const damage of [
    (stored: string) => stored.slice(0, stored.length / 2),
    (stored: string) => {
      const state = JSON.parse(stored) as { table: { quiet: number } };
      state.table.quiet += 1;
      return JSON.stringify(state);
    },
  ]) {
    await edit(id, (row) => Object.assign(row, { state: damage(whole ?? ''), status: 'frozen' }));
    expect(await unfreezeTable(store, id, server.parts.now())).toEqual({ ok: true, isRepaired: true });
    expect(await store.tables.load(id)).toMatchObject({ status: 'playing', state: whole });
  }
  await edit(id, (row) => Object.assign(row, { status: 'frozen', setup: [...(row.setup ?? [])].fill(0) }));
  expect(await unfreezeTable(store, id, server.parts.now())).toMatchObject({
    ok: false,
    why: 'differs',
    difference: { table: id },
  });
  expect((await store.tables.load(id))?.status).toBe('frozen');
});

test('a table whose set-up failed starts once the fault is gone, and stays frozen until then', async () => {
  const { store } = server.parts;
  const { id } = await server.seatPlayers('red-cathedral');
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
  expect(await unfreezeTable(store, id, server.parts.now())).toMatchObject({ ok: false, why: 'fault' });
  expect(await store.tables.load(id)).toMatchObject({ status: 'frozen', fault: 'Error: x' });
  await edit(id, (row) => Object.assign(row, { options }));
  expect(await unfreezeTable(store, id, server.parts.now())).toEqual({ ok: true, isRepaired: false });
  expect(await store.tables.load(id)).toMatchObject({
    status: 'playing',
    fault: null,
    toMove: expect.any(Number),
  });
});
