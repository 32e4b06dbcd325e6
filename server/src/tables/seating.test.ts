import { at } from '@archivolt/engine';
import type { OwnTable, TableInfo } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinOrCreateTable } from './joining.ts';
import { type Someone, TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ flags: { tables: '5' } });
});
afterAll(() => server.close());

const salt = 'ab'.repeat(8);
const wanted = {
  game: 'red-cathedral',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  clock: { kind: 'none' },
  access: 'open',
  rated: false,
  salt,
};
const create = (who: Someone | undefined, more: object) =>
  server.call('POST', '/api/tables', who, { ...wanted, ...more });

describe('a new table', () => {
  test.each([
    ['an unknown option', { options: { sides: 'x' } }, 'sides'],
    ['an invalid value', { options: { side: 'third' } }, 'side'],
    ['too few players', { game: 'architectura', seats: [{ kind: 'me' }] }, 'players'],
    ['only bots', { seats: [{ kind: 'bot', level: 'child' }] }, 'seats'],
    ['only others', { seats: [{ kind: 'open' }, { kind: 'open' }] }, 'seats'],
    ['two seats for one person', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'seats'],
  ])('with %s is refused with the path of the error', async (_what, more, path) => {
    expect(await create(await server.person(), more)).toMatchObject({
      status: 400,
      body: { error: 'badOptions', facts: { path } },
    });
  });

  test.each([{ seats: [] }, { game: 'chess' }, { clock: { kind: 'live' } }, { salt: 'x' }, { more: 1 }])(
    'is refused for the malformed request %o',
    async (more) => {
      expect(await create(await server.person(), more)).toMatchObject({
        status: 400,
        body: { error: 'malformed' },
      });
    },
  );

  test('needs a signed-in person and is limited per person', async () => {
    expect(await create(undefined, {})).toMatchObject({ status: 401, body: { error: 'signIn' } });
    const ana = await server.person();
    for (let made = 0; made < 5; made++) expect((await create(ana, {})).status).toBe(201);
    expect(await create(ana, {})).toMatchObject({ status: 429, body: { error: 'tooMany' } });
  });

  test('for a solo game starts immediately', async () => {
    const { body } = await create(await server.person(), { seats: [{ kind: 'me' }] });
    expect(body).toMatchObject({ seat: 0, table: { status: 'playing', toMove: 0 } });
  });

  test('shows only the hash of its seed', async () => {
    const { body, text } = await create(await server.person(), {});
    const { table } = body as OwnTable;
    const row = await server.parts.store.tables.load(table.id);
    expect(table).toMatchObject({ commitment: row?.commitment, seed: null, salts: null });
    expect(text).not.toContain(row?.seed);
  });
});

