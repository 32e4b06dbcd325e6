import { at, seeded } from '@archivolt/engine';
import { ABSENCE, GAME_IDS } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAsked, move, moverOf, moveUntil } from './moving.testing.ts';
import { TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const live = { kind: 'live', base: 600, increment: 10 } as const;

describe('time', () => {
  test('that runs out for an absent player puts a bot in the seat', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral', 2, { clock: live });
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    const seat = mover.at(id).seat ?? -1;
    mover.close();
    server.skip(601_000);
    await other.until(() => other.at(id).info.seats[seat]?.standIn === 'timeout');
    expect(other.at(id).info.seats[seat]).toMatchObject({ level: 'skilled', kind: 'person' });
    await other.until(() => isAsked(other, id));
    expect(other.at(id).log.at(-1)).toMatchObject({ seat });
    expect(other.at(id).clocks).toMatchObject({ running: other.at(id).seat });
  });

  test('is topped up for a returning player, and the bot stops immediately', async () => {
    const { id, people, clients } = await server.seatPlayers('red-cathedral', 2, { clock: live });
    const mover = await moverOf(clients, id);
    const seat = mover.at(id).seat ?? -1;
    server.skip(601_000);
    await mover.until(() => mover.at(id).info.seats[seat]?.standIn === 'timeout');
    expect(await mover.ask({ do: 'return', table: id })).toMatchObject({ type: 'done' });
    await mover.until(() => mover.at(id).info.seats[seat]?.standIn === null);
    expect(mover.at(id).clocks?.left[seat]).toBeGreaterThanOrEqual(60_000);
    expect(await mover.ask({ do: 'return', table: id })).toMatchObject({ why: 'notPossible' });
    await moveUntil(clients, id, seeded(2), () => isAsked(mover, id));
    expect(await move(clients, id)).toMatchObject({ type: 'done' });
    expect(people[seat]?.row.id).toBe(mover.at(id).info.seats[seat]?.person);
  });

  test('is added once per turn, even if other seats decide during it', async () => {
    const chance = seeded(7);
    let interrupted = 0;
    // Most games, but not all, ask another seat during a turn.
    for (let games = 0; games < 20 && interrupted < 2; games++) {
      const startedAt = Date.now();
      const { id, clients } = await server.seatPlayers('architectura', 2, { clock: live });
      const ended = [0, 0];
      const turnNow = () => {
        const { table } = at(clients, 0).at(id).view ?? {};
        return table as { turn: number; active: number };
      };
      let last = turnNow();
      const look = () => {
        const { turn, active } = turnNow();
        const { running = null, left = [] } = at(clients, 0).at(id).clocks ?? {};
        if (turn > last.turn) ended[last.active] = at(ended, last.active) + 1;
        if (running !== null && running !== active) interrupted++;
        last = { turn, active };
        for (const [index, turns] of ended.entries()) {
          const spent = 600_000 + turns * 10_000 - at(left, index);
          expect(spent).toBeGreaterThanOrEqual(0);
          expect(spent).toBeLessThanOrEqual(Date.now() - startedAt);
        }
        return false;
      };
      await moveUntil(clients, id, chance, look);
    }
    expect(interrupted).toBeGreaterThanOrEqual(2);
  });

  test('of a slow game does not run during the quiet hours of the player to move', async () => {
    const night = { from: 0, to: 719 };
    const people = [await server.person({ quiet: night, zone: 'UTC' }), await server.person()];
    const clock = { kind: 'slow', hours: 24 } as const;
    const { table } = await server.table(at(people, 0), {
      game: 'red-cathedral',
      clock,
      options: { first: 0 },
    });
    await server.sit(at(people, 1), table.id);
    const client = await server.connect(at(people, 0));
    const { deadline = 0, since = 0 } = (await client.watch(table.id)).clocks ?? {};
    expect((deadline ?? 0) - since).toBeGreaterThan(35 * 3_600_000);
  });
});

