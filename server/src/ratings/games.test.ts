import { architectura } from '@archivolt/architectura';
import { at, begin, offersOf, seeded, submit, viewOf } from '@archivolt/engine';
import { type FinishedGame, type Person, STATISTICS_FOR } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEndedTable } from '../store/rows.testing.ts';
import { type Someone, TestServer } from '../tables/server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const seat = (person: string | null) => ({
  colour: 0,
  person,
  level: person === null ? ('skilled' as const) : null,
  salt: '',
  away: null,
});
const addFinishedGame = (...people: (Someone | null)[]) =>
  server.parts.store.tables.create(anEndedTable({ seats: people.map((one) => seat(one?.row.id ?? null)) }));
const gamesOf = async (owner: Someone, reader?: Someone) => {
  const { status, body } = await server.call('GET', `/api/people/${owner.row.id}/games`, reader);
  return { status, games: body as FinishedGame[] };
};
const isShown = async (owner: Someone, reader?: Someone) =>
  ((await server.call('GET', `/api/people/${owner.row.id}`, reader)).body as Person).shown;

describe('the games of a person', () => {
  const READERS = ['owner', 'opponent', 'stranger', 'nobody', 'blocked', 'blocking', 'running'] as const;
  const MAY: Readonly<Record<(typeof STATISTICS_FOR)[number], readonly (typeof READERS)[number][]>> = {
    nobody: ['owner'],
    played: ['owner', 'opponent'],
    everybody: ['owner', 'opponent', 'stranger', 'nobody', 'running'],
  };
  const cases = STATISTICS_FOR.flatMap((statistics) =>
    READERS.map((reader) => [statistics, reader] as const),
  );

  test.each(cases)('follow the statistics setting “%s” for this reader: %s', async (statistics, kind) => {
    const { store } = server.parts;
    const [owner, opponent] = [await server.person({ statistics }), await server.person()];
    await addFinishedGame(owner, opponent);
    const reader = {
      owner: async () => owner,
      opponent: async () => opponent,
      stranger: () => server.person(),
      // Without signing in.
      nobody: async () => undefined,
      blocked: async () => {
        await store.blocks.block(owner.row.id, opponent.row.id, true);
        return opponent;
      },
      blocking: async () => {
        await store.blocks.block(opponent.row.id, owner.row.id, true);
        return opponent;
      },
      // Sits at a table with the owner, whose game is not over.
      running: async () => {
        const other = await server.person();
        const { table } = await server.table(owner, { game: 'architectura' });
        await server.sit(other, table.id);
        return other;
      },
    }[kind];
    const who = await reader();
    const may = MAY[statistics].includes(kind);
    expect(await isShown(owner, who)).toBe(may);
    const { status, games } = await gamesOf(owner, who);
    expect(status).toBe(may ? 200 : 403);
    expect(games).toEqual(may ? [expect.objectContaining({ totals: [40, 31] })] : { error: 'forbidden' });
  });

  test('disappear with a deleted account', async () => {
    const [owner, opponent] = [await server.person({ statistics: 'everybody' }), await server.person()];
    await addFinishedGame(owner, opponent);
    await server.parts.store.people.anonymise(owner.row.id);
    expect((await gamesOf(owner, opponent)).status).toBe(404);
    expect((await gamesOf(owner)).status).toBe(404);
    const [own] = (await gamesOf(opponent, opponent)).games;
    expect(own?.seats[0]).toMatchObject({ kind: 'person', name: '' });
  });

  test('are shown to others no sooner than to spectators', async () => {
    const { people, clients, id } = await server.seatPlayers('red-cathedral', 2, { delay: 60 });
    const [ana, rui] = [at(people, 0), at(people, 1)];
    await server.parts.store.people.change(ana.row.id, { statistics: 'everybody' });
    await at(clients, 1).ask({ do: 'resign', table: id });
    expect((await gamesOf(ana, ana)).games).toHaveLength(1);
    expect((await gamesOf(ana)).games).toEqual([]);
    expect((await gamesOf(ana, rui)).games).toEqual([]);
    server.skip(60_001);
    expect((await gamesOf(ana)).games).toHaveLength(1);
  });
});