describe('sitting down', () => {
  test('takes the seat and, if free, the preferred colour', async () => {
    const [ana, rui] = [await server.person({ colour: 2 }), await server.person({ colour: 2 })];
    const { table } = await server.table(ana, { game: 'architectura' });
    const { body } = await server.sit(rui, table.id);
    const { seats, options, salts } = (body as OwnTable).table;
    expect(seats.map(({ colour }) => colour)).toEqual([2, 1]);
    expect(options).toMatchObject({ players: 2, colours: ['green', 'yellow'] });
    expect(salts?.[0]).not.toBe(salts?.[1]);
  });

  test('is refused at a taken seat, a second time, without the invitation and after the start', async () => {
    const [ana, rui, eva] = [await server.person(), await server.person(), await server.person()];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { table, invite } = await server.table(ana, { game: 'red-cathedral', seats, access: 'invitation' });
    expect(await server.sit(rui, table.id)).toMatchObject({
      status: 403,
      body: { error: 'invitationNeeded' },
    });
    // The id alone does not show it either; the link does, without its secret.
    const path = `/api/tables/${table.id}`;
    expect(await server.call('GET', path, rui)).toMatchObject({ status: 403 });
    expect((await server.call('GET', `${path}?invite=${invite}`, rui)).body).toMatchObject({ invite: null });
    expect(await server.sit(rui, table.id, { invite, seat: 0 })).toMatchObject({
      body: { error: 'seatTaken' },
    });
    expect(await server.sit(rui, table.id, { invite, seat: 2 })).toMatchObject({
      status: 200,
      body: { seat: 2, invite },
    });
    expect(await server.sit(rui, table.id, { invite })).toMatchObject({ body: { error: 'alreadySeated' } });
    expect(await server.sit(eva, table.id, { invite })).toMatchObject({
      body: { table: { status: 'playing' } },
    });
    expect(await server.sit(await server.person(), table.id, { invite })).toMatchObject({
      body: { error: 'started' },
    });
    const open = (await server.call('GET', '/api/tables')).body as TableInfo[];
    expect(open.map(({ id }) => id)).not.toContain(table.id);
  });

  test('succeeds for only one of many people at the same seat', async () => {
    const { table } = await server.table(await server.person(), { game: 'red-cathedral' });
    const people = await Promise.all(Array.from({ length: 6 }, () => server.person()));
    const answers = await Promise.all(people.map((person) => server.sit(person, table.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('leaving a table', () => {
  test('frees the seat; the table closes when its host leaves', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { table } = await server.table(ana, { game: 'red-cathedral', seats });
    await server.sit(rui, table.id);
    const path = `/api/tables/${table.id}`;
    expect((await server.call('POST', `${path}/leave`, rui)).status).toBe(204);
    expect(await server.call('POST', `${path}/leave`, rui)).toMatchObject({ body: { error: 'notSeated' } });
    expect((await server.call('GET', path)).body).toMatchObject({
      table: { seats: [{}, { kind: 'open' }, {}] },
    });
    expect((await server.call('POST', `${path}/leave`, ana)).status).toBe(204);
    expect((await server.call('GET', path)).body).toMatchObject({ table: { status: 'closed' } });
    expect(await server.sit(rui, table.id)).toMatchObject({ body: { error: 'over' } });
  });
});

describe('play now', () => {
  const play = async (who: Someone, more: object = {}) =>
    (await server.call('POST', '/api/play', who, { game: 'architectura', pace: 'live', salt, ...more }))
      .body as OwnTable;

  test('matches only people with the same preferences', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => server.person()));
    const first = await play(at(people, 0));
    expect(first).toMatchObject({
      seat: 0,
      table: { status: 'open', clock: { kind: 'live' }, rated: false },
    });
    expect((await play(at(people, 1), { pace: 'slow' })).table.id).not.toBe(first.table.id);
    expect((await play(at(people, 2), { players: 3 })).table.id).not.toBe(first.table.id);
    const second = await play(at(people, 3), { players: 2 });
    expect(second).toMatchObject({ seat: 1, table: { id: first.table.id, status: 'playing' } });
  });

  test('is refused while the server shuts down, although a table matches', async () => {
    const stopping = await TestServer.open();
    const [ana, rui] = [await stopping.person(), await stopping.person()];
    const search = { game: 'architectura', pace: 'live', rated: false, salt } as const;
    expect(await joinOrCreateTable(stopping.rooms, ana.row, search, null)).toMatchObject({ ok: true });
    await stopping.rooms.close();
    expect(await joinOrCreateTable(stopping.rooms, rui.row, search, null)).toMatchObject({ why: 'closing' });
    await stopping.close();
  });

  test('is friendly unless a rated game is requested, and never mixes the two', async () => {
    const [ana, rui, eva] = [await server.person(), await server.person(), await server.person()];
    const friendly = await play(ana, { players: 4 });
    const rated = await play(rui, { players: 4, rated: true });
    expect([friendly.table.rated, rated.table.rated]).toEqual([false, true]);
    expect((await play(eva, { players: 4, rated: true })).table.id).toBe(rated.table.id);
  });

  test('never picks a table with another clock, a delay, a bot or options other than the defaults', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const bot = { kind: 'bot' as const, level: 'master' as const };
    const usual = {
      game: 'red-cathedral' as const,
      clock: { kind: 'live', base: 900, increment: 20 } as const,
    };
    const odd = [
      await server.table(ana, { ...usual, seats, clock: { kind: 'live', base: 30, increment: 0 } }),
      await server.table(ana, { ...usual, seats, delay: 60 }),
      await server.table(ana, { ...usual, seats: [...seats.slice(0, 2), bot] }),
      await server.table(ana, { ...usual, seats, options: { side: 'advanced' } }),
    ].map(({ table }) => table.id);
    const { table } = await play(rui, { game: 'red-cathedral', players: 3 });
    expect(odd).not.toContain(table.id);
    const fit = await server.table(ana, { ...usual, seats });
    expect((await play(await server.person(), { game: 'red-cathedral', players: 3 })).table.id).toBe(
      table.id,
    );
    expect(fit.table.status).toBe('open');
  });

  test('returns the same table to a person who asks twice', async () => {
    const ana = await server.person();
    const wanted = { game: 'red-cathedral', players: 4, pace: 'slow' };
    const first = await play(ana, wanted);
    expect((await play(ana, wanted)).table.id).toBe(first.table.id);
  });

  test('matches people who ask simultaneously', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => server.person()));
    const tables = await Promise.all(
      people.map((person) => play(person, { game: 'red-cathedral', players: 2 })),
    );
    const ids = tables.map(({ table }) => table.id);
    const rows = await Promise.all(ids.map((id) => server.parts.store.tables.load(id)));
    expect(rows.map((row) => row?.status)).toEqual(people.map(() => 'playing'));
    expect(new Set(ids).size).toBe(3);
  });
});

