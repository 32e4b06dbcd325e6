import { at } from '@archivolt/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ENDLESS } from '../rules/endless.testing.ts';
import { RulesUnavailable } from '../rules/rules.ts';
import { isAsked, move, moverOf, moveUntil } from './moving.testing.ts';
import { TestServer } from './server.testing.ts';

/** A rules thread in which scoring fails. */
const FAULTY = new URL('../rules/faulty.testing.js', import.meta.url);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ thread: FAULTY });
});
afterAll(() => server.close());

const roomOf = async (id: string) => {
  const room = await server.rooms.get(id);
  if (!room) throw new Error('no room');
  return room;
};

test('a step that throws freezes only its own table and notifies everybody there', async () => {
  const { id, people, clients } = await server.seatPlayers('architectura');
  const other = await server.seatPlayers('architectura');
  for (let made = 0; made < 4; made++) await move(clients, id);
  const room = await roomOf(id);
  // Forced moves are played by the server a moment later.
  await room.settled();
  const { version } = room.row;
  const [ana] = clients;
  expect(await ana?.ask({ do: 'resign', table: id })).toMatchObject({ why: 'frozen' });
  await ana?.until(() => ana.at(id).info.status === 'frozen');
  const answer = await ana?.ask({ do: 'submit', table: id, version, moves: [{ do: 'pass' }] });
  expect(answer).toMatchObject({ why: 'frozen' });
  expect(clients.flatMap(({ raw }) => raw).join('')).not.toContain('a rule that holds');
  expect(server.notes.all).toContainEqual(
    expect.objectContaining({
      message: 'table frozen',
      facts: expect.objectContaining({ table: id, version, fault: expect.stringContaining('a rule that') }),
    }),
  );
  expect(await move(other.clients, other.id)).toMatchObject({ type: 'done' });

  const report = await server.call('GET', `/api/tables/${id}/report`, at(people, 1));
  expect(report.body).toMatchObject({
    format: 'archivolt-report-1',
    game: 'architectura',
    status: 'frozen',
    version,
    seat: 1,
    unreadable: [],
    view: at(clients, 1).at(id).view,
    log: at(clients, 1).at(id).log,
  });
  expect(report.text).not.toContain('a rule that holds');
  expect(report.text).not.toContain(room.row.seed);
  const stranger = await server.call('GET', `/api/tables/${id}/report`, await server.person());
  expect(stranger).toMatchObject({ status: 409, body: { error: 'notSeated' } });
});

test('a step that never ends is aborted and freezes only its own table', async () => {
  const hasty = await TestServer.open({ flags: { stepTimeoutMs: '300' }, thread: FAULTY });
  const { id, clients } = await hasty.seatPlayers('red-cathedral');
  const other = await hasty.seatPlayers('architectura');
  const [answer, moved] = await Promise.all([
    at(clients, 0).ask({ do: 'resign', table: id }),
    move(other.clients, other.id),
  ]);
  expect(answer).toMatchObject({ why: 'frozen' });
  expect(moved).toMatchObject({ type: 'done' });
  expect(await move(other.clients, other.id)).toMatchObject({ type: 'done' });
  await at(clients, 0).until(() => at(clients, 0).at(id).info.status === 'frozen');
  expect((await hasty.parts.store.tables.load(id))?.fault).toMatch(/a step took more than 300 ms/);
  await hasty.close();
});

test('a set-up that never ends freezes only its own table', async () => {
  const hasty = await TestServer.open({ flags: { stepTimeoutMs: '300' }, thread: FAULTY });
  const other = await hasty.seatPlayers('architectura');
  const [ana, rui] = [await hasty.person(), await hasty.person()];
  const bot = { kind: 'bot' as const, level: 'child' as const };
  const seats = [{ kind: 'me' as const }, bot];
  const [made, moved] = await Promise.all([
    hasty.table(ana, { game: 'red-cathedral', seats, salt: ENDLESS }),
    move(other.clients, other.id),
  ]);
  expect(made.table.status).toBe('frozen');
  expect(moved).toMatchObject({ type: 'done' });

  const { table } = await hasty.table(ana, { game: 'red-cathedral' });
  const [sat, again] = await Promise.all([
    hasty.sit(rui, table.id, { salt: ENDLESS }),
    move(other.clients, other.id),
  ]);
  expect(sat.body).toMatchObject({ table: { status: 'frozen' } });
  expect(again).toMatchObject({ type: 'done' });
  expect((await hasty.parts.store.tables.load(table.id))?.fault).toMatch(/a step took more than 300 ms/);
  await hasty.close();
});

