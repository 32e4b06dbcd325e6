import { at, seeded } from '@archivolt/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEFAULT_RATING, updateRatings } from '../ratings/plackettLuce.ts';
import { strengthOf } from '../ratings/scale.ts';
import { emptyDatabase } from '../store/postgres.testing.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Client } from './client.testing.ts';
import { isAsked, move, moverOf, moveUntil } from './moving.testing.ts';
import { type Someone, TestServer } from './server.testing.ts';

/** Two simulated processes: each with its own rooms, sockets and connection to one PostgreSQL. */
let stores: Store[];
let servers: TestServer[];
beforeAll(async () => {
  const url = await emptyDatabase();
  stores = [await openPostgres(url), await openPostgres(url)];
  servers = await Promise.all(stores.map((store) => TestServer.open({ store })));
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const store of stores) await store.close();
});

/** Two people at one table, each at another process. */
async function seatAcrossServers(
  more: object = {},
): Promise<{ id: string; people: Someone[]; clients: Client[] }> {
  const [here, there] = [at(servers, 0), at(servers, 1)];
  const people = [await here.person(), await there.person()];
  const { table } = await here.table(at(people, 0), { game: 'red-cathedral', ...more });
  await there.sit(at(people, 1), table.id);
  const clients = [await here.connect(people[0]), await there.connect(people[1])];
  for (const client of clients) {
    await client.watch(table.id);
    // The process that opened the table may not have heard yet that the other one has started the game.
    await client.until(() => client.at(table.id).info.status === 'playing');
  }
  return { id: table.id, people, clients };
}

