import type { Person, Ranked, Statistic } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { rated, UNKNOWN } from '../ratings/plackettLuce.ts';
import { settle, settleRest } from '../ratings/settle.ts';
import { aTable } from '../store/rows.testing.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { Browser, comeIn, openReception, type Reception } from './reception.testing.ts';

let house: Reception;
beforeAll(async () => {
  house = await openReception({ environment: { GUESTS_PER_HOUR: '1000' } });
});
afterAll(() => house.close());

const who = (person: string): SeatRow => ({ colour: 0, person, level: null, salt: '', away: null });
const bot = (level: SeatRow['level']): SeatRow => ({ colour: 1, person: null, level, salt: '', away: null });

let finished = 1000;
async function ended(
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
  await house.store.tables.create(table);
  return table;
}

const get = async <A>(path: string, browser = new Browser(house.address)) =>
  (await browser.ask('GET', path)).body as A;

describe('ratings', () => {
  test('are settled once, however many try at the same moment', async () => {
    const [ada, bo] = [await comeIn(house.address, 'Ada'), await comeIn(house.address, 'Bo')];
    const table = await ended([who(ada.me.id), who(bo.me.id)], [[1], [0]]);
    const tries = await Promise.all([1, 2, 3].map(() => settle(house.store, table)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    const [loser, winner] = rated([UNKNOWN, UNKNOWN], [[1], [0]]);
    const board = await get<Ranked[]>('/api/leaderboard?game=red-cathedral&players=2');
    expect(board).toEqual([
      {
        game: 'red-cathedral',
        players: 2,
        person: bo.me.id,
        name: 'Bo',
        level: null,
        games: 1,
        wins: 1,
        ...winner,
      },
      {
        game: 'red-cathedral',
        players: 2,
        person: ada.me.id,
        name: 'Ada',
        level: null,
        games: 1,
        wins: 0,
        ...loser,
      },
    ]);
  });

  test('hold people and bots of one level in one pool; a level that sits twice is one', async () => {
    const { me } = await comeIn(house.address, 'Cy');
    const table = await ended([bot('casual'), who(me.id), bot('casual'), bot('master')], [[3], [1, 0], [2]]);
    await settle(house.store, table);
    const board = await get<Ranked[]>('/api/leaderboard?game=red-cathedral&players=4');
    const casual = board.find(({ level }) => level === 'casual');
    const [first, , second] = rated([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [[3], [1, 0], [2]]);
    expect(casual).toMatchObject({ games: 2, wins: 0, person: null, name: '' });
    expect(casual?.mean).toBeCloseTo(((first?.mean ?? 0) + (second?.mean ?? 0)) / 2, 10);
    expect(board.map(({ person, level }) => person ?? level)).toEqual(['master', me.id, 'casual']);
    const told = (await house.store.tables.load(table.id))?.result?.ratings;
    const worth = board.map(({ person, level, mean }) => [person ?? level, mean]);
    expect(
      told?.map(({ after }, seat) => [table.seats[seat]?.person ?? table.seats[seat]?.level, after.mean]),
    ).toEqual(['casual', me.id, 'casual', 'master'].map((name) => worth.find(([other]) => other === name)));
    expect(told?.map(({ before }) => before)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
  });

  test('change nothing for a friendly game, an unfinished one, or a game alone', async () => {
    const { me } = await comeIn(house.address);
    const friendly = await ended([who(me.id), bot('child')], [[0], [1]], { rated: false });
    const frozen = await ended([who(me.id), bot('child')], [[0], [1]], { status: 'frozen' });
    const alone = await ended([who(me.id)], [[0]]);
    for (const table of [friendly, frozen, alone]) await settle(house.store, table);
    expect((await get<Person>(`/api/people/${me.id}`)).ratings).toEqual([]);
  });

  test('what a process left when it died is settled by another', async () => {
    const { me } = await comeIn(house.address);
    await ended([who(me.id), bot('child'), bot('expert')], [[0], [1], [2]], { game: 'architectura' });
    await settleRest(house.store, 0);
    await settleRest(house.store, 0);
    const [rating] = (await get<Person>(`/api/people/${me.id}`)).ratings;
    expect(rating).toMatchObject({ game: 'architectura', players: 3, games: 1, wins: 1 });
  });

  test('one who is gone is on no leaderboard', async () => {
    const { browser, me } = await comeIn(house.address, 'Gone');
    await settle(house.store, await ended([who(me.id), bot('child'), bot('child')], [[0], [1], [2]]));
    const board = '/api/leaderboard?game=red-cathedral&players=3';
    expect((await get<Ranked[]>(board)).map(({ name }) => name)).toContain('Gone');
    await browser.ask('DELETE', '/api/me');
    expect((await get<Ranked[]>(board)).map(({ person }) => person)).not.toContain(me.id);
  });

  test.each(['', '?game=chess&players=2', '?game=architectura', '?game=architectura&players=9'])(
    'there is no leaderboard for "%s"',
    async (query) => {
      const answer = await new Browser(house.address).ask('GET', `/api/leaderboard${query}`);
      expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
    },
  );
});

describe('statistics', () => {
  test('count games, wins and points by game, players and who the others were', async () => {
    const { browser, me } = await comeIn(house.address);
    const { me: other } = await comeIn(house.address);
    await ended([who(me.id), who(other.id)], [[0], [1]]);
    await ended([who(other.id), who(me.id)], [[0], [1]], { rated: false });
    await ended([who(me.id), bot('child')], [[0, 1]]);
    await ended([who(me.id), bot('child'), who(other.id)], [[1], [2], [0]]);
    await ended([who(me.id)], [[0]], { game: 'architectura' });
    await ended([who(other.id), bot('child')], [[0], [1]]);
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
    });
  });

  test('are one’s own', async () => {
    const answer = await new Browser(house.address).ask('GET', '/api/me/statistics');
    expect(answer).toMatchObject({ status: 401, body: { error: 'signIn' } });
  });
});

describe('what others say', () => {
  test('can be reported once it was said, and is kept for the operator', async () => {
    const [ada, bo] = [await comeIn(house.address), await comeIn(house.address)];
    const table = await ended([who(ada.me.id), who(bo.me.id)], [[0], [1]]);
    const said = { table: table.id, at: 1, seat: 1, text: 'something rude', phrase: null, person: bo.me.id };
    const line = await house.store.talk.add(said);
    const report = { table: table.id, line, why: 'insult', note: 'not nice' };
    expect((await ada.browser.ask('POST', '/api/reports', report)).status).toBe(204);
    expect(await house.store.talk.reports(10)).toMatchObject([{ ...report, by: ada.me.id }]);
    expect((await ada.browser.ask('POST', '/api/reports', { ...report, line: line + 1 })).status).toBe(404);
    expect((await bo.browser.ask('POST', '/api/reports', report)).status).toBe(404);
    expect((await ada.browser.ask('POST', '/api/reports', { ...report, why: 'bored' })).status).toBe(400);
    expect((await new Browser(house.address).ask('POST', '/api/reports', report)).status).toBe(401);
  });

  test('need not be heard', async () => {
    const [ada, bo] = [await comeIn(house.address), await comeIn(house.address)];
    const mute = (muted: boolean) => ada.browser.ask('POST', '/api/me/mutes', { person: bo.me.id, muted });
    expect((await mute(true)).status).toBe(204);
    expect(await get('/api/me/mutes', ada.browser)).toEqual([bo.me.id]);
    expect((await mute(false)).status).toBe(204);
    expect(await get('/api/me/mutes', ada.browser)).toEqual([]);
    const own = await ada.browser.ask('POST', '/api/me/mutes', { person: ada.me.id, muted: true });
    expect(own.status).toBe(400);
  });
});
