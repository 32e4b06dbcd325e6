import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, TestHouse } from './house.testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

describe('a bot for a waiting seat', () => {
  const three = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const give = (who: Someone | undefined, table: string, seat: number, level: string | null) =>
    house.call('POST', `/api/tables/${table}/bot`, who, { seat, level });

  test('is given and taken out again by the host, live for everybody; with the last one the game begins', async () => {
    const [ana, rui] = [await house.person(), await house.person()];
    const { table } = await house.table(ana, { game: 'red-cathedral', seats: three, rated: true });
    const [seen, lobby] = [await house.connect(), await house.connect(rui)];
    await seen.watch(table.id);
    await lobby.ask({ do: 'lobby', on: true });
    const kinds = () => seen.at(table.id).info.seats.map(({ kind, level }) => level ?? kind);

    expect(await give(ana, table.id, 2, 'skilled')).toMatchObject({
      status: 200,
      body: { seat: 0, table: { status: 'open', seats: [{}, { kind: 'open' }, { kind: 'bot' }] } },
    });
    await seen.until(() => kinds()[2] === 'skilled');
    await lobby.until(() => lobby.raw.at(-1)?.includes('"level":"skilled"') === true);
    // Another level takes its place, and nobody's leaves the seat free.
    for (const level of ['child', null, null, 'expert']) {
      expect((await give(ana, table.id, 2, level)).status).toBe(200);
      await seen.until(() => kinds()[2] === (level ?? 'open'));
    }
    expect((await give(ana, table.id, 1, 'child')).body).toMatchObject({ table: { status: 'playing' } });
    await seen.until(() => seen.at(table.id).view !== null);
    expect(kinds()).toEqual(['person', 'child', 'expert']);
  });

  test('that is to move first does so without anybody coming', async () => {
    const ana = await house.person();
    const seats = [{ kind: 'open' as const }, { kind: 'me' as const }];
    const { table } = await house.table(ana, { game: 'red-cathedral', seats, options: { first: 0 } });
    const client = await house.connect(ana);
    await client.watch(table.id);
    await give(ana, table.id, 0, 'child');
    await client.until(() => client.at(table.id).told[0]?.seat === 0);
  });

  test('is not for others, not for a seat that is taken or not there, and not once the game has begun', async () => {
    const [ana, rui] = [await house.person(), await house.person()];
    const { table } = await house.table(ana, { game: 'red-cathedral', seats: three });
    await house.sit(rui, table.id, { seat: 1 });
    const refused = async (error: string, ...asked: Parameters<typeof give>) =>
      expect((await give(...asked)).body).toMatchObject({ error });
    await refused('signIn', undefined, table.id, 2, 'child');
    await refused('forbidden', rui, table.id, 2, 'child');
    await refused('notFound', ana, table.id, 3, 'child');
    await refused('seatTaken', ana, table.id, 0, 'child');
    await refused('seatTaken', ana, table.id, 1, null);
    await refused('malformed', ana, table.id, 2, 'genius');
    await refused('unknownTable', ana, 'abcdefghijkl', 2, 'child');
    expect((await house.call('GET', `/api/tables/${table.id}`)).body).toMatchObject({
      table: { status: 'open', seats: [{}, { person: rui.row.id }, { kind: 'open' }] },
    });
    await give(ana, table.id, 2, 'child');
    await refused('started', ana, table.id, 2, null);
    await refused('forbidden', rui, table.id, 2, null);
    const other = (await house.table(ana, { game: 'red-cathedral' })).table;
    await house.call('POST', `/api/tables/${other.id}/leave`, ana);
    await refused('over', ana, other.id, 1, 'child');
  });

  test('and one who sits down at the same moment: one of them has it', async () => {
    const [ana, rui] = [await house.person(), await house.person()];
    const { table } = await house.table(ana, { game: 'red-cathedral' });
    const [given, sat] = await Promise.all([give(ana, table.id, 1, 'child'), house.sit(rui, table.id)]);
    expect([given?.status, sat?.status].filter((status) => status === 200)).toHaveLength(1);
  });
});
