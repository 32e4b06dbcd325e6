import { type Architectura, architectura } from '@archivolt/architectura';
import { at, type Chance, offersOf, type Seat, seeded, viewOf } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { hiredHere } from './desk.testing.ts';
import { GameStore, memoryDrawer } from './games.ts';
import { LocalSession, type Surroundings } from './localSession.ts';
import { newGame } from './newGame.ts';
import type { SeatInfo, Snapshot } from './session.ts';
import type { StoredGame } from './storedGame.ts';
import { workerThinker } from './workerThinker.ts';

const me = (seat: number): SeatInfo => ({ seat, name: `P${seat}`, kind: 'me', colour: seat });
const bot = (seat: number): SeatInfo => ({ ...me(seat), kind: 'bot', level: 'random' });

function surroundings(store: GameStore, chance: Chance): Surroundings<Architectura> {
  return {
    store,
    chance,
    thinker: workerThinker('architectura', hiredHere(chance)),
    pause: () => Promise.resolve(),
    lead: () => Promise.resolve(),
    clock: () => 1,
  };
}

function load(store: GameStore, id: string): StoredGame {
  const loaded = store.load(id);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.game;
}

function start(seats: SeatInfo[], seed: number, swaps = 0) {
  const store = new GameStore(memoryDrawer());
  const chance = seeded(seed);
  const options = { players: seats.length, first: 0, ...(swaps > 0 ? { swaps } : {}) };
  const started = newGame(architectura, options, seats, { store, chance, clock: () => 1 });
  if (!started.ok) throw new Error(started.why);
  const session = new LocalSession(architectura, load(store, started.id), surroundings(store, chance));
  return { session, store, chance, id: started.id };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

type Table = LocalSession<Architectura>;

/** Plays to the end: takes over when asked to, decides at random, waits for bots. Every snapshot is shown. */
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

describe('[AR-S2] a device that several persons share', () => {
  test.each([0, 4])('shows a hand only to the one who took over, with %i swaps', async (swaps) => {
    const { session } = start([me(0), me(1), bot(2)], 5 + swaps, swaps);
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

  test('asks nobody to take over for what decides nothing', async () => {
    const { session } = start([me(0), me(1)], 3, 2);
    await playOut(session, seeded(4), ({ view, mayMove }) => {
      if (!mayMove) return;
      const [only, ...others] = offersOf(architectura, view);
      expect(others.length === 0 && only && architectura.secrets?.decidesNothing(only)).toBe(false);
    });
  });

  test('shows nobody after a reload, and the same hand again to the one who puts it away and takes it up', async () => {
    const { session, store, chance, id } = start([me(0), me(1)], 6);
    expect(session.now).toMatchObject({ handover: 0, hidden: true, mayMove: false });
    session.takeOver();
    const before = session.now;
    expect(before).toMatchObject({ mayMove: true, view: { seat: 0 } });
    session.putAway();
    expect(session.now).toMatchObject({ handover: 0, hidden: true });
    session.takeOver();
    expect(session.now).toEqual(before);
    await settled();
    const again = new LocalSession(architectura, load(store, id), surroundings(store, chance));
    expect(again.now).toMatchObject({
      handover: 0,
      hidden: true,
      view: { mine: architectura.secrets?.nothing },
    });
  });
});

test('[AR-S2] the only person at a device sees their own view, whoever moves', async () => {
  const { session } = start([bot(0), me(1), bot(2)], 8, 2);
  await playOut(session, seeded(2), ({ view, hidden, handover }) => {
    expect(view.seat).toBe(1);
    expect([hidden, handover]).toEqual([undefined, undefined]);
  });
});

const TABLES: readonly [string, readonly SeatInfo[], number][] = [
  ['one against a bot, advanced', [me(0), bot(1)], 3],
  ['one among three bots', [bot(0), me(1), bot(2), bot(3)], 0],
  ['two persons and a bot, advanced', [me(0), me(1), bot(2)], 2],
];

test.each(TABLES)(
  '[AR-S2] what the table is handed is the same, whatever the others hold: %s',
  async (...table) => {
    const [, seats, swaps] = table;
    const worlds = new Set<string>();
    for (const seed of [12, 13, 14]) {
      const { session } = start([...seats], seed, swaps);
      await playOut(session, seeded(seed), (snapshot) => {
        const { view, hidden, version } = snapshot;
        // Nothing else than this is handed over, so that nothing else could tell.
        expect(Object.keys(snapshot).filter((field) => !HANDED.has(field))).toEqual([]);
        if (hidden) return expect(view.mine).toEqual(architectura.secrets?.nothing);
        const other = architectura.imagine(view, seeded(version));
        const shown = (seen: typeof view) => JSON.stringify([seen, offersOf(architectura, seen)]);
        expect(shown(viewOf(other, view.seat))).toBe(shown(view));
        worlds.add(JSON.stringify(other.mine.filter((_, seat) => seat !== view.seat)));
      });
      // What was told holds no move: a move may name a card that only its player knows (AR-K14, AR-V3).
      for (const entry of session.history())
        expect(Object.keys(entry).sort()).toEqual(['events', 'seat', 'version']);
    }
    expect(worlds.size).toBeGreaterThan(30);
  },
);

/** What a table component gets of a game. */
const HANDED = new Set([
  'version',
  'view',
  'toMove',
  'mayMove',
  'thinking',
  'weakened',
  'handover',
  'hidden',
]);

/** What lies on the device: a record, which can be played again, and neither a hand nor a position. */
const STORED = [
  ...['format', 'id', 'game', 'rulesVersion', 'options', 'seats', 'created', 'changed'],
  ...['setup', 'submissions', 'summary'],
];

test('[AR-S2] nothing of a hand is stored as such: a record is options, picks and moves', async () => {
  const { session, store, id } = start([me(0), bot(1), bot(2)], 21, 3);
  await playOut(session, seeded(3), () => {
    const stored = load(store, id);
    expect(Object.keys(stored).sort()).toEqual([...STORED].sort());
    expect(Object.keys(stored.summary).every((field) => SUMMARY.has(field))).toBe(true);
  });
  const { submissions } = load(store, id);
  const told = session.history();
  for (const [index, { moves, picks }] of submissions.entries()) {
    expect(picks.every(Number.isInteger)).toBe(true);
    // A card that a stored move names was shown to all, but for the two choices that are made in secret.
    const names = moves.flatMap((move) => (SECRET.test(move) ? [] : (move.match(/[A-Z][A-Za-z]+/g) ?? [])));
    const shown = JSON.stringify(told.slice(0, index + 1).map(({ events }) => events));
    expect(names.filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
  }
});

const SUMMARY = new Set(['turn', 'over', 'toMove', 'totals', 'winners']);
/** AR-V3, AR-K14: which cards are replaced, and which goes back into the deck. */
const SECRET = /^(?:replace|search) /;
