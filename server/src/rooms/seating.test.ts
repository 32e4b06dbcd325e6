import { at } from '@archivolt/engine';
import type { OwnTable, TableInfo } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Someone, TestHouse } from './house.testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open({ flags: { tables: '5' } });
});
afterAll(() => house.close());

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
  house.call('POST', '/api/tables', who, { ...wanted, ...more });

describe('a new table', () => {
  test.each([
    ['an option that is none', { options: { sides: 'x' } }, 'sides'],
    ['a value that cannot be', { options: { side: 'third' } }, 'side'],
    ['more players than the game has', { game: 'architectura', seats: [{ kind: 'me' }] }, 'players'],
    ['only bots', { seats: [{ kind: 'bot', level: 'child' }] }, 'seats'],
    ['only others', { seats: [{ kind: 'open' }, { kind: 'open' }] }, 'seats'],
    ['two seats for one', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'seats'],
  ])('with %s is refused by its path', async (_what, more, path) => {
    expect(await create(await house.person(), more)).toMatchObject({
      status: 400,
      body: { error: 'badOptions', facts: { path } },
    });
  });

  test.each([{ seats: [] }, { game: 'chess' }, { clock: { kind: 'live' } }, { salt: 'x' }, { more: 1 }])(
    'of another form is malformed: %o',
    async (more) => {
      expect(await create(await house.person(), more)).toMatchObject({
        status: 400,
        body: { error: 'malformed' },
      });
    },
  );

  test('needs somebody, and one person has only so many', async () => {
    expect(await create(undefined, {})).toMatchObject({ status: 401, body: { error: 'signIn' } });
    const ana = await house.person();
    for (let made = 0; made < 5; made++) expect((await create(ana, {})).status).toBe(201);
    expect(await create(ana, {})).toMatchObject({ status: 429, body: { error: 'tooMany' } });
  });

  test('alone against Ivan begins at once', async () => {
    const { body } = await create(await house.person(), { seats: [{ kind: 'me' }] });
    expect(body).toMatchObject({ seat: 0, table: { status: 'playing', toMove: 0 } });
  });

  test('shows the hash of its seed from the beginning, and nothing else of it', async () => {
    const { body, text } = await create(await house.person(), {});
    const { table } = body as OwnTable;
    const row = await house.parts.store.tables.load(table.id);
    expect(table).toMatchObject({ commitment: row?.commitment, seed: null, salts: null });
    expect(text).not.toContain(row?.seed);
  });
});