describe('a finished game', () => {
  test('names the players to its owner only and marks the reader', async () => {
    const [ana, rui, eva] = [
      await server.person({ name: 'Ana', statistics: 'everybody' }),
      await server.person({ name: 'Rui' }),
      await server.person({ name: 'Eva' }),
    ];
    await server.parts.store.tables.create(
      anEndedTable({
        seats: [seat(ana.row.id), seat(rui.row.id), seat(eva.row.id), seat(null)],
        result: { why: 'played', totals: [1, 2, 3, 4], places: [[3], [2], [1], [0]] },
      }),
    );
    const own = at((await gamesOf(ana, ana)).games, 0);
    expect(own.id).not.toBeNull();
    expect(own.seats.map(({ name }) => name)).toEqual(['Ana', 'Rui', 'Eva', '']);
    expect(own.seats.map(({ person }) => person)).toEqual([ana.row.id, rui.row.id, eva.row.id, null]);
    const read = at((await gamesOf(ana, rui)).games, 0);
    expect(read).toMatchObject({ id: null, totals: [1, 2, 3, 4], places: [[3], [2], [1], [0]] });
    expect(read.seats).toEqual([
      { kind: 'owner', person: null, name: '', level: null },
      { kind: 'reader', person: null, name: '', level: null },
      { kind: 'person', person: null, name: '', level: null },
      { kind: 'bot', person: null, name: '', level: 'skilled' },
    ]);
    expect(JSON.stringify(read)).not.toContain(eva.row.id);
  });

  test('has points by source that add up to the totals and are computed once', async () => {
    const { sheets, tables } = server.parts.store;
    const [ana, rui] = [await server.person(), await server.person()];
    const { state, totals, places } = randomGame();
    const table = anEndedTable({
      game: 'architectura',
      rulesVersion: architectura.rulesVersion,
      state: JSON.stringify(state),
      seats: [seat(ana.row.id), seat(rui.row.id)],
      result: { why: 'played', totals, places },
    });
    await tables.create(table);
    const [game] = (await gamesOf(ana, ana)).games;
    expect(totals.some((total) => total > 0)).toBe(true);
    for (const [of, total] of totals.entries())
      expect(game?.sources.reduce((sum, { points }) => sum + at(points, of), 0)).toBe(total);
    expect(await sheets.load([table.id])).toEqual(new Map([[table.id, game?.sources]]));
    expect((await gamesOf(ana, ana)).games).toEqual([game]);
  });

  test('has only totals if its last state cannot be scored', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    await addFinishedGame(ana, rui);
    expect((await gamesOf(ana, ana)).games).toMatchObject([{ totals: [40, 31], sources: [] }]);
  });

  test('includes the rating after it if it was rated', async () => {
    const [ana, rui] = [await server.person(), await server.person()];
    const ratingOf = (mean: number) => ({ mean, deviation: 8 });
    await server.parts.store.tables.create(
      anEndedTable({
        seats: [seat(ana.row.id), seat(rui.row.id)],
        result: {
          why: 'played',
          totals: [4, 2],
          places: [[0], [1]],
          ratings: [26, 24].map((mean) => ({ before: ratingOf(25), after: ratingOf(mean) })),
        },
      }),
    );
    expect(at((await gamesOf(ana, ana)).games, 0).rating).toBe(1542);
    expect(at((await gamesOf(rui, rui)).games, 0).rating).toBe(1458);
  });
});

/** A game of Architectura between random players, at its end. */
function randomGame() {
  const chance = seeded(4);
  let { state } = begin(architectura, { players: 2, first: 0 }, chance);
  for (let mover = architectura.toMove(state.table); mover !== undefined; ) {
    const offers = offersOf(architectura, viewOf(state, mover));
    const answer = submit(architectura, state, mover, [at(offers, chance(offers.length))], chance);
    if (!answer.ok) throw new Error(answer.why);
    ({ state } = answer);
    mover = architectura.toMove(state.table);
  }
  const { totals, places } = architectura.score(state.table);
  return { state, totals, places };
}
