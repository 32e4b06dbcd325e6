import { at, seeded } from '@archivolt/engine';
import type { TableInfo } from '@archivolt/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { move, moveUntil } from './moving.testing.ts';
import { TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

test('a spectator sees the open table without hands or legal moves', async () => {
  const { id, clients } = await server.seatPlayers('architectura');
  const stranger = await server.connect();
  const seen = await stranger.watch(id);
  expect(seen).toMatchObject({ seat: null, offers: [] });
  for (let made = 0; made < 15; made++) await move([...clients, stranger], id, seeded(made));
  expect(seen.view?.mine).toEqual({ hand: 0, fresh: 0, under: 0 });
  expect(seen.view?.table).toEqual(at(clients, 0).at(id).view?.table);
  expect(stranger.raw.filter((text) => text.includes('"offers":[{'))).toEqual([]);
  const refusals = [
    await stranger.ask({ do: 'resign', table: id }),
    await (await server.connect(await server.person())).ask({
      do: 'say',
      table: id,
      message: { text: 'hi' },
    }),
  ];
  expect(refusals).toMatchObject([{ why: 'signIn' }, { why: 'notSeated' }]);
});

test('the card of a slow game shows its deadline, updated every turn, except to delayed spectators', async () => {
  const DAY = 24 * 3_600_000;
  const clock = { kind: 'slow', hours: 24 } as const;
  const { id, clients, people } = await server.seatPlayers('red-cathedral', 2, { clock, delay: 60 });
  const seen = async (who?: (typeof people)[number]) =>
    (await server.call('GET', who ? '/api/me/tables' : `/api/tables/${id}`, who)).body;
  const [card] = (await seen(people[0])) as TableInfo[];
  expect(card?.deadline).toBeGreaterThan(server.parts.now() + DAY - 60_000);
  server.skip(DAY / 2);
  await moveUntil(clients, id, seeded(1), () => at(clients, 0).at(id).clocks?.running !== card?.toMove);
  const [later] = (await seen(people[0])) as TableInfo[];
  expect(later?.deadline).toBeGreaterThanOrEqual((card?.deadline ?? 0) + DAY / 2);
  expect(await seen()).toMatchObject({ table: { deadline: null } });
  const live = await server.table(at(people, 0), {
    game: 'red-cathedral',
    seats: [{ kind: 'me' }],
    clock: { kind: 'live', base: 600, increment: 5 },
  });
  expect(live.table).toMatchObject({ status: 'playing', deadline: null });
});

test('rating changes are hidden from delayed spectators', async () => {
  const { id, clients, people } = await server.seatPlayers('red-cathedral', 2, { rated: true, delay: 60 });
  const stranger = await server.connect();
  await stranger.watch(id);
  const [ana] = clients;
  await ana?.ask({ do: 'resign', table: id });
  await ana?.until(() => ana.at(id).info.status === 'finished');
  const { body, text } = await server.call('GET', `/api/tables/${id}`);
  expect(body).toMatchObject({ table: { status: 'playing', result: null } });
  for (const message of [...stranger.raw, text]) expect(message).not.toContain('"ratings":');
  // Nothing else public reveals it either: the rating is settled when everybody may know the result.
  const [loser, winner] = people.map(({ row }) => row.id);
  const person = async (who = '') => (await server.call('GET', `/api/people/${who}`)).body;
  const board = () => server.call('GET', '/api/leaderboard?game=red-cathedral&players=2');
  for (const who of [loser, winner]) expect(await person(who)).toMatchObject({ finished: 0, ratings: [] });
  expect((await board()).text).not.toContain(winner);
  server.skip(61_000);
  await ana?.until(() => ana.at(id).info.result?.ratings !== undefined);
  expect(await person(winner)).toMatchObject({ finished: 1, ratings: [{ games: 1, wins: 1 }] });
  expect((await board()).text).toContain(winner);
  expect((await server.call('GET', `/api/tables/${id}`)).text).toContain('"ratings":[{"before"');
});

test('a delayed spectator sees the table as it was before the delay, even on joining', async () => {
  const { id, clients, people } = await server.seatPlayers('red-cathedral', 2, { delay: 60 });
  const [ana] = clients;
  const stranger = await server.connect();
  expect(await stranger.watch(id)).toMatchObject({ view: null, version: 0 });
  for (let made = 0; made < 3; made++) await move(clients, id);
  const third = structuredClone(ana?.at(id).view?.table);
  const version = ana?.at(id).version;
  server.skip(40_000);
  for (let made = 0; made < 3; made++) await move(clients, id);
  expect(stranger.at(id)).toMatchObject({ view: null, version: 0 });
  expect((await server.call('GET', `/api/tables/${id}`)).body).toMatchObject({
    table: { version: 0, toMove: null, status: 'playing' },
  });
  server.skip(21_000);
  await stranger.until(() => stranger.at(id).version === version, 15_000);
  expect(stranger.at(id).view?.table).toEqual(third);
  const late = await server.connect();
  expect((await late.watch(id)).view?.table).toEqual(third);
  expect(late.at(id).log).toHaveLength(version ?? -1);
  expect((await server.call('GET', `/api/tables/${id}/view`)).body).toMatchObject({ version });
  // An earlier part of the log does not reach beyond what is shown either.
  const log = await server.call('GET', `/api/tables/${id}/log?before=99`);
  expect(log.body).toEqual(late.at(id).log);
  expect((await server.call('GET', `/api/tables/${id}/log?before=0`)).body).toEqual([]);
  server.skip(60_000);
  await late.until(() => late.at(id).version === ana?.at(id).version, 15_000);
  expect(late.at(id).view?.table).toEqual(ana?.at(id).view?.table);

  await ana?.ask({ do: 'say', table: id, message: { phrase: 'goodGame' } });
  await ana?.ask({ do: 'resign', table: id });
  await ana?.until(() => ana.at(id).info.status === 'finished');
  expect((await server.call('GET', `/api/tables/${id}/file`)).status).toBe(409);
  expect((await server.call('GET', `/api/tables/${id}/file`, at(people, 1))).status).toBe(200);
  expect(late.at(id).info).toMatchObject({ status: 'playing', result: null, seed: null });
  expect(late.at(id).chat).toEqual([]);
  server.skip(61_000);
  await late.until(() => late.at(id).info.status === 'finished', 15_000);
  // The messages, and the resignation.
  await late.until(() => late.at(id).chat.length === 2, 15_000);
  expect((await server.call('GET', `/api/tables/${id}/file`)).status).toBe(200);
});

test('a spectator who arrives before the start is delayed once the game starts', async () => {
  const [ana, rui] = [await server.person(), await server.person()];
  const { table } = await server.table(ana, { game: 'architectura', delay: 30 });
  const stranger = await server.connect();
  await stranger.watch(table.id);
  await server.sit(rui, table.id);
  const clients = [await server.connect(ana), await server.connect(rui)];
  for (const client of clients) await client.watch(table.id);
  await moveUntil(clients, table.id, seeded(1), () => at(clients, 0).at(table.id).version >= 3);
  expect(stranger.at(table.id)).toMatchObject({ view: null, version: 0 });
  expect(stranger.raw.some((text) => text.includes('"type":"played"'))).toBe(false);
  server.skip(31_000);
  await stranger.until(() => stranger.at(table.id).version >= 3, 15_000);
});

test('a table without spectators is shown to others only while it has a free seat', async () => {
  const [ana, rui, eva] = [await server.person(), await server.person(), await server.person()];
  const { table } = await server.table(ana, { game: 'architectura', spectators: false });
  const path = `/api/tables/${table.id}`;
  const watcher = await server.connect(eva);
  await watcher.watch(table.id);
  const host = await server.connect(ana);
  await host.watch(table.id);
  await host.ask({ do: 'say', table: table.id, message: { text: 'between us' } });
  await host.until(() => host.at(table.id).chat.length === 1);
  expect((await (await server.connect(eva)).watch(table.id)).chat).toEqual([]);
  await server.sit(rui, table.id);
  await watcher.until(() => watcher.heard.some(({ type }) => type === 'hidden'));
  expect(watcher.raw.join('')).not.toContain('between us');
  expect(watcher.raw.some((text) => text.includes('"mine":'))).toBe(false);
  for (const at of [path, `${path}/view`, `${path}/log?before=9`, `${path}/file`])
    expect(await server.call('GET', at, eva), at).toMatchObject({
      status: 403,
      body: { error: 'noSpectators' },
    });
  expect(await watcher.ask({ do: 'watch', table: table.id })).toMatchObject({ why: 'noSpectators' });
  expect(await watcher.ask({ do: 'log', table: table.id, before: 9 })).toMatchObject({ why: 'noSpectators' });
  expect((await server.call('GET', path, rui)).status).toBe(200);
  await host.ask({ do: 'resign', table: table.id });
  await host.until(() => host.at(table.id).info.status === 'finished');
  expect((await server.call('GET', `${path}/file`, eva)).status).toBe(403);
  expect((await server.call('GET', `${path}/file`, rui)).status).toBe(200);
});

test('an invitation-only table can be watched by strangers only if its host allows it', async () => {
  const [ana, rui, eva] = [await server.person(), await server.person(), await server.person()];
  for (const spectators of [undefined, true]) {
    const { table, invite } = await server.table(ana, {
      game: 'architectura',
      access: 'invitation',
      ...(spectators !== undefined && { spectators }),
    });
    expect(table.spectators).toBe(spectators ?? false);
    await server.sit(rui, table.id, { invite });
    const stranger = await server.connect(eva);
    const answer = await stranger.ask({ do: 'watch', table: table.id });
    expect(answer.type).toBe(spectators ? 'done' : 'refused');
  }
});
