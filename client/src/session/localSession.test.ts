import { at, type Chance, offersOf, seeded } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import type { SeatInfo, Update } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';
import { spawnInThread } from './botService.testing.ts';
import { draftKeeper } from './draftKeeper.ts';
import { GameStore } from './games.ts';
import { type Dependencies, LocalSession } from './localSession.ts';
import { newGame } from './newGame.ts';
import { UnplayableError } from './playAgain.ts';
import { memoryStorage } from './savedDrafts.ts';
import type { StoredGame } from './storedGame.ts';
import { workerThinker } from './workerThinker.ts';

const me = (seat: number): SeatInfo => ({ seat, name: `P${seat}`, kind: 'me', colour: seat });
const bot = (seat: number, level = 'random'): SeatInfo => ({
  seat,
  name: `B${seat}`,
  kind: 'bot',
  colour: seat,
  level,
});

/** The dependencies of a page, with the worker's code in this thread. */
function surroundings(store: GameStore, chance: Chance): Dependencies<RedCathedral> {
  return {
    store,
    chance,
    thinker: workerThinker(redCathedral, spawnInThread(chance)),
    pause: () => Promise.resolve(),
    holdLeaderLock: () => Promise.resolve(),
    clock: () => 1000,
  };
}

async function start(seats: SeatInfo[], seed: number, store = new GameStore(memoryStorage())) {
  const chance = seeded(seed);
  const players = seats.filter(({ kind }) => kind !== 'automaton').length;
  const options = { players, side: 'basic', influence: 'random', first: 0 } as const;
  const started = await newGame(redCathedral, options, seats, { store, chance, clock: () => 1 });
  if (!started.ok) throw new Error(started.why);
  return { store, chance, id: started.id, session: await open(store, started.id, chance) };
}

async function load(store: GameStore, id: string): Promise<StoredGame> {
  const loaded = await store.load(id);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.game;
}

const open = async (store: GameStore, id: string, chance: Chance) =>
  new LocalSession(redCathedral, await load(store, id), surroundings(store, chance));

const keeperOf = (session: LocalSession<RedCathedral>, store: GameStore) =>
  draftKeeper(redCathedral, session.id, store, () => session.now.version);

