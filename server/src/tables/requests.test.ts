import { at, seeded } from '@archivolt/engine';
import { commitmentOf, type GameFile, verifyGame } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withGame } from '../games.ts';
import { isAsked, move, moverOf, moveUntil } from './moving.testing.ts';
import { TestServer } from './server.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const picksOf = async (id: string, version: number) =>
  (await server.parts.store.tables.log(id, version - 1))[0]?.picks.length ?? 0;

describe('a take-back', () => {
  test('undoes the last submission of the requesting player once the other agrees', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    const before = structuredClone(mover.at(id));
    await move(clients, id);
    expect(await picksOf(id, 1)).toBe(0);
    expect(await mover.ask({ do: 'request', table: id, kind: 'takeBack' })).toMatchObject({ type: 'done' });
    await other.until(() => other.at(id).info.requests.length === 1);
    expect(mover.at(id).version).toBe(1);
    expect(await other.ask({ do: 'answer', table: id, kind: 'takeBack', yes: true })).toMatchObject({
      type: 'done',
    });
    for (const client of clients) {
      await client.until(() => client.at(id).version === 2);
      expect(client.at(id).view?.table).toEqual(before.view?.table);
      expect(client.at(id).log.at(-1)).toMatchObject({ tookBackTo: 0, events: [] });
      await client.until(() => client.at(id).info.requests.length === 0);
    }
    expect(mover.at(id).offers).toEqual(before.offers);
    expect(await move(clients, id)).toMatchObject({ type: 'done', version: 3 });
  });

  test('can be requested twenty times per minute, because each replays the whole game', async () => {
    const strict = await TestServer.open({ clock: () => 1_700_000_000_000 });
    const { id, clients } = await strict.seatPlayers('red-cathedral');
    const ask = () => at(clients, 0).ask({ do: 'request', table: id, kind: 'takeBack' });
    for (let asked = 0; asked < 20; asked++) expect(await ask()).toMatchObject({ why: 'nothingToTakeBack' });
    expect(await ask()).toMatchObject({ why: 'tooMany', facts: { seconds: 3 } });
    await strict.close();
  });

  test.each([
    ['the turn', 1],
    ['the turn and the other player’s next one', 2],
  ])('takes back the increments of %s, but no other player’s time', async (_what, ended) => {
    const clock = { kind: 'live', base: 600, increment: 300 } as const;
    // A turn that ends with a roll cannot be taken back, so games are tried until one has none.
    for (let games = 0; ; games++) {
      const startedAt = Date.now();
      const { id, clients } = await server.seatPlayers('red-cathedral', 2, { clock });
      const mover = await moverOf(clients, id);
      const seat = clients.indexOf(mover);
      const other = at(clients, 1 - seat);
      const turns = () => {
        const { table } = mover.at(id).view ?? {};
        return (table as { turn: number }).turn;
      };
      const first = turns();
      const chance = seeded(games);
      await moveUntil(clients, id, chance, () => turns() >= first + ended);
      const earned = mover.at(id).clocks?.left ?? [];
      expect(earned[seat]).toBeGreaterThan(890_000);
      const asked = await mover.ask({ do: 'request', table: id, kind: 'takeBack' });
      if (asked.type === 'refused') continue;
      server.skip(100_000);
      const { version } = mover.at(id);
      await other.ask({ do: 'answer', table: id, kind: 'takeBack', yes: true });
      await mover.until(() => mover.at(id).version > version);
      const { left = [], running } = mover.at(id).clocks ?? {};
      const spent = Date.now() - startedAt;
      expect(running).toBe(seat);
      for (const time of left) expect(time).toBeLessThanOrEqual(600_000);
      // In the second turn the player who asks was to move when time passed; in the first, the other one.
      expect(left[seat]).toBeGreaterThanOrEqual((ended === 2 ? 500_000 : 600_000) - spent);
      expect(left[1 - seat]).toBeGreaterThanOrEqual(600_000 - spent);
      await moveUntil(
        clients,
        id,
        () => 0,
        () => turns() > first,
      );
      expect(mover.at(id).clocks?.left[seat]).toBeLessThanOrEqual(900_000);
      return;
    }
  });

  test('is not made if the other declines, and can be withdrawn', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    await move(clients, id);
    for (const refuser of [other, mover]) {
      await mover.ask({ do: 'request', table: id, kind: 'takeBack' });
      await refuser.ask({ do: 'answer', table: id, kind: 'takeBack', yes: false });
      await other.until(() => other.at(id).info.requests.length === 0);
      // Everybody learns who declined, also later viewers.
      const seat = clients.indexOf(refuser);
      const by = clients.indexOf(mover);
      expect(other.at(id).info.declined).toEqual([{ kind: 'takeBack', by, no: seat }]);
      const late = await (await server.connect()).watch(id);
      expect(late.info).toMatchObject({ requests: [], declined: [{ by, no: seat }] });
      expect(await other.ask({ do: 'answer', table: id, kind: 'takeBack', yes: true })).toMatchObject({
        why: 'nothingAsked',
      });
    }
    expect(mover.at(id).version).toBe(1);
    await move(clients, id);
    await other.until(() => other.at(id).info.declined.length === 0);
  });

  test('is impossible after a roll', async () => {
    const { id, clients, people } = await server.seatPlayers('red-cathedral');
    const chance = seeded(3);
    let rolled = 0;
    await moveUntil(clients, id, chance, () => {
      const entry = at(clients, 0).at(id).log.at(-1);
      rolled = entry?.events.some((event) => (event as { type: string }).type === 'rolled')
        ? entry.version
        : 0;
      return rolled > 0;
    });
    expect(await picksOf(id, rolled)).toBeGreaterThan(0);
    const { seat } = at(at(clients, 0).at(id).log, rolled - 1);
    const roller = at(clients, seat ?? -1);
    expect(await roller.ask({ do: 'request', table: id, kind: 'takeBack' })).toMatchObject({
      why: 'takeBackAfterUnknown',
    });
    // A query before asking gets the same answer.
    const who = people[seat ?? -1];
    expect(await server.call('GET', `/api/tables/${id}/takeBack`, who)).toMatchObject({
      status: 200,
      body: { why: 'takeBackAfterUnknown' },
    });
    expect(await server.call('GET', `/api/tables/${id}/takeBack`, await server.person())).toMatchObject({
      body: { error: 'notSeated' },
    });
  });

  test('is impossible before the first move, and with hidden hands after another player has moved', async () => {
    const { id, clients } = await server.seatPlayers('architectura');
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    expect(await mover.ask({ do: 'request', table: id, kind: 'takeBack' })).toMatchObject({
      why: 'nothingToTakeBack',
    });
    await moveUntil(clients, id, seeded(1), () => isAsked(other, id));
    await move(clients, id);
    expect(await mover.ask({ do: 'request', table: id, kind: 'takeBack' })).toMatchObject({
      why: 'takeBackAfterUnknown',
    });
  });

  test('lapses as a request when somebody moves', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const mover = await moverOf(clients, id);
    await move(clients, id);
    await mover.ask({ do: 'request', table: id, kind: 'takeBack' });
    await mover.until(() => mover.at(id).info.requests.length === 1);
    await move(clients, id);
    await mover.until(() => mover.at(id).info.requests.length === 0);
  });

  test('leaves a game file that still verifies', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral');
    const mover = await moverOf(clients, id);
    const other = at(clients, 1 - clients.indexOf(mover));
    await move(clients, id);
    await mover.ask({ do: 'request', table: id, kind: 'takeBack' });
    await other.ask({ do: 'answer', table: id, kind: 'takeBack', yes: true });
    await mover.until(() => mover.at(id).version === 2);
    for (let made = 0; made < 20; made++) await move(clients, id, seeded(made));
    await mover.ask({ do: 'resign', table: id });
    const file = (await server.call('GET', `/api/tables/${id}/file`)).body as GameFile;
    expect(withGame(file.game, (rules) => verifyGame(rules, file))).toMatchObject({ ok: true });
  });
});

