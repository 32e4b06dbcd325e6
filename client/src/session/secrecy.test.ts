import { type Architectura, architectura, CARD_IDS } from '@archivolt/architectura';
import { at, type Chance, offersOf, type Seat, seeded, viewOf } from '@archivolt/engine';
import type { SeatInfo, Snapshot } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';
import { spawnInThread } from './botService.testing.ts';
import { GameStore } from './games.ts';
import { type Dependencies, LocalSession } from './localSession.ts';
import { newGame } from './newGame.ts';
import { memoryStorage } from './savedDrafts.ts';
import { newSeal } from './seal.testing.ts';
import type { StoredGame } from './storedGame.ts';
import { workerThinker } from './workerThinker.ts';

const me = (seat: number): SeatInfo => ({ seat, name: `P${seat}`, kind: 'me', colour: seat });
const bot = (seat: number): SeatInfo => ({ ...me(seat), kind: 'bot', level: 'random' });

function surroundings(store: GameStore, chance: Chance): Dependencies<Architectura> {
  return {
    store,
    chance,
    thinker: workerThinker(architectura, spawnInThread(chance)),
    pause: () => Promise.resolve(),
    holdLeaderLock: () => Promise.resolve(),
    clock: () => 1,
  };
}

async function load(store: GameStore, id: string): Promise<StoredGame> {
  const loaded = await store.load(id);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.game;
}