describe('play now for a live game', () => {
  const play = async (who: Someone, pace: 'live' | 'slow') =>
    (
      (await server.call('POST', '/api/play', who, { game: 'architectura', players: 4, pace, salt }))
        .body as OwnTable
    ).table.id;

  test('needs a present player; for a slow game it does not', async () => {
    const [ana, rui, eva, ivo] = [
      await server.person(),
      await server.person(),
      await server.person(),
      await server.person(),
    ];
    const [live, slow] = [await play(ana, 'live'), await play(ana, 'slow')];
    // Just created, so its host counts as on the way.
    expect(await play(rui, 'live')).toBe(live);
    server.skip(10 * 60_000);
    const other = await play(eva, 'live');
    expect(other).not.toBe(live);
    expect(await play(eva, 'slow')).toBe(slow);
    const page = await server.connect(ana);
    await page.watch(live);
    await expect
      .poll(async () => server.parts.store.tables.peoplePresentAt(live, server.parts.now()))
      .toHaveLength(1);
    expect(await play(ivo, 'live')).toBe(live);
  });
});

describe('a person who is invited by name', () => {
  const invite = (host: Someone, table: string, { row }: Someone) =>
    server.call('POST', `/api/tables/${table}/invitations`, host, { person: row.id });
  const invitations = async (who: Someone) => (await server.call('GET', '/api/me/invitations', who)).body;

  test('sees the invitation in the lobby and sits down without the link', async () => {
    const [ana, rui, eva] = [await server.person(), await server.person(), await server.person()];
    const page = await server.connect(rui);
    await page.ask({ do: 'lobby', on: true });
    const lobby = () => page.heard.flatMap((message) => (message.type === 'lobby' ? [message] : []));
    const { table } = await server.table(ana, {
      game: 'red-cathedral',
      access: 'invitation',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    expect(await server.sit(rui, table.id)).toMatchObject({ body: { error: 'invitationNeeded' } });
    expect((await invite(ana, table.id, rui)).status).toBe(204);
    await page.until(() => lobby().some(({ invited }) => invited.some(({ id }) => id === table.id)));
    expect(await invitations(rui)).toMatchObject([{ id: table.id, host: ana.row.id }]);
    expect(await server.call('GET', '/api/me/invitations')).toMatchObject({ status: 401 });
    // It does not contain the link's secret.
    const secret = (await server.parts.store.tables.load(table.id))?.invite ?? '';
    expect(page.raw.join('')).not.toContain(secret);
    expect(await server.sit(rui, table.id)).toMatchObject({ status: 200 });
    await page.until(() => lobby().some(({ gone }) => gone.includes(table.id)));
    await page.until(() => lobby().some(({ mine }) => mine.some(({ id }) => id === table.id)));
    expect(await invitations(rui)).toEqual([]);
    await invite(ana, table.id, eva);
    await server.call('POST', `/api/tables/${table.id}/leave`, ana);
    expect(await invitations(eva)).toEqual([]);
  });

  test('can decline and is not invited again; a started table has no invitations', async () => {
    const [ana, rui, eva] = [await server.person(), await server.person(), await server.person()];
    const page = await server.connect(rui);
    const { table } = await server.table(ana, { game: 'architectura', access: 'invitation' });
    for (const other of [rui, eva]) await invite(ana, table.id, other);
    await page.ask({ do: 'lobby', on: true });
    const lobby = () => page.heard.flatMap((message) => (message.type === 'lobby' ? [message] : []));
    // On a slow machine the lobby announces the new table a second time before this line.
    const asked = lobby().flatMap(({ invited }) => invited.map(({ id }) => id));
    expect([...new Set(asked)]).toEqual([table.id]);
    const decline = () => server.call('DELETE', `/api/me/invitations/${table.id}`, rui, {});
    for (const time of [1, 2]) expect((await decline()).status, `${time}`).toBe(204);
    await page.until(() => lobby().some(({ gone }) => gone.includes(table.id)));
    await invite(ana, table.id, rui);
    expect(await invitations(rui)).toEqual([]);
    expect(await server.sit(rui, table.id)).toMatchObject({ body: { error: 'invitationNeeded' } });
    expect(await server.sit(eva, table.id)).toMatchObject({ body: { table: { status: 'playing' } } });
    expect(await server.parts.store.invitations.listInvited([table.id])).toEqual([]);
  });

  test('who has blocked the host cannot be distinguished from one who does not exist', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const { table } = await server.table(ana, { game: 'architectura' });
    await server.parts.store.blocks.block(rui.row.id, ana.row.id, true);
    const answers = [
      await invite(ana, table.id, rui),
      await invite(ana, table.id, { ...rui, row: { ...rui.row, id: 'abcdefghijkl' } }),
    ];
    expect(answers).toEqual([1, 2].map(() => ({ status: 204, text: '', body: undefined })));
    expect(await server.parts.store.invitations.listInvited([table.id])).toEqual([]);
    expect(await server.call('DELETE', '/api/me/invitations/x', rui, {})).toMatchObject({ status: 404 });
  });
});

describe('a blocked person', () => {
  test('cannot sit at the same table, in either direction, and is not matched by play now', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    await server.call('POST', '/api/me/blocks', ana, { person: rui.row.id, blocked: true });
    const [hers, his] = [
      await server.table(ana, { game: 'architectura' }),
      await server.table(rui, { game: 'architectura' }),
    ];
    expect(await server.sit(rui, hers.table.id)).toMatchObject({ status: 403, body: { error: 'blocked' } });
    expect(await server.sit(ana, his.table.id)).toMatchObject({ body: { error: 'blocked' } });
    expect(await server.sit(rui, hers.table.id, { invite: hers.invite })).toMatchObject({
      body: { error: 'blocked' },
    });
    const now = { game: 'red-cathedral', pace: 'slow', players: 3, rated: true, salt };
    const waits = (await server.call('POST', '/api/play', ana, now)).body as OwnTable;
    expect((await server.call('POST', '/api/play', rui, now)).body).not.toMatchObject({
      table: { id: waits.table.id },
    });
    await server.call('POST', '/api/me/blocks', ana, { person: rui.row.id, blocked: false });
    expect((await server.sit(rui, hers.table.id)).status).toBe(200);
  });
});

