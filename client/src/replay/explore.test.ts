import { architectura, positions as cities } from '@archivolt/architectura';
import {
  at,
  type Game,
  type GameTypes,
  offersOf,
  type PositionNotation,
  seeded,
  viewOf,
} from '@archivolt/engine';
import { positions, redCathedral } from '@archivolt/red-cathedral';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';
import { spawnInThread } from '../session/botService.testing.ts';
import { GameStore } from '../session/games.ts';
import { LocalSession } from '../session/localSession.ts';
import { memoryStorage } from '../session/savedDrafts.ts';
import { newSeal } from '../session/seal.testing.ts';
import type { StoredGame } from '../session/storedGame.ts';
import { workerThinker } from '../session/workerThinker.ts';
import { explore, whyNotHere, whyNotOnline } from './explore.ts';
import { withOtherSecrets } from './otherSecrets.testing.ts';
import { playRandomGame } from './random.testing.ts';
import { printReplay, type ReplayableGame, readReplay } from './replayFile.ts';
import { ReplaySession } from './replaySession.ts';

const localSeats = (seats: number): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, name: `P${seat}`, kind: 'me', colour: seat }));

/** The stored game of an exploration that starts from this view, with these picks. */
async function storedExploration<G extends GameTypes>(
  game: Game<G>,
  from: PositionNotation<G>,
  view: Parameters<Game<G>['imagine']>[0],
  seed: number,
): Promise<StoredGame> {
  const store = new GameStore(memoryStorage());
  const keeping = { store, chance: seeded(seed), clock: () => 1 };
  const started = await explore(game, from, { view, hints: true }, localSeats(2), keeping);
  const loaded = started.ok ? await store.load(started.id) : undefined;
  if (!loaded?.ok) throw new Error('it was not stored');
  return loaded.game;
}

const city = () => playRandomGame(architectura, { players: 2, first: 0 }, 4);
const decks = () => playRandomGame(architectura, { players: 2, first: 0, swaps: 3 }, 6);
const cathedral = () =>
  playRandomGame(
    redCathedral,
    { players: 2, side: 'advanced', influence: 'first', first: 0, colours: [0, 1] },
    3,
    200,
  );

test('[AR-S2] exploring games that differ only in what the seat cannot know stores identical data', async () => {
  const { one, other } = withOtherSecrets(architectura, city().played, 0);
  const opened = [one, other].map((played: ReplayableGame) => new ReplaySession(architectura, played, 'x'));
  const [first, second] = opened;
  if (!first || !second) throw new Error('there are two');
  expect(first.last).toBeGreaterThan(2);
  for (let version = 0; version <= first.last; version++) {
    for (const session of opened) session.go(version);
    // They do differ, so whatever is read of the state itself would show.
    expect(cities.printState(second.state)).not.toBe(cities.printState(first.state));
    const [a, b] = await Promise.all(
      opened.map((session) => storedExploration(architectura, cities, session.seenBy(0), version)),
    );
    expect(JSON.stringify(b)).toBe(JSON.stringify(a));
  }
});

describe.each([
  ['Architectura', () => expectSameViews(architectura, cities, city())],
  ['Architectura with chosen decks', () => expectSameViews(architectura, cities, decks())],
  ['The Red Cathedral', () => expectSameViews(redCathedral, positions, cathedral())],
])('an exploration of %s', (_, check) => {
  test('starts from the seat’s own view, at every move', check);
});

async function expectSameViews<G extends GameTypes>(
  game: Game<G>,
  from: PositionNotation<G>,
  { states }: ReturnType<typeof playRandomGame<G>>,
): Promise<void> {
  for (const [version, state] of states.entries())
    for (const seat of [0, 1]) {
      const view = viewOf(state, seat);
      const { start = '' } = await storedExploration(game, from, view, version);
      const parsed = from.parseState(start);
      if (!parsed.ok) throw new Error(`${start}: ${parsed.why}`);
      expect(viewOf(parsed.value, seat)).toEqual(view);
    }
}

describe('a game that starts from a position', () => {
  async function startExploration(hints = true) {
    const store = new GameStore(memoryStorage(), newSeal);
    const { states } = city();
    const view = viewOf(at(states, 4), 0);
    const keeping = { store, chance: seeded(2), clock: () => 1 };
    const started = await explore(architectura, cities, { view, hints }, localSeats(2), keeping);
    const id = started.ok ? started.id : '';
    const load = async () => {
      const loaded = await store.load(id);
      if (!loaded.ok) throw new Error(loaded.why);
      return loaded.game;
    };
    const session = async () =>
      new LocalSession(architectura, await load(), {
        ...keeping,
        thinker: workerThinker(architectura, spawnInThread(seeded(1))),
        positions: cities,
        pause: () => Promise.resolve(),
        holdLeaderLock: () => Promise.resolve(),
      });
    return { id, store, view, load, session };
  }

  test('is played by one person for all seats without a handover, and resumes where it was left', async () => {
    const { id, store, load, session } = await startExploration();
    const table = await session();
    const seen = new Set<number>();
    while (table.now.version < 12) {
      expect(table.now.handover).toBeUndefined();
      expect(table.now.hidden).toBeUndefined();
      // Forced moves are played automatically.
      if (!table.now.mayMove) {
        await new Promise((resolve) => setTimeout(resolve));
        continue;
      }
      seen.add(table.now.view.seat);
      const offer = at(offersOf(architectura, table.now.view), 0);
      expect(await table.submit([offer])).toMatchObject({ ok: true });
    }
    expect(seen.size).toBe(2);
    expect((await session()).now).toEqual(table.now);
    expect(store.list().games).toMatchObject([{ id, placed: true, played: table.now.version }]);
    const { rulesVersion, options, seats, setup, start, submissions } = await load();
    const played: ReplayableGame = {
      game: 'architectura',
      rulesVersion,
      options,
      seats,
      setup,
      start,
      submissions,
    };
    const read = readReplay(printReplay(played));
    if (!read.ok) throw new Error(read.path);
    const replay = new ReplaySession(architectura, read.value, 'x', { positions: cities, version: 9999 });
    expect(replay.now.view.table).toEqual(table.now.view.table);
  });

  test('has hints only if they were allowed', async () => {
    expect((await (await startExploration(true)).session()).advise).toBeDefined();
    expect((await (await startExploration(false)).session()).advise).toBeUndefined();
  });

  test('is refused if the position cannot be read', async () => {
    const { load } = await startExploration();
    const { game: _, ...stored } = await load();
    const wrong = { ...stored, game: 'architectura' as const, start: 'standard rb' };
    expect(() => new ReplaySession(architectura, wrong, 'x', { positions: cities })).toThrow('position');
  });
});

test('a running game cannot be explored where help is forbidden', () => {
  const [one, two] = localSeats(2);
  if (!one || !two) throw new Error('there are two');
  const bot: SeatInfo = { ...two, kind: 'bot', level: 'casual' };
  expect(whyNotOnline({ rated: true })).toBe('rated');
  expect(whyNotOnline({ rated: false })).toBeUndefined();
  expect(whyNotHere([one, bot], { hints: false, hasSecrets: false })).toBe('noHints');
  expect(whyNotHere([one, two], { hints: true, hasSecrets: true })).toBe('shared');
  expect(whyNotHere([one, two], { hints: true, hasSecrets: false })).toBeUndefined();
  expect(whyNotHere([one, bot], { hints: true, hasSecrets: true })).toBeUndefined();
});