/** Makes one random decision for the seat shown. */
async function playOne(session: LocalSession<RedCathedral>, chance: Chance): Promise<void> {
  const offers = offersOf(redCathedral, session.now.view);
  expect(await session.submit([at(offers, chance(offers.length))])).toMatchObject({ ok: true });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a local game', () => {
  test('is played to its end against Ivan and stored', async () => {
    const { session, store, chance, id } = await start([me(0), { ...me(1), kind: 'automaton' }], 1);
    while (session.now.toMove !== undefined) await playOne(session, chance);
    expect(session.now).toMatchObject({ mayMove: false, thinking: false });
    const { summary } = await load(store, id);
    expect(summary.over).toBe(true);
    expect(summary.totals).toEqual(redCathedral.score(session.now.view.table).totals);
  });

  test('lets bots play among themselves', async () => {
    const { session } = await start([bot(0), bot(1, 'greedy'), bot(2)], 2);
    session.subscribe(() => {});
    while (session.now.toMove !== undefined) await settled();
    expect(session.history().length).toBeGreaterThan(20);
    expect(new Set(session.history().map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  });

  test('starts its bots only when a table subscribes', async () => {
    const { session } = await start([bot(0), me(1)], 2);
    await settled();
    expect(session.now.version).toBe(0);
    const seen: Update<RedCathedral>[] = [];
    session.subscribe((update) => seen.push(update));
    while (!session.now.mayMove) await settled();
    expect(seen.flatMap(({ events }) => events)).toEqual(session.history().flatMap(({ events }) => events));
  });

  test('shows the seat to move, and the last person’s seat while a bot thinks', async () => {
    const { session, chance } = await start([me(0), me(1), bot(2)], 3);
    const seen: Update<RedCathedral>[] = [];
    session.subscribe((update) => seen.push(update));
    for (let turn = 0; turn < 60 && session.now.toMove !== undefined; turn++) {
      if (session.now.mayMove) await playOne(session, chance);
      else await settled();
    }
    for (const { snapshot } of seen) {
      const { toMove, view, mayMove, thinking } = snapshot;
      if (toMove === undefined) continue;
      expect(mayMove).toBe(toMove !== 2);
      expect(thinking).toBe(toMove === 2);
      expect(view.seat).toBe(toMove === 2 ? 1 : toMove);
    }
    expect(seen.map(({ snapshot }) => snapshot.version)).toEqual(seen.map((_, index) => index + 1));
  });

  test('resumes after a reload, with the same history', async () => {
    const { session, store, chance, id } = await start([me(0), me(1)], 4);
    for (let move = 0; move < 25; move++) await playOne(session, chance);
    const again = await open(store, id, chance);
    expect(again.now).toEqual(session.now);
    expect(again.history()).toEqual(session.history());
  });

  test('restores the unfinished turn after a reload, and drops it with the next version', async () => {
    const { session, store, chance, id } = await start([me(0), me(1)], 5);
    const first = at(offersOf(redCathedral, session.now.view), 0);
    (await keeperOf(session, store)).save([first]);
    const again = await open(store, id, chance);
    expect((await keeperOf(again, store)).load()).toEqual([first]);
    await playOne(again, chance);
    expect((await keeperOf(again, store)).load()).toEqual([]);
  });

  test('refuses an illegal move without changing anything', async () => {
    const { session } = await start([me(0), me(1)], 6);
    const before = session.now;
    expect(await session.submit([{ do: 'slot', slot: 0 }])).toMatchObject({ ok: false, why: 'notOffered' });
    expect(await session.submit([])).toMatchObject({ ok: false, why: 'empty' });
    expect(session.now).toBe(before);
  });

  test('sends no updates once it is closed', async () => {
    const { session, chance } = await start([me(0), bot(1)], 7);
    let updates = 0;
    session.subscribe(() => {
      updates += 1;
    });
    while (session.now.mayMove) await playOne(session, chance);
    session.close();
    const before = updates;
    await settled();
    expect(updates).toBe(before);
  });
});

describe('two pages with the same game', () => {
  test('lose nothing: the slower page is refused and catches up', async () => {
    const { session, store, chance, id } = await start([me(0), me(1)], 8);
    const other = await open(store, id, chance);
    await playOne(session, chance);
    const offers = offersOf(redCathedral, other.now.view);
    expect(await other.submit([at(offers, 0)])).toMatchObject({ ok: false, why: 'stale' });
    expect(other.now).toEqual(session.now);
    await playOne(other, chance);
    await session.follow();
    expect(session.now).toEqual(other.now);
    expect((await load(store, id)).submissions).toHaveLength(2);
  });

  test('report the events of each other’s moves', async () => {
    const { session, store, chance, id } = await start([me(0), me(1)], 9);
    const other = await open(store, id, chance);
    const heard: Update<RedCathedral>[] = [];
    other.subscribe((update) => heard.push(update));
    await playOne(session, chance);
    await other.follow();
    expect(heard.map(({ events }) => events)).toEqual([session.history()[0]?.events]);
  });
});

describe('a full storage', () => {
  test('refuses the turn and leaves the game unchanged', async () => {
    const storage = memoryStorage();
    const { session, store, chance, id } = await start([me(0), me(1)], 10, new GameStore(storage));
    await playOne(session, chance);
    const kept = session.now;
    storage.setItem = () => {
      throw new Error('full');
    };
    const offers = offersOf(redCathedral, session.now.view);
    expect(await session.submit([at(offers, 0)])).toMatchObject({ ok: false, why: 'full' });
    expect(session.now).toBe(kept);
    expect((await load(store, id)).submissions).toHaveLength(1);
  });
});

test('a stored game that contradicts the rules is not opened', async () => {
  const { store, chance, id, session } = await start([me(0), me(1)], 11);
  await playOne(session, chance);
  const stored = await load(store, id);
  const deps = surroundings(store, chance);
  const spoilt: StoredGame[] = [
    { ...stored, rulesVersion: 999 },
    { ...stored, options: { players: 9 } },
    { ...stored, submissions: [{ seat: 0, moves: ['no such move'], picks: [] }] },
    { ...stored, submissions: [{ seat: 0, moves: ['slot 1'], picks: [] }] },
  ];
  for (const game of spoilt)
    expect(() => new LocalSession(redCathedral, game, deps)).toThrow(UnplayableError);
});