describe('people who have played together', () => {
  test('are listed to each other, latest first, with presence and without blocked people', async () => {
    const { id, people, clients } = await server.seatPlayers('architectura', 3);
    const [ana, rui, eva] = [at(people, 0), at(people, 1), at(people, 2)];
    const opponentsOf = async (who: Someone) =>
      (await server.call('GET', '/api/me/opponents', who)).body as { person: string; here: boolean }[];
    expect((await opponentsOf(ana)).map(({ person }) => person).sort()).toEqual(
      [rui.row.id, eva.row.id].sort(),
    );
    await expect.poll(async () => (await opponentsOf(ana)).every(({ here }) => here)).toBe(true);
    at(clients, 1).close();
    await expect
      .poll(async () => (await opponentsOf(ana)).find(({ person }) => person === rui.row.id)?.here)
      .toBe(false);
    await server.call('POST', '/api/me/blocks', ana, { person: eva.row.id, blocked: true });
    expect(await opponentsOf(ana)).toMatchObject([{ person: rui.row.id, games: 1, game: 'architectura' }]);
    expect(await opponentsOf(await server.person())).toEqual([]);
    expect(await server.call('GET', '/api/me/opponents')).toMatchObject({ status: 401 });
    expect(id).not.toBe('');
  });
});

describe('the lobby', () => {
  test('shows tables as they open, start and end, and the tables of the person', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const client = await server.connect(ana);
    const stranger = await server.connect();
    for (const one of [client, stranger]) await one.ask({ do: 'lobby', on: true });
    const lobby = (from: typeof client, since: number) =>
      from.heard.slice(since).flatMap((message) => (message.type === 'lobby' ? [message] : []));
    // News of the tables of other tests may follow.
    expect(lobby(client, 0)[0]).toMatchObject({ mine: [], invited: [], gone: [] });
    const { table } = await server.table(rui, { game: 'red-cathedral' });
    const has = (from: typeof client, list: 'tables' | 'mine', status: string) =>
      from.until(() =>
        lobby(from, 1).some((message) =>
          message[list].some(({ id, status: is }) => id === table.id && is === status),
        ),
      );
    await has(client, 'tables', 'open');
    await server.sit(ana, table.id);
    await has(client, 'mine', 'playing');
    await stranger.until(() => lobby(stranger, 1).some(({ gone }) => gone.includes(table.id)));
    expect((await server.call('GET', '/api/me/tables', ana)).body).toMatchObject([{ id: table.id }]);
    await client.ask({ do: 'resign', table: table.id });
    await has(client, 'mine', 'finished');
    await client.ask({ do: 'lobby', on: false });
    expect((await server.call('GET', '/api/me/tables?over=1', ana)).body).toMatchObject([{ id: table.id }]);
    expect((await server.call('GET', '/api/me/tables', ana)).body).toEqual([]);
  });
});
