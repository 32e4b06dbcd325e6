import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

describe('a bot at an open seat', () => {
  const three = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const give = (who: Someone | undefined, table: string, seat: number, level: string | null) =>
    server.call('POST', `/api/tables/${table}/bot`, who, { seat, level });

  test('is added and removed by the host, visible to all; the last one starts the game', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const { table } = await server.table(ana, { game: 'red-cathedral', seats: three, rated: true });
    const [seen, lobby] = [await server.connect(), await server.connect(rui)];
    await seen.watch(table.id);
    await lobby.ask({ do: 'lobby', on: true });
    const kinds = () => seen.at(table.id).info.seats.map(({ kind, level }) => level ?? kind);

    expect(await give(ana, table.id, 2, 'skilled')).toMatchObject({
      status: 200,
      body: { seat: 0, table: { status: 'open', seats: [{}, { kind: 'open' }, { kind: 'bot' }] } },
    });
    await seen.until(() => kinds()[2] === 'skilled');
    await lobby.until(() => lobby.raw.at(-1)?.includes('"level":"skilled"') === true);
    // Another level replaces it, and null frees the seat.
    for (const level of ['child', null, null, 'expert']) {
      expect((await give(ana, table.id, 2, level)).status).toBe(200);
      await seen.until(() => kinds()[2] === (level ?? 'open'));
    }
    expect((await give(ana, table.id, 1, 'child')).body).toMatchObject({ table: { status: 'playing' } });
    await seen.until(() => seen.at(table.id).view !== null);
    expect(kinds()).toEqual(['person', 'child', 'expert']);
  });

  test('moves first if it has the first seat', async () => {
    const ana = await server.person();
    const seats = [{ kind: 'open' as const }, { kind: 'me' as const }];
    const { table } = await server.table(ana, { game: 'red-cathedral', seats, options: { first: 0 } });
    const client = await server.connect(ana);
    await client.watch(table.id);
    await give(ana, table.id, 0, 'child');
    await client.until(() => client.at(table.id).log[0]?.seat === 0);
  });

  test('is refused to others, at a taken or missing seat, and after the start', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const { table } = await server.table(ana, { game: 'red-cathedral', seats: three });
    await server.sit(rui, table.id, { seat: 1 });
    const refused = async (error: string, ...asked: Parameters<typeof give>) =>
      expect((await give(...asked)).body).toMatchObject({ error });
    await refused('signIn', undefined, table.id, 2, 'child');
    await refused('forbidden', rui, table.id, 2, 'child');
    await refused('notFound', ana, table.id, 3, 'child');
    await refused('seatTaken', ana, table.id, 0, 'child');
    await refused('seatTaken', ana, table.id, 1, null);
    await refused('malformed', ana, table.id, 2, 'genius');
    await refused('unknownTable', ana, 'abcdefghijkl', 2, 'child');
    expect((await server.call('GET', `/api/tables/${table.id}`)).body).toMatchObject({
      table: { status: 'open', seats: [{}, { person: rui.row.id }, { kind: 'open' }] },
    });
    await give(ana, table.id, 2, 'child');
    await refused('started', ana, table.id, 2, null);
    await refused('forbidden', rui, table.id, 2, null);
    const other = (await server.table(ana, { game: 'red-cathedral' })).table;
    await server.call('POST', `/api/tables/${other.id}/leave`, ana);
    await refused('over', ana, other.id, 1, 'child');
  });

  test('and a person who take the same seat simultaneously do not both get it', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const { table } = await server.table(ana, { game: 'red-cathedral' });
    const [given, sat] = await Promise.all([give(ana, table.id, 1, 'child'), server.sit(rui, table.id)]);
    expect([given?.status, sat?.status].filter((status) => status === 200)).toHaveLength(1);
  });
});
