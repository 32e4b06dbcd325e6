import type { Person, RankingEntry, Statistic } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { DEFAULT_RATING, updateRatings } from '../ratings/plackettLuce.ts';
import { strengthOf } from '../ratings/scale.ts';
import { settle, settleMissed } from '../ratings/settle.ts';
import { aTable } from '../store/rows.testing.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from './routes.testing.ts';

let server: HttpTestServer;
beforeAll(async () => {
  server = await openHttpServer({ environment: { GUESTS_PER_HOUR: '1000' } });
});
afterAll(() => server.close());

const human = (person: string): SeatRow => ({ colour: 0, person, level: null, salt: '', away: null });
const bot = (level: SeatRow['level']): SeatRow => ({ colour: 1, person: null, level, salt: '', away: null });

let finished = 1000;
async function addFinishedGame(
  seats: SeatRow[],
  places: number[][],
  fields: Partial<TableRow> = {},
): Promise<TableRow> {
  const totals = seats.map((_, seat) => 100 - 10 * places.findIndex((place) => place.includes(seat)));
  const table = aTable({
    id: newId(),
    seats,
    status: 'finished',
    finished: ++finished,
    result: { why: 'played', totals, places },
    ...fields,
  });
  await server.store.tables.create(table);
  return table;
}

const get = async <A>(path: string, browser = new Browser(server.address)) =>
  (await browser.ask('GET', path)).body as A;

