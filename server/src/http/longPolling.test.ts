import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '../tables/server.testing.ts';
import { LongPolls } from './longPolling.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

interface View {
  version: number;
  offers: object[];
  table: { status: string };
}

test('a long poll answers as soon as there is a newer version', async () => {
  const { people, id } = await server.seatPlayers('red-cathedral');
  const [ana, rui] = people;
  const view = async (who = ana, query = '') =>
    (await server.call('GET', `/api/tables/${id}/view${query}`, who)).body as View;
  const mover = (await view(ana)).offers.length > 0 ? ana : rui;
  const other = mover === ana ? rui : ana;
  const { version, offers } = await view(mover);
  let isAnswered = false;
  const waiting = view(other, `?after=${version}`).then((answer) => {
    isAnswered = true;
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAnswered).toBe(false);
  await server.call('POST', `/api/tables/${id}/moves`, mover, { version, moves: [offers[0]] });
  expect((await waiting).version).toBeGreaterThan(version);
  // The mover has the previous version, and gets their own move immediately.
  expect((await view(mover, `?after=${version}`)).version).toBeGreaterThan(version);
  expect((await server.call('GET', `/api/tables/${id}/view?after=x`, ana)).status).toBe(400);
});

test('a long poll answers when a player sits down and the game starts, not when a viewer arrives', async () => {
  const [ana, rui] = [await server.person(), await server.person()];
  const { table } = await server.table(ana, { game: 'architectura' });
  const waiting = server.call('GET', `/api/tables/${table.id}/view?after=0`, ana);
  let isAnswered = false;
  void waiting.then(() => {
    isAnswered = true;
  });
  await (await server.connect(rui)).watch(table.id);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAnswered).toBe(false);
  await server.sit(rui, table.id);
  expect(((await waiting).body as View).table.status).toBe('playing');
});

test('a long poll ends on timeout or shutdown and is refused to a person with too many', async () => {
  const ana = await server.person();
  const { table } = await server.table(ana, { game: 'architectura' });
  const wait = { table: table.id, person: ana.row.id, key: ana.row.id, since: 0, after: 0 };
  const gone = () => new AbortController().signal;
  const short = new LongPolls(server.rooms, 100);
  expect(await short.next({ ...wait, disconnected: gone() })).toMatchObject({
    ok: true,
    shown: { version: 0 },
  });

  const long = new LongPolls(server.rooms);
  const waiting = Array.from({ length: 10 }, () => long.next({ ...wait, disconnected: gone() }));
  expect(await long.next({ ...wait, disconnected: gone() })).toMatchObject({ ok: false, why: 'tooMany' });
  // Other people are not affected.
  const other = long.next({ ...wait, key: 'another', disconnected: AbortSignal.timeout(50) });
  expect(await other).toMatchObject({ ok: true });
  long.close();
  for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ ok: true });
});