describe('an end by agreement', () => {
  test('needs everybody, and scores the current position', async () => {
    const { id, clients } = await server.seatPlayers('red-cathedral', 3);
    for (let made = 0; made < 9; made++) await move(clients, id, seeded(made));
    const [ana, rui, eva] = [at(clients, 0), at(clients, 1), at(clients, 2)];
    await ana.ask({ do: 'request', table: id, kind: 'endNow' });
    await rui.ask({ do: 'answer', table: id, kind: 'endNow', yes: true });
    await ana.until(() => ana.at(id).info.requests[0]?.granted.length === 1);
    expect(ana.at(id).info.status).toBe('playing');
    await eva.ask({ do: 'answer', table: id, kind: 'endNow', yes: true });
    await ana.until(() => ana.at(id).info.status === 'finished');
    expect(ana.at(id).info.result).toMatchObject({
      why: 'agreed',
      totals: [2, 2, 2].map(() => expect.any(Number)),
    });
    const file = (await server.call('GET', `/api/tables/${id}/file`)).body as GameFile;
    expect(withGame(file.game, (rules) => verifyGame(rules, file))).toMatchObject({ ok: true });
  });
});

test.each([
  ['resigns', 0],
  ['runs out of time', 3_600_000],
])('a request that waits for one player is granted when that player %s', async (_how, time) => {
  const clock = { kind: 'live', base: 600, increment: 5 } as const;
  const { id, clients } = await server.seatPlayers('red-cathedral', 3, { clock });
  const last = await moverOf(clients, id);
  const [asks, grants] = clients.filter((client) => client !== last);
  await asks?.ask({ do: 'request', table: id, kind: 'endNow' });
  await grants?.ask({ do: 'answer', table: id, kind: 'endNow', yes: true });
  expect((await server.parts.store.tables.load(id))?.status).toBe('playing');
  if (time === 0) await last.ask({ do: 'resign', table: id });
  else server.skip(time);
  await last.until(() => last.at(id).info.status === 'finished');
  expect(last.at(id).info.result).toMatchObject({ why: 'agreed' });
});

