import { at, seeded } from '@archivolt/engine';
import { GAME_IDS, type GameFile, MAX_LOG_ENTRIES, verifyGame } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withGame } from '../games.ts';
import { isAsked, move, moverOf, moveUntil } from './moving.testing.ts';
import { TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

test('a long log is sent in parts, newest first', async () => {
  const { id, people, clients } = await server.seatPlayers('red-cathedral');
  const [ana] = clients;
  if (!ana) throw new Error('nobody is there');
  await moveUntil(clients, id, seeded(4), () => ana.at(id).version >= 230);
  const all = ana.at(id).log;
  const late = await server.connect(at(people, 1));
  expect((await late.watch(id)).log).toEqual(all.slice(-MAX_LOG_ENTRIES));
  const longest = Math.max(...late.raw.map((text) => text.length));
  expect(longest).toBeLessThan(40_000);
  const parts = [late.at(id).log];
  for (let before = at(at(parts, 0), 0).version; before > 1; before = at(at(parts, 0), 0).version) {
    expect(await late.ask({ do: 'log', table: id, before })).toMatchObject({ type: 'done' });
    const entries = late.heard.findLast((message) => message.type === 'log')?.entries ?? [];
    expect(entries.length).toBeLessThanOrEqual(MAX_LOG_ENTRIES);
    parts.unshift(entries);
  }
  expect(parts.flat()).toEqual(all);
  // After a long absence the newest part is sent too, and its first version shows that something is missing.
  await late.watch(id, 10);
  const [message] = late.heard.filter(({ type }) => type === 'table').slice(-1);
  expect(message).toMatchObject({ log: all.slice(-MAX_LOG_ENTRIES) });
  const http = await server.call('GET', `/api/tables/${id}/log?before=31`);
  expect(http.body).toEqual(all.slice(0, 30));
  expect((await server.call('GET', `/api/tables/${id}/log`)).status).toBe(400);
});

describe.each(GAME_IDS)('a game of %s', (game) => {
  test('is played by two people who see the same table from their own seats', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const { table } = await server.table(ana, { game });
    const clients = [await server.connect(ana), await server.connect(rui)];
    await Promise.all(clients.map((client) => client.watch(table.id)));
    expect(at(clients, 1).at(table.id)).toMatchObject({ seat: null, view: null });
    expect(await server.sit(rui, table.id)).toMatchObject({ status: 200 });
    await Promise.all(clients.map((client) => client.until(() => client.at(table.id).view !== null)));
    expect(clients.map((client) => client.at(table.id).seat)).toEqual([0, 1]);
    for (let made = 0; made < 12; made++)
      expect(await move(clients, table.id)).toMatchObject({ type: 'done' });
    const [first, second] = clients.map((client) => client.at(table.id));
    expect(first?.view?.table).toEqual(second?.view?.table);
    const again = await (await server.connect(ana)).watch(table.id);
    expect(again.view).toEqual(first?.view);
    expect(again.log).toEqual(first?.log);
    expect(again.offers).toEqual(first?.offers);
  });

  test('ends for everybody, reveals its seed and can be verified from its file', async () => {
    const { id, people, clients } = await server.seatPlayers(game, game === 'architectura' ? 3 : 2);
    expect(clients.map((client) => client.at(id).info.seed)).toEqual(clients.map(() => null));
    expect(await server.call('GET', `/api/tables/${id}/file`, at(people, 0))).toMatchObject({
      status: 409,
      body: { error: 'notPossible' },
    });
    await moveUntil(clients, id, seeded(5));
    for (const client of clients) await client.until(() => client.at(id).info.result !== null);
    const { info } = at(clients, 1).at(id);
    expect(info).toMatchObject({ status: 'finished', toMove: null, result: { why: 'played' } });
    expect(info.seed).toMatch(/^[0-9a-f]{64}$/);
    const file = (await server.call('GET', `/api/tables/${id}/file`)).body as GameFile;
    expect(withGame(game, (rules) => verifyGame(rules, file))).toMatchObject({ ok: true });
    await expect.poll(() => server.finished.filter((table) => table.id === id).length).toBe(1);
  });

  test('sends a returning player only what has happened since', async () => {
    const { id, people, clients } = await server.seatPlayers(game);
    const [ana, rui] = [at(clients, 0), at(clients, 1)];
    for (let made = 0; made < 5; made++) await move(clients, id, seeded(made));
    const before = ana.at(id).version;
    ana.close();
    await rui.until(() => rui.at(id).info.seats[0]?.online === false);
    for (let made = 0; made < 3 && isAsked(rui, id); made++) await move([rui], id);
    const back = await server.connect(at(people, 0));
    const seen = await back.watch(id, before);
    expect(seen.log.map(({ version }) => version)).toEqual(
      Array.from({ length: rui.at(id).version - before }, (_, index) => before + 1 + index),
    );
    expect(seen.view?.table).toEqual(rui.at(id).view?.table);
    await rui.until(() => rui.at(id).info.seats[0]?.online === true);
  });
});