describe('two processes', () => {
  test('show the same game to their clients', async () => {
    const { id, clients } = await seatAcrossServers();
    for (let made = 0; made < 25; made++)
      expect(await move(clients, id, seeded(made))).toMatchObject({ type: 'done' });
    const [first, second] = clients.map((client) => client.at(id));
    expect(second?.view).toEqual({ ...first?.view, seat: 1 });
    expect(second?.log).toEqual(first?.log);
    await at(clients, 0).ask({ do: 'say', table: id, message: { text: 'olá' } });
    await at(clients, 1).until(() => at(clients, 1).at(id).chat.length === 1);
    // The chat was empty when the others came, and later viewers must not believe that it still is.
    for (const server of servers) expect((await (await server.connect()).watch(id)).chat).toHaveLength(1);
    // Presence is written apart from the moves, which may be faster.
    await at(clients, 0).until(() =>
      at(clients, 0)
        .at(id)
        .info.seats.every(({ online }) => online),
    );
  });

  test('catch up with news that arrived while the database did not answer', async () => {
    const { id, clients } = await seatAcrossServers();
    const store = at(stores, 1);
    let failures = 0;
    const load: Store['tables']['load'] = (table) =>
      failures-- > 0 ? Promise.reject(new Error('statement timeout')) : store.tables.load(table);
    const shaky = await TestServer.open({ store: { ...store, tables: { ...store.tables, load } } });
    const spectator = await shaky.connect();
    await spectator.watch(id);
    failures = 2;
    await move(clients, id);
    const { version } = at(clients, 0).at(id);
    await spectator.until(() => spectator.at(id).version === version);
    const failed = shaky.notes.all.filter(({ message }) => message === 'failed to reload a table');
    expect(failed).toHaveLength(2);
    await shaky.close();
  });

  test('show the newest version to their viewers even if the database failed while it was sent', async () => {
    const { id, clients } = await seatAcrossServers();
    const store = at(stores, 1);
    let failures = 0;
    const logBetween: Store['tables']['logBetween'] = (...range) =>
      failures-- > 0 ? Promise.reject(new Error('statement timeout')) : store.tables.logBetween(...range);
    const tables = { ...store.tables, logBetween };
    const shaky = await TestServer.open({ store: { ...store, tables, listen: () => () => undefined } });
    const spectator = await shaky.connect();
    await spectator.watch(id);
    failures = 1;
    // Several moves at once are sent as a snapshot, which reads the log.
    for (let made = 0; made < 3; made++) await move(clients, id, seeded(made));
    const { version, view } = await (await at(servers, 0).connect()).watch(id);
    await spectator.until(() => spectator.at(id).version === version);
    expect(failures).toBeLessThanOrEqual(0);
    expect(spectator.at(id).view).toEqual(view);
    await shaky.close();
  });

  test('show a consistent table if one misses news, and synchronise when they hear of a newer version', async () => {
    const { id, clients } = await seatAcrossServers();
    const store = at(stores, 1);
    const tables = { ...store.tables, versions: async () => [] };
    const deaf = await TestServer.open({ store: { ...store, tables, listen: () => () => undefined } });
    const shown = await (await deaf.connect()).watch(id);
    await move(clients, id);
    const { version, view } = await (await at(servers, 0).connect()).watch(id);
    expect(version).toBeGreaterThan(shown.version);
    const spectator = await deaf.connect();
    expect(await spectator.watch(id)).toMatchObject({ version: shown.version, view: shown.view });
    // A client that has seen the newer version elsewhere makes this process synchronise.
    const turn = { version, moves: [{ do: 'nothing' }] };
    await deaf.call('POST', `/api/tables/${id}/moves`, await deaf.person(), turn);
    await spectator.until(() => spectator.at(id).version === version);
    expect(await (await deaf.connect()).watch(id)).toMatchObject({ version, view });
    await deaf.close();
  });

  test('show the newest version of a table to its viewers even if all its news was lost', async () => {
    const { id, clients } = await seatAcrossServers();
    const deaf = await TestServer.open({ store: { ...at(stores, 1), listen: () => () => undefined } });
    const spectator = await deaf.connect();
    await spectator.watch(id);
    await move(clients, id);
    await at(clients, 0).ask({ do: 'request', table: id, kind: 'endNow' });
    const { version, view } = await (await at(servers, 0).connect()).watch(id);
    await spectator.until(() => spectator.at(id).version === version);
    expect(spectator.at(id).view).toEqual(view);
    await deaf.close();
  });

  test('can seat the last two players simultaneously, and the game starts once with both', async () => {
    const [here, there] = [at(servers, 0), at(servers, 1)];
    for (let times = 0; times < 5; times++) {
      const people = [await here.person(), await here.person(), await there.person()];
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
      const { table } = await here.table(at(people, 0), { game: 'architectura', seats });
      // Both processes have loaded the table before anybody else comes.
      await Promise.all([here.rooms.get(table.id), there.rooms.get(table.id)]);
      const sat = await Promise.all([here.sit(at(people, 1), table.id), there.sit(at(people, 2), table.id)]);
      expect(sat.map(({ status }) => status)).toEqual([200, 200]);
      const row = await at(stores, 0).tables.load(table.id);
      expect(row).toMatchObject({ status: 'playing', fault: null });
      expect(new Set(row?.seats.map(({ person }) => person))).toEqual(
        new Set(people.map(({ row: { id } }) => id)),
      );
    }
  });

  test('report the rating changes of a rated game, live and on later visits; a friendly game changes none', async () => {
    const { id, people, clients } = await seatAcrossServers({ rated: true });
    expect(await at(clients, 0).ask({ do: 'resign', table: id })).toMatchObject({ type: 'done' });
    const [after0, after1] = updateRatings([DEFAULT_RATING, DEFAULT_RATING], [[1], [0]]);
    const [first, second] = [after0, after1].map((after) => strengthOf(after ?? DEFAULT_RATING));
    const ratings = [
      { before: strengthOf(DEFAULT_RATING), after: first },
      { before: strengthOf(DEFAULT_RATING), after: second },
    ];
    for (const client of clients) {
      await client.until(() => client.at(id).info.result?.ratings !== undefined);
      const { result, seats } = client.at(id).info;
      expect(result).toMatchObject({ why: 'resigned', ratings });
      expect(seats.map(({ strength }) => strength)).toEqual([first, second]);
    }
    const late = await at(servers, 1).connect(people[0]);
    expect((await late.watch(id)).info.result?.ratings).toEqual(ratings);
    const file = await at(servers, 0).call('GET', `/api/tables/${id}/file`, people[0]);
    expect(Object.keys((file.body as { result: object }).result)).toEqual(['why', 'totals', 'places']);

    const friendly = await seatAcrossServers();
    await at(friendly.clients, 0).ask({ do: 'resign', table: friendly.id });
    const { tables } = at(stores, 0);
    await expect.poll(async () => (await tables.load(friendly.id))?.wakes).toBeNull();
    expect((await tables.load(friendly.id))?.result).not.toHaveProperty('ratings');
  });

  test('notice a move that was made while they were opening the table', async () => {
    const [here, there] = [at(servers, 0), at(servers, 1)];
    const { id, clients, people } = await here.seatPlayers('red-cathedral');
    const { tables } = at(stores, 1);
    const load = tables.load.bind(tables);
    vi.spyOn(tables, 'load').mockImplementationOnce(async (table) => {
      const read = await load(table);
      // The news arrives before the result of the read is used.
      const shown = new Promise<void>((resolve) => {
        const stop = at(stores, 1).listen((news) => {
          if (news.of !== 'played' || news.table !== id) return;
          stop();
          resolve();
        });
      });
      await move(clients, id, seeded(1));
      await shown;
      return read;
    });
    const late = await there.connect(people[0]);
    await late.watch(id);
    await late.until(() => late.at(id).version === 1);
    expect(late.at(id).view?.table).toEqual(at(clients, 0).at(id).view?.table);
  });

  test('that receive the same version simultaneously store it once', async () => {
    const { id, people, clients } = await seatAcrossServers();
    const twins = await Promise.all(
      people.map(async (person, index) => {
        const twin = await at(servers, 1 - index).connect(person);
        await twin.watch(id);
        return twin;
      }),
    );
    for (let round = 0; round < 20; round++) {
      const mover = await moverOf(clients, id);
      const pair = [mover, at(twins, clients.indexOf(mover))];
      const { version, offers } = mover.at(id);
      for (const client of pair) await client.until(() => client.at(id).version === version);
      const moves = [at(offers, round % offers.length) as { do: string }];
      const answers = await Promise.all(
        pair.map((client) => client.ask({ do: 'submit', table: id, version, moves })),
      );
      expect(answers.map((answer) => (answer.type === 'done' ? 'done' : answer.why)).sort()).toEqual([
        'done',
        'stale',
      ]);
      for (const client of [...clients, ...twins])
        await client.until(() => client.at(id).version === version + 1);
    }
    const log = await at(stores, 0).tables.log(id, 0);
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
    for (const client of [...clients, ...twins])
      expect(client.at(id).view?.table).toEqual(at(clients, 0).at(id).view?.table);
  });

  test('agree on a take-back requested at one and granted at the other', async () => {
    const { id, clients } = await seatAcrossServers();
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    const before = structuredClone(mover.at(id).view?.table);
    await move(clients, id);
    await mover.ask({ do: 'request', table: id, kind: 'takeBack' });
    await other.until(() => other.at(id).info.requests.length === 1);
    await other.ask({ do: 'answer', table: id, kind: 'takeBack', yes: true });
    for (const client of clients) {
      await client.until(() => client.at(id).version === 2);
      expect(client.at(id).view?.table).toEqual(before);
    }
  });

  test('play each bot turn once and take over when the process with the lease is dead', async () => {
    const [here, there] = [at(servers, 0), at(servers, 1)];
    const ana = await here.person();
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'child' as const }];
    const { table } = await here.table(ana, { game: 'architectura', seats });
    const client = await there.connect(ana);
    await client.watch(table.id);
    await moveUntil([client], table.id, seeded(9), () => client.at(table.id).log.length > 12);
    // A process that died with a lease on the table, which is still held.
    await client.until(() => isAsked(client, table.id));
    const { version } = client.at(table.id);
    const { tables } = at(stores, 0);
    await expect.poll(() => tables.lease(table.id, 'gone', Date.now(), Date.now() + 3000)).toBe(true);
    await moveUntil([client], table.id, seeded(9), () =>
      client.at(table.id).log.some((row) => row.version > version && row.seat === 1),
    );
    expect(await at(stores, 0).tables.log(table.id, 0)).toHaveLength(client.at(table.id).version);
  });

  test('share one clock: a player who times out at one is absent at the other', async () => {
    const { id, clients } = await seatAcrossServers({ clock: { kind: 'live', base: 30, increment: 0 } });
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    for (const server of servers) server.skip(31_000);
    const seat = mover.at(id).seat ?? -1;
    for (const client of clients)
      await client.until(() => client.at(id).info.seats[seat]?.standIn === 'timeout');
    await mover.ask({ do: 'return', table: id });
    for (const client of clients) await client.until(() => client.at(id).info.seats[seat]?.standIn === null);
    expect([isAsked(mover, id), isAsked(other, id)]).toContain(true);
  });
});