async function start(seats: SeatInfo[], seed: number, swaps = 0, store = new GameStore(memoryStorage())) {
  const chance = seeded(seed);
  const options = { players: seats.length, first: 0, ...(swaps > 0 ? { swaps } : {}) };
  const started = await newGame(architectura, options, seats, { store, chance, clock: () => 1 });
  if (!started.ok) throw new Error(started.why);
  const session = new LocalSession(architectura, await load(store, started.id), surroundings(store, chance));
  return { session, store, chance, id: started.id };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

type Table = LocalSession<Architectura>;

/** Plays to the end: takes over when asked, decides at random, waits for bots. Every snapshot is passed to `see`. */
async function playOut(session: Table, choose: Chance, see: (snapshot: Snapshot<Architectura>) => void) {
  see(session.now);
  session.subscribe(({ snapshot }) => see(snapshot));
  for (let step = 0; session.now.toMove !== undefined; step++) {
    if (step > 3000) throw new Error('the game does not end');
    if (session.now.handover !== undefined) session.takeOver();
    else if (session.now.mayMove) {
      const offers = offersOf(architectura, session.now.view);
      expect(await session.submit([at(offers, choose(offers.length))])).toMatchObject({ ok: true });
    } else await settled();
  }
}

describe('[AR-S2] a device shared by several people', () => {
  test.each([0, 4])('shows a hand only to the person who took over, with %i swaps', async (swaps) => {
    const { session } = await start([me(0), me(1), bot(2)], 5 + swaps, swaps);
    let holds: Seat | undefined;
    const take = session.takeOver.bind(session);
    session.takeOver = () => {
      holds = session.now.handover;
      take();
    };
    await playOut(session, seeded(9), ({ view, mayMove, handover, hidden, toMove }) => {
      if (handover !== undefined) {
        expect(handover).toBe(toMove);
        expect(mayMove).toBe(false);
      }
      if (hidden) expect(view.mine).toEqual(architectura.secrets?.nothing);
      else expect(view.seat).toBe(holds);
      if (mayMove) expect(view.seat).toBe(toMove);
    });
    expect(session.now.hidden).toBe(true);
  });

  test('does not hand over for a forced move', async () => {
    const { session } = await start([me(0), me(1)], 3, 2);
    await playOut(session, seeded(4), ({ view, mayMove }) => {
      if (!mayMove) return;
      const [only, ...others] = offersOf(architectura, view);
      expect(others.length === 0 && only && architectura.secrets?.decidesNothing(only)).toBe(false);
    });
  });

  test('shows no hand after a reload, and the same hand after it was put away and taken up again', async () => {
    const { session, store, chance, id } = await start([me(0), me(1)], 6);
    expect(session.now).toMatchObject({ handover: 0, hidden: true, mayMove: false });
    session.takeOver();
    const before = session.now;
    expect(before).toMatchObject({ mayMove: true, view: { seat: 0 } });
    session.putAway?.();
    expect(session.now).toMatchObject({ handover: 0, hidden: true });
    session.takeOver();
    expect(session.now).toEqual(before);
    await settled();
    const again = new LocalSession(architectura, await load(store, id), surroundings(store, chance));
    expect(again.now).toMatchObject({
      handover: 0,
      hidden: true,
      view: { mine: architectura.secrets?.nothing },
    });
  });
});

test('[AR-S2] the only person at a device always sees their own view', async () => {
  const { session } = await start([bot(0), me(1), bot(2)], 8, 2);
  await playOut(session, seeded(2), ({ view, hidden, handover }) => {
    expect(view.seat).toBe(1);
    expect([hidden, handover]).toEqual([undefined, undefined]);
  });
});

const TABLES: readonly [string, readonly SeatInfo[], number][] = [
  ['one person against a bot, advanced', [me(0), bot(1)], 3],
  ['one person against three bots', [bot(0), me(1), bot(2), bot(3)], 0],
  ['two people and a bot, advanced', [me(0), me(1), bot(2)], 2],
];

test.each(TABLES)(
  '[AR-S2] the table receives the same data whatever cards the others have: %s',
  async (...table) => {
    const [, seats, swaps] = table;
    const worlds = new Set<string>();
    for (const seed of [12, 13, 14]) {
      const { session } = await start([...seats], seed, swaps);
      await playOut(session, seeded(seed), (snapshot) => {
        const { view, hidden, version } = snapshot;
        // The table receives only these fields, so nothing else could leak.
        expect(Object.keys(snapshot).filter((field) => !SNAPSHOT_FIELDS.has(field))).toEqual([]);
        if (hidden) return expect(view.mine).toEqual(architectura.secrets?.nothing);
        const other = architectura.imagine(view, seeded(version));
        const shown = (seen: typeof view) => JSON.stringify([seen, offersOf(architectura, seen)]);
        expect(shown(viewOf(other, view.seat))).toBe(shown(view));
        worlds.add(JSON.stringify(other.mine.filter((_, seat) => seat !== view.seat)));
      });
      // The history contains no moves: a move may name a card that only its player knows (AR-K14, AR-V3).
      for (const entry of session.history())
        expect(Object.keys(entry).sort()).toEqual(['events', 'seat', 'version']);
    }
    expect(worlds.size).toBeGreaterThan(30);
  },
);

/** The fields of a snapshot that a table component receives. */
const SNAPSHOT_FIELDS = new Set([
  'version',
  'view',
  'toMove',
  'mayMove',
  'thinking',
  'weakened',
  'handover',
  'hidden',
]);

test('[AR-S2] the stored data names no card and no move at any point of the game', async () => {
  const storage = memoryStorage();
  const store = new GameStore(storage, newSeal);
  const { session, id } = await start([me(0), bot(1), bot(2)], 21, 3, store);
  let seen = 0;
  await playOut(session, seeded(3), () => {
    expect(storage.length).toBe(1);
    const [label = '', sealed = ''] = (storage.getItem(`archivolt.game.${id}`) ?? '').split('\n');
    expect(Object.keys(JSON.parse(label)).sort()).toEqual([...LABEL].sort());
    expect(Object.keys(JSON.parse(label).summary).every((field) => SUMMARY.has(field))).toBe(true);
    const texts = [label, atob(sealed)];
    expect(CARD_IDS.filter((card) => card.length > 3 && texts.some((text) => text.includes(card)))).toEqual(
      [],
    );
    seen += 1;
  });
  expect(seen).toBeGreaterThan(40);
  // With the key, the whole game can be read.
  const { submissions } = await load(store, id);
  const named = submissions.flatMap(({ moves }) => moves).join();
  expect(CARD_IDS.filter((card) => named.includes(card)).length).toBeGreaterThan(9);
});

const LABEL = ['format', 'id', 'game', 'seats', 'changed', 'played', 'summary'];
const SUMMARY = new Set(['turn', 'over', 'toMove', 'totals', 'winners']);