describe('a rematch', () => {
  test('moves the same people by one seat, with a seed that was fixed before their salts', async () => {
    const { id, people, clients } = await server.seatPlayers('red-cathedral', 3);
    const [ana, rui, eva] = [at(clients, 0), at(clients, 1), at(clients, 2)];
    expect(await ana.ask({ do: 'request', table: id, kind: 'rematch' })).toMatchObject({
      why: 'notPossible',
    });
    for (const client of [rui, eva]) await client.ask({ do: 'resign', table: id });
    await ana.ask({ do: 'resign', table: id });
    await ana.until(() => ana.at(id).info.status === 'finished');
    // Declined first: only the refusal is stored until the next request.
    await ana.ask({ do: 'request', table: id, kind: 'rematch', salt: '00' });
    await rui.ask({ do: 'answer', table: id, kind: 'rematch', yes: false });
    await eva.until(() => eva.at(id).info.declined.length === 1);
    expect((await server.parts.store.tables.load(id))?.requests).toEqual([
      { kind: 'rematch', by: 0, granted: [], no: 1 },
    ]);
    await ana.ask({ do: 'request', table: id, kind: 'rematch', salt: 'aa' });
    await rui.until(() => rui.at(id).info.requests.length === 1);
    expect(rui.at(id).info.declined).toEqual([]);
    await expect.poll(() => server.rematches).toContainEqual([id, at(people, 0).row.id]);
    // The notification of the end is not sent again with it.
    expect(server.finished.filter((table) => table.id === id)).toHaveLength(1);
    const { commitment } = at(rui.at(id).info.requests, 0);
    expect(rui.raw.join('')).not.toContain('"salts":["aa"');
    await rui.ask({ do: 'answer', table: id, kind: 'rematch', yes: true, salt: 'bb' });
    await eva.ask({ do: 'answer', table: id, kind: 'rematch', yes: true, salt: 'cc' });
    await eva.until(() => eva.at(id).info.next !== null);
    const next = eva.at(id).info.next ?? '';
    const seen = await eva.watch(next);
    expect(seen.seat).toBe(1);
    expect(seen.info.seats.map(({ person }) => person)).toEqual(
      [1, 2, 0].map((seat) => at(people, seat).row.id),
    );
    expect(seen.info).toMatchObject({ status: 'playing', commitment, salts: ['bb', 'cc', 'aa'], seed: null });
    expect(commitmentOf((await server.parts.store.tables.load(next))?.seed ?? '')).toBe(commitment);
    const never = [...ana.raw, ...rui.raw, ...eva.raw].join('');
    expect(never).not.toContain((await server.parts.store.tables.load(next))?.seed);
  });
});