describe.each(GAME_IDS)('%s: a bot takes over', (game) => {
  test.each([1, 2, 3])('at any point of the game and returns the seat (%i)', async (seed) => {
    const { id, people, clients } = await server.seatPlayers(game, 3, { clock: live });
    const chance = seeded(seed);
    const moments = 4 + chance(12);
    for (let made = 0; made < moments; made++) await move(clients, id, chance);
    const mover = await moverOf(clients, id);
    const { seat, version } = mover.at(id);
    server.skip(3_600_000);
    const others = clients.filter((client) => client !== mover);
    const [watcher] = others;
    await watcher?.until(() => watcher.at(id).info.seats[seat ?? -1]?.standIn === 'timeout');
    await watcher?.until(() => watcher.at(id).version > version);
    mover.close();
    const back = await server.connect(at(people, seat ?? -1));
    await back.watch(id);
    await back.ask({ do: 'return', table: id });
    await back.until(() => back.at(id).info.seats[seat ?? -1]?.standIn === null);
    const all = clients.map((client) => (client === mover ? back : client));
    for (let made = 0; made < 6; made++) await move(all, id, chance);
  });
});

describe('resigning', () => {
  test('ends a game of two in favour of the other player', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const [ana, rui] = [at(clients, 0), at(clients, 1)];
    for (let made = 0; made < 4; made++) await move(clients, id);
    expect(await ana.ask({ do: 'resign', table: id })).toMatchObject({ type: 'done' });
    await rui.until(() => rui.at(id).info.status === 'finished');
    expect(rui.at(id).info.result).toMatchObject({ why: 'resigned', places: [[1], [0]] });
    expect(await rui.ask({ do: 'resign', table: id })).toMatchObject({ why: 'over' });
    const moves = [{ do: 'pass' }];
    const late = await rui.ask({ do: 'submit', table: id, version: rui.at(id).version, moves });
    expect(late).toMatchObject({ why: 'over' });
  });

  test('with three players puts a bot in the seat; the last person to resign ends the game', async () => {
    const { id, clients } = await server.seatPlayers('architectura', 3);
    const [ana, rui, eva] = [at(clients, 0), at(clients, 1), at(clients, 2)];
    await ana.ask({ do: 'resign', table: id });
    await rui.until(() => rui.at(id).info.seats[0]?.standIn === 'resigned');
    expect(rui.at(id).info.status).toBe('playing');
    expect(await ana.ask({ do: 'resign', table: id })).toMatchObject({ why: 'notPossible' });
    await moveUntil([rui, eva], id, seeded(4), () => rui.at(id).log.some(({ seat }) => seat === 0));
    expect(await ana.ask({ do: 'return', table: id })).toMatchObject({ type: 'done' });
    await rui.until(() => rui.at(id).info.seats[0]?.standIn === null);
    await ana.ask({ do: 'resign', table: id });
    await rui.ask({ do: 'resign', table: id });
    await eva.ask({ do: 'resign', table: id });
    await eva.until(() => eva.at(id).info.status === 'finished');
    expect(eva.at(id).info.result?.why).toBe('resigned');
  });
});

describe('bots', () => {
  test('play when it is their turn and grant requests immediately', async () => {
    const ana = await server.person();
    const seats = [
      { kind: 'me' },
      { kind: 'bot', level: 'child' },
      { kind: 'bot', level: 'casual' },
    ] as const;
    const { table } = await server.table(ana, { game: 'architectura', seats: [...seats] });
    expect(table.status).toBe('playing');
    const client = await server.connect(ana);
    await client.watch(table.id);
    await moveUntil([client], table.id, seeded(7), () => client.at(table.id).log.length > 20);
    const { log } = client.at(table.id);
    expect(new Set(log.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
    await client.ask({ do: 'request', table: table.id, kind: 'endNow' });
    await client.until(() => client.at(table.id).info.status === 'finished');
  });

  test('that fail play greedily, which is logged as an error', async () => {
    const broken = { think: () => Promise.reject(new Error('no threads today')) };
    const poor = await TestServer.open({ pool: broken });
    const ana = await poor.person();
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'master' }] as const;
    const { table } = await poor.table(ana, {
      game: 'red-cathedral',
      seats: [...seats],
      options: { first: 1 },
    });
    const client = await poor.connect(ana);
    await client.watch(table.id);
    await client.until(() => isAsked(client, table.id));
    expect(client.at(table.id).log.length).toBeGreaterThan(0);
    expect(poor.notes.all).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'bot failed; playing greedily instead' }),
    );
    await poor.close();
  });
});