describe('sitting down', () => {
  test('takes the seat and, where it can be, the colour that one likes', async () => {
    const [ana, rui] = [await house.person({ colour: 2 }), await house.person({ colour: 2 })];
    const { table } = await house.table(ana, { game: 'architectura' });
    const { body } = await house.sit(rui, table.id);
    const { seats, options, salts } = (body as OwnTable).table;
    expect(seats.map(({ colour }) => colour)).toEqual([2, 1]);
    expect(options).toMatchObject({ players: 2, colours: ['green', 'yellow'] });
    expect(salts?.[0]).not.toBe(salts?.[1]);
  });

  test('is refused at a taken seat, twice, without the invitation, and once the game has begun', async () => {
    const [ana, rui, eva] = [await house.person(), await house.person(), await house.person()];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { table, invite } = await house.table(ana, { game: 'red-cathedral', seats, access: 'invitation' });
    expect(await house.sit(rui, table.id)).toMatchObject({
      status: 403,
      body: { error: 'invitationNeeded' },
    });
    expect((await house.call('GET', `/api/tables/${table.id}`, rui)).body).toMatchObject({ invite: null });
    expect(await house.sit(rui, table.id, { invite, seat: 0 })).toMatchObject({
      body: { error: 'seatTaken' },
    });
    expect(await house.sit(rui, table.id, { invite, seat: 2 })).toMatchObject({
      status: 200,
      body: { seat: 2, invite },
    });
    expect(await house.sit(rui, table.id, { invite })).toMatchObject({ body: { error: 'alreadySeated' } });
    expect(await house.sit(eva, table.id, { invite })).toMatchObject({
      body: { table: { status: 'playing' } },
    });
    expect(await house.sit(await house.person(), table.id, { invite })).toMatchObject({
      body: { error: 'started' },
    });
    const open = (await house.call('GET', '/api/tables')).body as TableInfo[];
    expect(open.map(({ id }) => id)).not.toContain(table.id);
  });

  test('of many at once at one seat is for one', async () => {
    const { table } = await house.table(await house.person(), { game: 'red-cathedral' });
    const people = await Promise.all(Array.from({ length: 6 }, () => house.person()));
    const answers = await Promise.all(people.map((person) => house.sit(person, table.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('getting up', () => {
  test('frees the seat; the table goes with its host', async () => {
    const [ana, rui] = [await house.person(), await house.person()];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
    const { table } = await house.table(ana, { game: 'red-cathedral', seats });
    await house.sit(rui, table.id);
    const path = `/api/tables/${table.id}`;
    expect((await house.call('POST', `${path}/leave`, rui)).status).toBe(204);
    expect(await house.call('POST', `${path}/leave`, rui)).toMatchObject({ body: { error: 'notSeated' } });
    expect((await house.call('GET', path)).body).toMatchObject({
      table: { seats: [{}, { kind: 'open' }, {}] },
    });
    expect((await house.call('POST', `${path}/leave`, ana)).status).toBe(204);
    expect((await house.call('GET', path)).body).toMatchObject({ table: { status: 'closed' } });
    expect(await house.sit(rui, table.id)).toMatchObject({ body: { error: 'over' } });
  });
});

describe('play now', () => {
  const play = async (who: Someone, more: object = {}) =>
    (await house.call('POST', '/api/play', who, { game: 'architectura', pace: 'live', salt, ...more }))
      .body as OwnTable;

  test('brings two together who want the same, and not those who want something else', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => house.person()));
    const first = await play(at(people, 0));
    expect(first).toMatchObject({ seat: 0, table: { status: 'open', clock: { kind: 'live' }, rated: true } });
    expect((await play(at(people, 1), { pace: 'slow' })).table.id).not.toBe(first.table.id);
    expect((await play(at(people, 2), { players: 3 })).table.id).not.toBe(first.table.id);
    const second = await play(at(people, 3), { players: 2 });
    expect(second).toMatchObject({ seat: 1, table: { id: first.table.id, status: 'playing' } });
  });

  test('brings together those who ask in the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => house.person()));
    const tables = await Promise.all(
      people.map((person) => play(person, { game: 'red-cathedral', players: 2 })),
    );
    const ids = tables.map(({ table }) => table.id);
    const rows = await Promise.all(ids.map((id) => house.parts.store.tables.load(id)));
    expect(rows.map((row) => row?.status)).toEqual(people.map(() => 'playing'));
    expect(new Set(ids).size).toBe(3);
  });
});

describe('a live game at once', () => {
  const play = async (who: Someone, pace: 'live' | 'slow') =>
    (
      (await house.call('POST', '/api/play', who, { game: 'architectura', players: 4, pace, salt }))
        .body as OwnTable
    ).table.id;

  test('is one with somebody who still waits there; a slow one need not be', async () => {
    const [ana, rui, eva, ivo] = [
      await house.person(),
      await house.person(),
      await house.person(),
      await house.person(),
    ];
    const [live, slow] = [await play(ana, 'live'), await play(ana, 'slow')];
    // Just set up, so its maker is on the way there.
    expect(await play(rui, 'live')).toBe(live);
    house.skip(10 * 60_000);
    const other = await play(eva, 'live');
    expect(other).not.toBe(live);
    expect(await play(eva, 'slow')).toBe(slow);
    const page = await house.connect(ana);
    await page.watch(live);
    await expect
      .poll(async () => house.parts.store.tables.whoIsPresent(live, house.parts.now()))
      .toHaveLength(1);
    expect(await play(ivo, 'live')).toBe(live);
  });
});

describe('somebody who is asked by name', () => {
  const invite = (host: Someone, table: string, { row }: Someone) =>
    house.call('POST', `/api/tables/${table}/invitations`, host, { person: row.id });
  const invitations = async (who: Someone) => (await house.call('GET', '/api/me/invitations', who)).body;

  test('sees it in the lobby at once, whether anything is sent there or not, and sits down without the link', async () => {
    const [ana, rui, eva] = [await house.person(), await house.person(), await house.person()];
    const page = await house.connect(rui);
    await page.ask({ do: 'lobby', on: true });
    const lobby = () => page.heard.flatMap((message) => (message.type === 'lobby' ? [message] : []));
    const { table } = await house.table(ana, {
      game: 'red-cathedral',
      access: 'invitation',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    expect(await house.sit(rui, table.id)).toMatchObject({ body: { error: 'invitationNeeded' } });
    expect((await invite(ana, table.id, rui)).status).toBe(204);
    await page.until(() => lobby().some(({ invited }) => invited.some(({ id }) => id === table.id)));
    expect(await invitations(rui)).toMatchObject([{ id: table.id, host: ana.row.id }]);
    expect(await house.call('GET', '/api/me/invitations')).toMatchObject({ status: 401 });
    // The secret of the link is not in it.
    const secret = (await house.parts.store.tables.load(table.id))?.invite ?? '';
    expect(page.raw.join('')).not.toContain(secret);
    expect(await house.sit(rui, table.id)).toMatchObject({ status: 200 });
    await page.until(() => lobby().some(({ gone }) => gone.includes(table.id)));
    await page.until(() => lobby().some(({ mine }) => mine.some(({ id }) => id === table.id)));
    expect(await invitations(rui)).toEqual([]);
    await invite(ana, table.id, eva);
    await house.call('POST', `/api/tables/${table.id}/leave`, ana);
    expect(await invitations(eva)).toEqual([]);
  });

  test('may decline, and is not asked again; a table that has begun asks nobody', async () => {
    const [ana, rui, eva] = [await house.person(), await house.person(), await house.person()];
    const page = await house.connect(rui);
    const { table } = await house.table(ana, { game: 'architectura', access: 'invitation' });
    for (const other of [rui, eva]) await invite(ana, table.id, other);
    await page.ask({ do: 'lobby', on: true });
    const lobby = () => page.heard.flatMap((message) => (message.type === 'lobby' ? [message] : []));
    expect(lobby()).toMatchObject([{ invited: [{ id: table.id }] }]);
    const decline = () => house.call('DELETE', `/api/me/invitations/${table.id}`, rui, {});
    for (const time of [1, 2]) expect((await decline()).status, `${time}`).toBe(204);
    await page.until(() => lobby().some(({ gone }) => gone.includes(table.id)));
    await invite(ana, table.id, rui);
    expect(await invitations(rui)).toEqual([]);
    expect(await house.sit(rui, table.id)).toMatchObject({ body: { error: 'invitationNeeded' } });
    expect(await house.sit(eva, table.id)).toMatchObject({ body: { table: { status: 'playing' } } });
    expect(await house.parts.store.invitations.to([table.id])).toEqual([]);
  });

  test('is not told apart from one who is not there, or does not want to hear of the host', async () => {
    const [ana, rui] = [await house.person(), await house.person()];
    const { table } = await house.table(ana, { game: 'architectura' });
    await house.parts.store.talk.mute(rui.row.id, ana.row.id, true);
    const answers = [
      await invite(ana, table.id, rui),
      await invite(ana, table.id, { ...rui, row: { ...rui.row, id: 'abcdefghijkl' } }),
    ];
    expect(answers).toEqual([1, 2].map(() => ({ status: 204, text: '', body: undefined })));
    expect(await house.parts.store.invitations.to([table.id])).toEqual([]);
    expect(await house.call('DELETE', '/api/me/invitations/x', rui, {})).toMatchObject({ status: 404 });
  });
});

describe('the lobby', () => {
  test("shows what opens, what begins and what goes, and one's own tables", async () => {
    const [ana, rui] = [await house.person(), await house.person()];
    const client = await house.connect(ana);
    const stranger = await house.connect();
    for (const one of [client, stranger]) await one.ask({ do: 'lobby', on: true });
    const lobby = (from: typeof client, since: number) =>
      from.heard.slice(since).flatMap((message) => (message.type === 'lobby' ? [message] : []));
    expect(lobby(client, 0)).toHaveLength(1);
    const { table } = await house.table(rui, { game: 'red-cathedral' });
    const has = (from: typeof client, list: 'tables' | 'mine', status: string) =>
      from.until(() =>
        lobby(from, 1).some((message) =>
          message[list].some(({ id, status: is }) => id === table.id && is === status),
        ),
      );
    await has(client, 'tables', 'open');
    await house.sit(ana, table.id);
    await has(client, 'mine', 'playing');
    await stranger.until(() => lobby(stranger, 1).some(({ gone }) => gone.includes(table.id)));
    expect((await house.call('GET', '/api/me/tables', ana)).body).toMatchObject([{ id: table.id }]);
    await client.ask({ do: 'resign', table: table.id });
    await has(client, 'mine', 'finished');
    await client.ask({ do: 'lobby', on: false });
    expect((await house.call('GET', '/api/me/tables?over=1', ana)).body).toMatchObject([{ id: table.id }]);
    expect((await house.call('GET', '/api/me/tables', ana)).body).toEqual([]);
  });
});