test('moves are refused without a rules thread, and no table is frozen', async () => {
  const { id, clients } = await server.seatPlayers('architectura');
  const ask = vi
    .spyOn(server.parts.rules, 'ask')
    .mockRejectedValue(new RulesUnavailable('no thread can begin'));
  const mover = await moverOf(clients, id);
  const { version, offers } = mover.at(id);
  const moves = offers.slice(0, 1) as { do: string }[];
  const answer = await mover.ask({ do: 'submit', table: id, version, moves });
  ask.mockRestore();
  expect(answer).toMatchObject({ why: 'unavailable' });
  expect(await move(clients, id)).toMatchObject({ type: 'done' });
});

test('an unreadable state whose log cannot be replayed freezes the table on first access', async () => {
  const { id, clients } = await server.seatPlayers('red-cathedral');
  await server.parts.store.tables.change(id, (row) => {
    row.state = JSON.stringify({
      ...JSON.parse(row.state ?? ''),
      table: { todo: [{ ask: 'turn' }], active: 0 },
    });
    row.setup = [];
    return true;
  });
  const second = await TestServer.open({ store: server.parts.store });
  const stranger = await second.connect();
  expect((await stranger.watch(id)).info.status).toBe('frozen');
  await at(clients, 0).until(() => at(clients, 0).at(id).info.status === 'frozen');
  await second.close();
});

const withoutHand = (state: State) => ({ ...state, mine: state.mine.slice(0, 1) });

test.each([
  ['hand of the requesting player', 'view.mine', 0, withoutHand],
  ['hand of the requesting player, who is to move,', 'view.mine', 1, withoutHand],
  ['position', 'view', 0, () => 'nothing'],
])('a report marks the %s as unreadable and has the rest', async (_what, part, toMove, broken) => {
  const { id, people, clients } = await server.seatPlayers('architectura');
  await move(clients, id);
  await moveUntil(
    clients,
    id,
    () => 0,
    () => isAsked(at(clients, toMove), id),
  );
  await (await roomOf(id)).settled();
  const { table } = at(clients, 1).at(id).view ?? {};
  await server.parts.store.tables.change(id, (row) => {
    row.state = JSON.stringify(broken(JSON.parse(row.state ?? '')));
    // Otherwise it would be repaired.
    row.setup = [];
    return true;
  });
  const second = await TestServer.open({ store: server.parts.store });
  const page = await second.connect(at(people, 1));
  expect((await page.watch(id)).info.status).toBe('frozen');
  const { status, body } = await second.call('GET', `/api/tables/${id}/report`, at(people, 1));
  expect(status).toBe(200);
  expect(body).toMatchObject({ unreadable: [part], seat: 1, log: at(clients, 1).at(id).log });
  expect((body as { view: { table: unknown } | null }).view?.table).toEqual(
    part === 'view' ? undefined : table,
  );
  await second.close();
});

test('a report omits a log that cannot be read', async () => {
  const { id, people, clients } = await server.seatPlayers('red-cathedral');
  await move(clients, id);
  const room = await roomOf(id);
  await room.run(() => room.freeze('for once'));
  const { tables } = server.parts.store;
  vi.spyOn(tables, 'log').mockRejectedValueOnce(new Error('not what it should be'));
  const { status, body } = await server.call('GET', `/api/tables/${id}/report`, at(people, 0));
  expect(status).toBe(200);
  expect(body).toMatchObject({ unreadable: ['log'], log: [], view: at(clients, 0).at(id).view });
});

interface State {
  mine: unknown[];
}