describe('a submission', () => {
  test('for an old version is stale and names the current one', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    await move(clients, id);
    const mover = await moverOf(clients, id);
    const { version, offers } = mover.at(id);
    const moves = [at(offers, 0) as { do: string }];
    expect(await mover.ask({ do: 'submit', table: id, version: version - 1, moves })).toMatchObject({
      why: 'stale',
      facts: { version },
    });
  });

  test('sent several times simultaneously is played once', async () => {
    const { id, people, clients } = await server.seatPlayers('red-cathedral');
    const mover = await moverOf(clients, id);
    const person = at(people, clients.indexOf(mover));
    const [second, third] = [await server.connect(person), await server.connect(person)];
    const { version, offers } = mover.at(id);
    const moves = [at(offers, 0) as { do: string }];
    const answers = await Promise.all(
      [mover, second, third].map((client) => client.ask({ do: 'submit', table: id, version, moves })),
    );
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer.type === 'refused' && answer.why === 'stale')).toHaveLength(2);
    expect(await server.parts.store.tables.log(id, version)).toHaveLength(1);
  });

  test('of an illegal move changes nothing and gives the reason from the rules', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const mover = await moverOf(clients, id);
    const { version } = mover.at(id);
    const answer = await mover.ask({ do: 'submit', table: id, version, moves: [{ do: 'roll' }] });
    expect(answer).toMatchObject({ type: 'refused', why: 'notOffered', facts: { index: 0 } });
    expect(answer).toHaveProperty('reasons.0.rule');
    const odd = await mover.ask({ do: 'submit', table: id, version, moves: [{ do: '__proto__' }] });
    expect(odd).toMatchObject({ why: 'notOffered' });
    expect(odd).not.toHaveProperty('reasons');
    expect(mover.at(id).version).toBe(version);
  });

  test('of a player who is not to move, an outsider or an anonymous visitor is refused', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    const { version, offers } = mover.at(id);
    const moves = [at(offers, 0) as { do: string }];
    const wanted = { do: 'submit', table: id, version, moves } as const;
    expect(await other.ask(wanted)).toMatchObject({ why: 'notYourTurn' });
    const outsider = await server.connect(await server.person());
    expect(await outsider.ask(wanted)).toMatchObject({ why: 'notSeated' });
    expect(await (await server.connect()).ask(wanted)).toMatchObject({ why: 'signIn' });
    expect(await mover.ask({ ...wanted, table: 'a'.repeat(16) })).toMatchObject({ why: 'unknownTable' });
  });

  test('is accepted over HTTP as well', async () => {
    const { id, people, clients } = await server.seatPlayers('architectura');
    const mover = await moverOf(clients, id);
    const person = at(people, clients.indexOf(mover));
    const view = (await server.call('GET', `/api/tables/${id}/view`, person)).body;
    expect(view).toMatchObject({ version: 0, view: mover.at(id).view, offers: mover.at(id).offers });
    const turn = { version: 0, moves: [at(mover.at(id).offers, 0)] };
    const answer = await server.call('POST', `/api/tables/${id}/moves`, person, turn);
    expect(answer).toMatchObject({ status: 200, body: { version: 1 } });
    await mover.until(() => mover.at(id).version >= 1);
    const again = await server.call('POST', `/api/tables/${id}/moves`, person, turn);
    expect(again).toMatchObject({ status: 409, body: { error: 'stale' } });
  });
});
