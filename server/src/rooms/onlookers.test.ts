import { at, seeded } from '@archivolt/engine';
import type { TableInfo } from '@archivolt/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestHouse } from './house.testing.ts';
import { move, moveUntil } from './moving.testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

test('an onlooker sees the open table and no hand, and is offered nothing', async () => {
  const { id, clients } = await house.seated('architectura');
  const stranger = await house.connect();
  const seen = await stranger.watch(id);
  expect(seen).toMatchObject({ seat: null, offers: [] });
  for (let made = 0; made < 15; made++) await move([...clients, stranger], id, seeded(made));
  expect(seen.view?.mine).toEqual({ hand: 0, fresh: 0, under: 0 });
  expect(seen.view?.table).toEqual(at(clients, 0).at(id).view?.table);
  expect(stranger.raw.filter((text) => text.includes('"offers":[{'))).toEqual([]);
  const refusals = [
    await stranger.ask({ do: 'resign', table: id }),
    await (await house.connect(await house.person())).ask({ do: 'say', table: id, said: { text: 'hi' } }),
  ];
  expect(refusals).toMatchObject([{ why: 'signIn' }, { why: 'notSeated' }]);
});

test('how long a slow game waits is on its card, anew after every turn, and not for one who is behind', async () => {
  const DAY = 24 * 3_600_000;
  const clock = { kind: 'slow', hours: 24 } as const;
  const { id, clients, people } = await house.seated('red-cathedral', 2, { clock, delay: 60 });
  const seen = async (who?: (typeof people)[number]) =>
    (await house.call('GET', who ? '/api/me/tables' : `/api/tables/${id}`, who)).body;
  const [card] = (await seen(people[0])) as TableInfo[];
  expect(card?.deadline).toBeGreaterThan(house.parts.now() + DAY - 60_000);
  house.skip(DAY / 2);
  await moveUntil(clients, id, seeded(1), () => at(clients, 0).at(id).clocks?.running !== card?.toMove);
  const [later] = (await seen(people[0])) as TableInfo[];
  expect(later?.deadline).toBeGreaterThanOrEqual((card?.deadline ?? 0) + DAY / 2);
  expect(await seen()).toMatchObject({ table: { deadline: null } });
  const live = await house.table(at(people, 0), {
    game: 'red-cathedral',
    seats: [{ kind: 'me' }],
    clock: { kind: 'live', base: 600, increment: 5 },
  });
  expect(live.table).toMatchObject({ status: 'playing', deadline: null });
});

test('what a game did to the ratings tells nothing to one who is behind', async () => {
  const { id, clients } = await house.seated('red-cathedral', 2, { rated: true, delay: 60 });
  const stranger = await house.connect();
  await stranger.watch(id);
  const [ana] = clients;
  await ana?.ask({ do: 'resign', table: id });
  await ana?.until(() => ana.at(id).info.result?.ratings !== undefined);
  const { body, text } = await house.call('GET', `/api/tables/${id}`);
  expect(body).toMatchObject({ table: { status: 'playing', result: null } });
  for (const told of [...stranger.raw, text]) expect(told).not.toContain('"mean"');
  house.skip(61_000);
  expect((await house.call('GET', `/api/tables/${id}`)).text).toContain('"ratings":[{"before"');
});

test('with a delay an onlooker sees the table as it was so long ago, also on joining', async () => {
  const { id, clients, people } = await house.seated('red-cathedral', 2, { delay: 60 });
  const [ana] = clients;
  const stranger = await house.connect();
  expect(await stranger.watch(id)).toMatchObject({ view: null, version: 0 });
  for (let made = 0; made < 3; made++) await move(clients, id);
  const third = structuredClone(ana?.at(id).view?.table);
  const version = ana?.at(id).version;
  house.skip(40_000);
  for (let made = 0; made < 3; made++) await move(clients, id);
  expect(stranger.at(id)).toMatchObject({ view: null, version: 0 });
  expect((await house.call('GET', `/api/tables/${id}`)).body).toMatchObject({
    table: { version: 0, toMove: null, status: 'playing' },
  });
  house.skip(21_000);
  await stranger.until(() => stranger.at(id).version === version, 15_000);
  expect(stranger.at(id).view?.table).toEqual(third);
  const late = await house.connect();
  expect((await late.watch(id)).view?.table).toEqual(third);
  expect(late.at(id).told).toHaveLength(version ?? -1);
  expect((await house.call('GET', `/api/tables/${id}/view`)).body).toMatchObject({ version });
  // Nor does an earlier part of the log reach beyond what is shown.
  const log = await house.call('GET', `/api/tables/${id}/log?before=99`);
  expect(log.body).toEqual(late.at(id).told);
  expect((await house.call('GET', `/api/tables/${id}/log?before=0`)).body).toEqual([]);
  house.skip(60_000);
  await late.until(() => late.at(id).version === ana?.at(id).version, 15_000);
  expect(late.at(id).view?.table).toEqual(ana?.at(id).view?.table);

  await ana?.ask({ do: 'say', table: id, said: { phrase: 'goodGame' } });
  await ana?.ask({ do: 'resign', table: id });
  await ana?.until(() => ana.at(id).info.status === 'finished');
  expect((await house.call('GET', `/api/tables/${id}/file`)).status).toBe(409);
  expect((await house.call('GET', `/api/tables/${id}/file`, at(people, 1))).status).toBe(200);
  expect(late.at(id).info).toMatchObject({ status: 'playing', result: null, seed: null });
  expect(late.at(id).lines).toEqual([]);
  house.skip(61_000);
  await late.until(() => late.at(id).info.status === 'finished', 15_000);
  await late.until(() => late.at(id).lines.length === 1, 15_000);
  expect((await house.call('GET', `/api/tables/${id}/file`)).status).toBe(200);
});

test('who watches before the game begins falls behind when it does', async () => {
  const [ana, rui] = [await house.person(), await house.person()];
  const { table } = await house.table(ana, { game: 'architectura', delay: 30 });
  const stranger = await house.connect();
  await stranger.watch(table.id);
  await house.sit(rui, table.id);
  const clients = [await house.connect(ana), await house.connect(rui)];
  for (const client of clients) await client.watch(table.id);
  await moveUntil(clients, table.id, seeded(1), () => at(clients, 0).at(table.id).version >= 3);
  expect(stranger.at(table.id)).toMatchObject({ view: null, version: 0 });
  expect(stranger.raw.some((text) => text.includes('"type":"played"'))).toBe(false);
  house.skip(31_000);
  await stranger.until(() => stranger.at(table.id).version >= 3, 15_000);
});
