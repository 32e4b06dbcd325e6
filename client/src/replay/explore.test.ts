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
import { spawnedHere } from '../session/botService.testing.ts';
import { GameStore } from '../session/games.ts';
import { LocalSession } from '../session/localSession.ts';
import { memoryStorage } from '../session/savedDrafts.ts';
import { newSeal } from '../session/seal.testing.ts';
import type { StoredGame } from '../session/storedGame.ts';
import { workerThinker } from '../session/workerThinker.ts';
import { explore, whyNotHere, whyNotOnline } from './explore.ts';
import { withOtherSecrets } from './otherSecrets.testing.ts';
import { printPlayed, type ReplayableGame, readPlayed } from './played.ts';
import { playedAtRandom } from './random.testing.ts';
import { ReplaySession } from './replaySession.ts';

const byHand = (seats: number): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, name: `P${seat}`, kind: 'me', colour: seat }));

/** What is stored when this view is tried out, with these picks. */
async function tried<G extends GameTypes>(
  game: Game<G>,
  from: PositionNotation<G>,
  view: Parameters<Game<G>['imagine']>[0],
  seed: number,
): Promise<StoredGame> {
  const store = new GameStore(memoryStorage());
  const keeping = { store, chance: seeded(seed), clock: () => 1 };
  const started = await explore(game, from, { view, hints: true }, byHand(2), keeping);
  const loaded = started.ok ? await store.load(started.id) : undefined;
  if (!loaded?.ok) throw new Error('it was not stored');
  return loaded.game;
}

const city = () => playedAtRandom(architectura, { players: 2, first: 0 }, 4);
const decks = () => playedAtRandom(architectura, { players: 2, first: 0, swaps: 3 }, 6);
const cathedral = () =>
  playedAtRandom(
    redCathedral,
    { players: 2, side: 'advanced', influence: 'first', first: 0, colours: [0, 1] },
    3,
    200,
  );

test('[AR-S2] games that differ only in what the seat cannot know are tried out in the same way, byte for byte', async () => {
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
      opened.map((session) => tried(architectura, cities, session.seenBy(0), version)),
    );
    expect(JSON.stringify(b)).toBe(JSON.stringify(a));
  }
});

describe.each([
  ['Architectura', () => knownOf(architectura, cities, city())],
  ['Architectura with chosen decks', () => knownOf(architectura, cities, decks())],
  ['The Red Cathedral', () => knownOf(redCathedral, positions, cathedral())],
])('what is tried out in %s', (_, check) => {
  test('looks to its seat as the game does, at every move', check);
});

async function knownOf<G extends GameTypes>(
  game: Game<G>,
  from: PositionNotation<G>,
  { states }: ReturnType<typeof playedAtRandom<G>>,
): Promise<void> {
  for (const [version, state] of states.entries())
    for (const seat of [0, 1]) {
      const view = viewOf(state, seat);
      const { start = '' } = await tried(game, from, view, version);
      const parsed = from.parseState(start);
      if (!parsed.ok) throw new Error(`${start}: ${parsed.why}`);
      expect(viewOf(parsed.value, seat)).toEqual(view);
    }
}

describe('a game that began at a position', () => {
  async function opened(hints = true) {
    const store = new GameStore(memoryStorage(), newSeal);
    const { states } = city();
    const view = viewOf(at(states, 4), 0);
    const keeping = { store, chance: seeded(2), clock: () => 1 };
    const started = await explore(architectura, cities, { view, hints }, byHand(2), keeping);
    const id = started.ok ? started.id : '';
    const load = async () => {
      const loaded = await store.load(id);
      if (!loaded.ok) throw new Error(loaded.why);
      return loaded.game;
    };
    const session = async () =>
      new LocalSession(architectura, await load(), {
        ...keeping,
        thinker: workerThinker(architectura, spawnedHere(seeded(1))),
        positions: cities,
        pause: () => Promise.resolve(),
        holdLeaderLock: () => Promise.resolve(),
      });
    return { id, store, view, load, session };
  }

  test('is played by one person for every seat, without a handover, and resumed where it was left', async () => {
    const { id, store, load, session } = await opened();
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
    const read = readPlayed(printPlayed(played));
    if (!read.ok) throw new Error(read.path);
    const replay = new ReplaySession(architectura, read.value, 'x', { positions: cities, version: 9999 });
    expect(replay.now.view.table).toEqual(table.now.view.table);
  });

  test('has hints only if they were allowed', async () => {
    expect((await (await opened(true)).session()).advise).toBeDefined();
    expect((await (await opened(false)).session()).advise).toBeUndefined();
  });

  test('at an impossible position is not played', async () => {
    const { load } = await opened();
    const { game: _, ...stored } = await load();
    const wrong = { ...stored, game: 'architectura' as const, start: 'standard rb' };
    expect(() => new ReplaySession(architectura, wrong, 'x', { positions: cities })).toThrow('position');
  });
});

test('a running game is not tried out where help is forbidden', () => {
  const [one, two] = byHand(2);
  if (!one || !two) throw new Error('there are two');
  const bot: SeatInfo = { ...two, kind: 'bot', level: 'casual' };
  expect(whyNotOnline({ rated: true })).toBe('rated');
  expect(whyNotOnline({ rated: false })).toBeUndefined();
  expect(whyNotHere([one, bot], { hints: false, hasSecrets: false })).toBe('noHints');
  expect(whyNotHere([one, two], { hints: true, hasSecrets: true })).toBe('shared');
  expect(whyNotHere([one, two], { hints: true, hasSecrets: false })).toBeUndefined();
  expect(whyNotHere([one, bot], { hints: true, hasSecrets: true })).toBeUndefined();
});