describe('ratings', () => {
  test('are settled once, even if several processes try simultaneously', async () => {
    const [ada, bo] = [await createGuest(server.address, 'Ada'), await createGuest(server.address, 'Bo')];
    const table = await addFinishedGame([human(ada.me.id), human(bo.me.id)], [[1], [0]]);
    const tries = await Promise.all([1, 2, 3].map(() => settle(server.store, table)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const [loser, winner] = updateRatings([DEFAULT_RATING, DEFAULT_RATING], [[1], [0]]);
    const board = await get<RankingEntry[]>('/api/leaderboard?game=red-cathedral&players=2');
    expect(board).toEqual([
      {
        game: 'red-cathedral',
        players: 2,
        person: bo.me.id,
        name: 'Bo',
        level: null,
        games: 1,
        wins: 1,
        ...strengthOf(winner ?? DEFAULT_RATING),
      },
      {
        game: 'red-cathedral',
        players: 2,
        person: ada.me.id,
        name: 'Ada',
        level: null,
        games: 1,
        wins: 0,
        ...strengthOf(loser ?? DEFAULT_RATING),
      },
    ]);
  });

  test('cover people and bots in one pool; a level at two seats has one rating', async () => {
    const { me } = await createGuest(server.address, 'Cy');
    const table = await addFinishedGame(
      [bot('casual'), human(me.id), bot('casual'), bot('master')],
      [[3], [1, 0], [2]],
    );
    await settle(server.store, table);
    const board = await get<RankingEntry[]>('/api/leaderboard?game=red-cathedral&players=4');
    const casual = board.find(({ level }) => level === 'casual');
    const [first, , second] = updateRatings(
      [DEFAULT_RATING, DEFAULT_RATING, DEFAULT_RATING, DEFAULT_RATING],
      [[3], [1, 0], [2]],
    );
    expect(casual).toMatchObject({ games: 2, wins: 0, person: null, name: '' });
    const mean = ((first?.mean ?? 0) + (second?.mean ?? 0)) / 2;
    expect(casual?.rating).toBe(strengthOf({ ...DEFAULT_RATING, mean }).rating);
    expect(board.map(({ person, level }) => person ?? level)).toEqual(['master', me.id, 'casual']);
    const stored = (await server.store.tables.load(table.id))?.result?.ratings;
    const worth = board.map(({ person, level, rating }) => [person ?? level, rating]);
    expect(
      stored?.map(({ after }, seat) => [
        table.seats[seat]?.person ?? table.seats[seat]?.level,
        strengthOf(after).rating,
      ]),
    ).toEqual(['casual', me.id, 'casual', 'master'].map((name) => worth.find(([other]) => other === name)));
    expect(stored?.map(({ before }) => before)).toEqual([
      DEFAULT_RATING,
      DEFAULT_RATING,
      DEFAULT_RATING,
      DEFAULT_RATING,
    ]);
  });

  test('do not change after a friendly, unfinished or solo game', async () => {
    const { me } = await createGuest(server.address);
    const friendly = await addFinishedGame([human(me.id), bot('child')], [[0], [1]], { rated: false });
    const frozen = await addFinishedGame([human(me.id), bot('child')], [[0], [1]], { status: 'frozen' });
    const alone = await addFinishedGame([human(me.id)], [[0]]);
    for (const table of [friendly, frozen, alone]) await settle(server.store, table);
    expect((await get<Person>(`/api/people/${me.id}`)).ratings).toEqual([]);
  });

  test('are settled once for games left by a dead process', async () => {
    const { me } = await createGuest(server.address);
    await addFinishedGame([human(me.id), bot('child'), bot('expert')], [[0], [1], [2]], {
      game: 'architectura',
    });
    await settleMissed(server.store, 0, Date.now());
    await settleMissed(server.store, 0, Date.now());
    const [rating] = (await get<Person>(`/api/people/${me.id}`)).ratings;
    expect(rating).toMatchObject({ game: 'architectura', players: 3, games: 1, wins: 1 });
  });

  test('exclude deleted accounts from the leaderboard', async () => {
    const { browser, me } = await createGuest(server.address, 'Gone');
    await settle(
      server.store,
      await addFinishedGame([human(me.id), bot('child'), bot('child')], [[0], [1], [2]]),
    );
    const board = '/api/leaderboard?game=red-cathedral&players=3';
    expect((await get<RankingEntry[]>(board)).map(({ name }) => name)).toContain('Gone');
    await browser.ask('DELETE', '/api/me');
    expect((await get<RankingEntry[]>(board)).map(({ person }) => person)).not.toContain(me.id);
  });

  test.each(['', '?game=chess&players=2', '?game=architectura', '?game=architectura&players=9'])(
    'have no leaderboard for "%s"',
    async (query) => {
      const answer = await new Browser(server.address).ask('GET', `/api/leaderboard${query}`);
      expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
    },
  );
});

describe('statistics', () => {
  test('count games, wins and points by game, players and kind of opponent', async () => {
    const { browser, me } = await createGuest(server.address);
    const { me: other } = await createGuest(server.address);
    await addFinishedGame([human(me.id), human(other.id)], [[0], [1]]);
    await addFinishedGame([human(other.id), human(me.id)], [[0], [1]], { rated: false });
    await addFinishedGame([human(me.id), bot('child')], [[0, 1]]);
    await addFinishedGame([human(me.id), bot('child'), human(other.id)], [[1], [2], [0]]);
    await addFinishedGame([human(me.id)], [[0]], { game: 'architectura' });
    await addFinishedGame([human(other.id), bot('child')], [[0], [1]]);
    expect(await get<Statistic[]>('/api/me/statistics', browser)).toEqual([
      { game: 'architectura', players: 1, against: 'nobody', games: 1, wins: 1, points: 100, best: 100 },
      { game: 'red-cathedral', players: 2, against: 'people', games: 2, wins: 1, points: 95, best: 100 },
      { game: 'red-cathedral', players: 2, against: 'bots', games: 1, wins: 1, points: 100, best: 100 },
      { game: 'red-cathedral', players: 3, against: 'both', games: 1, wins: 0, points: 80, best: 80 },
    ]);
    const person = await get<Person>(`/api/people/${me.id}`);
    expect(person).toEqual({
      id: me.id,
      name: me.name,
      colour: me.colour,
      since: expect.any(Number),
      ratings: [],
      finished: 5,
      shown: false,
    });
  });

  test('are not available without signing in', async () => {
    const answer = await new Browser(server.address).ask('GET', '/api/me/statistics');
    expect(answer).toMatchObject({ status: 401, body: { error: 'signIn' } });
  });
});

describe('another person', () => {
  test('can be reported for a message, and the report is stored for the operator', async () => {
    const [ada, bo] = [await createGuest(server.address), await createGuest(server.address)];
    const table = await addFinishedGame([human(ada.me.id), human(bo.me.id)], [[0], [1]]);
    const said = { table: table.id, at: 1, seat: 1, text: 'something rude', phrase: null, person: bo.me.id };
    const line = await server.store.chat.add(said);
    const report = { table: table.id, message: line, why: 'insult', note: 'not nice' };
    expect((await ada.browser.ask('POST', '/api/reports', report)).status).toBe(204);
    expect(await server.store.chat.reports(10)).toMatchObject([
      { table: table.id, line, why: 'insult', note: 'not nice', by: ada.me.id },
    ]);
    expect((await ada.browser.ask('POST', '/api/reports', { ...report, message: line + 1 })).status).toBe(
      404,
    );
    expect((await bo.browser.ask('POST', '/api/reports', report)).status).toBe(404);
    expect((await ada.browser.ask('POST', '/api/reports', { ...report, why: 'bored' })).status).toBe(400);
    expect((await new Browser(server.address).ask('POST', '/api/reports', report)).status).toBe(401);
  });

  test('can be blocked and unblocked, unlike oneself', async () => {
    const [ada, bo] = [await createGuest(server.address), await createGuest(server.address)];
    const block = (blocked: boolean) =>
      ada.browser.ask('POST', '/api/me/blocks', { person: bo.me.id, blocked });
    expect((await block(true)).status).toBe(204);
    expect(await get('/api/me/blocks', ada.browser)).toEqual([{ person: bo.me.id, name: bo.me.name }]);
    expect((await block(false)).status).toBe(204);
    expect(await get('/api/me/blocks', ada.browser)).toEqual([]);
    const own = await ada.browser.ask('POST', '/api/me/blocks', { person: ada.me.id, blocked: true });
    expect(own.status).toBe(400);
  });
});