describe('an absent player', () => {
  const lines = (client: { heard: readonly { type: string }[] }) =>
    client.heard.flatMap((message) =>
      message.type === 'chat' ? [(message as unknown as { message: { news: string } }).message.news] : [],
    );

  test("is shown as absent, and a bot plays at another player's request until they return", async () => {
    const { id, people, clients } = await server.seatPlayers('red-cathedral', 2, { clock: live });
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    const seat = mover.at(id).seat ?? -1;
    const gone = () => other.ask({ do: 'standIn', table: id, seat });
    await other.until(() => other.at(id).info.seats[seat]?.online === true);
    expect(other.at(id).info.seats[seat]?.awaySince).toBeNull();
    expect(await gone()).toMatchObject({ why: 'notPossible' });
    const before = server.parts.now();
    mover.close();
    await other.until(() => other.at(id).info.seats[seat]?.online === false);
    const left = other.at(id).info.seats[seat]?.awaySince ?? 0;
    expect(left).toBeGreaterThanOrEqual(before);
    expect(left).toBeLessThanOrEqual(server.parts.now());
    expect(await gone()).toMatchObject({ why: 'notPossible' });
    server.skip(ABSENCE);
    const stranger = await server.connect(await server.person());
    expect(await stranger.ask({ do: 'standIn', table: id, seat })).toMatchObject({ why: 'notSeated' });
    expect(await other.ask({ do: 'standIn', table: id, seat: 1 - seat })).toMatchObject({
      why: 'notPossible',
    });
    expect(await gone()).toMatchObject({ type: 'done' });
    await other.until(() => other.at(id).info.seats[seat]?.standIn === 'left');
    await other.until(() => isAsked(other, id));
    expect(other.at(id).log.at(-1)).toMatchObject({ seat });
    const back = await server.connect(at(people, seat));
    await back.watch(id);
    expect(await back.ask({ do: 'return', table: id })).toMatchObject({ type: 'done' });
    await other.until(() => lines(other).length === 2);
    expect(lines(other)).toEqual(['left', 'back']);
  });

  test('is not replaced by a bot on request in a slow game', async () => {
    const clock = { kind: 'slow', hours: 24 } as const;
    const { id, clients } = await server.seatPlayers('red-cathedral', 2, { clock });
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    const seat = mover.at(id).seat ?? -1;
    mover.close();
    await other.until(() => other.at(id).info.seats[seat]?.online === false);
    server.skip(10 * ABSENCE);
    expect(await other.ask({ do: 'standIn', table: id, seat })).toMatchObject({ why: 'notPossible' });
  });

  test('is reported in the chat after resigning or running out of time', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral', 3, { clock: live });
    const mover = await moverOf(clients, id);
    const seat = mover.at(id).seat ?? -1;
    const others = clients.filter((client) => client !== mover);
    await at(others, 0).ask({ do: 'resign', table: id });
    await mover.until(() => lines(mover).includes('resigned'));
    server.skip(601_000);
    await at(others, 1).until(() => at(others, 1).at(id).info.seats[seat]?.standIn === 'timeout');
    await at(others, 1).until(() => lines(at(others, 1)).includes('timeout'));
  });
});
