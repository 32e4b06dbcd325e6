import { architectura } from '@archivolt/architectura';
import { at, type Game, type GameTypes, type State, viewOf } from '@archivolt/engine';
import { loadShell } from '@archivolt/i18n';
import { redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { UnplayableError } from '../session/playAgain.ts';
import { withOtherSecrets } from './otherSecrets.testing.ts';
import { Player } from './player.svelte.ts';
import { playRandomGame } from './random.testing.ts';
import { printReplay, type ReplayableGame, readReplay } from './replayFile.ts';
import { ReplaySession } from './replaySession.ts';
import { namedForOthers } from './seating.ts';

const shell = await loadShell('en');
const CATHEDRAL = { players: 2, side: 'basic', influence: 'first', first: 0, colours: [0, 1] } as const;
const cathedral = () =>
  playRandomGame(redCathedral, { ...CATHEDRAL, colours: [...CATHEDRAL.colours] }, 3, 120);
const city = () => playRandomGame(architectura, { players: 2, first: 0 }, 4);

describe('a replay', () => {
  const steps = <G extends GameTypes>(
    game: Game<G>,
    { played, states }: { played: ReplayableGame; states: State<G>[] },
  ) => {
    const session = new ReplaySession(game, played, 'x');
    const seen: unknown[] = [];
    session.subscribe(({ snapshot }) => seen.push(snapshot.view.table));
    for (let version = 1; version <= session.last; version++) {
      session.go(version);
      expect(session.now.view.table).toEqual(at(states, version).table);
    }
    for (let version = session.last - 1; version >= 0; version--) {
      session.go(version);
      expect(session.now.view.table).toEqual(at(states, version).table);
    }
    expect(seen).toHaveLength(2 * session.last);
  };

  test('shows the exact table at every version, forwards and backwards: The Red Cathedral', () => {
    steps(redCathedral, cathedral());
  });

  test('shows the exact table at every version, forwards and backwards: Architectura', () => {
    steps(architectura, city());
  });

  test('animates the next move, and shows any other version without animation', () => {
    const { played } = city();
    const session = new ReplaySession(architectura, played, 'x', { version: 3 });
    const events: number[] = [];
    session.subscribe((update) => events.push(update.events.length));
    session.go(4);
    session.go(9);
    session.go(8);
    session.go(8);
    session.go(-5);
    session.go(99999);
    expect(events.map((count) => count > 0)).toEqual([true, false, false, false, false]);
    expect(session.now).toMatchObject({ version: session.last, toMove: undefined, mayMove: false });
  });

  test('accepts no moves', async () => {
    const session = new ReplaySession(architectura, city().played, 'x');
    expect(await session.submit()).toMatchObject({ ok: false, why: 'over' });
  });
});

describe('[AR-S2] the point of view', () => {
  test('of a seat shows what that seat knew, and that of the table shows no hand', () => {
    const { played, states } = city();
    for (const seat of [0, 1] as const) {
      const session = new ReplaySession(architectura, played, 'x', { viewpoint: seat });
      for (let version = 0; version <= session.last; version++) {
        session.go(version);
        expect(session.now.view).toEqual(viewOf(at(states, version), seat));
      }
    }
    const open = new ReplaySession(architectura, played, 'x', { viewpoint: 'table' });
    for (let version = 0; version <= open.last; version++) {
      open.go(version);
      expect(open.now).toMatchObject({ hidden: true, view: { mine: architectura.secrets?.nothing } });
    }
  });

  test('is identical for two records that differ only in what the seat cannot know', () => {
    const { one, other } = withOtherSecrets(architectura, city().played, 0);
    expect(one.submissions.length).toBeGreaterThan(2);
    const [first, second] = [one, other].map(
      (played) => new ReplaySession(architectura, played, 'x', { viewpoint: 0 }),
    );
    if (!first || !second) throw new Error('there are two');
    expect(JSON.stringify(second.history())).toBe(JSON.stringify(first.history()));
    for (let version = 0; version <= first.last; version++) {
      first.go(version);
      second.go(version);
      expect(JSON.stringify(second.now)).toBe(JSON.stringify(first.now));
    }
    // They do differ: the other seat sees it.
    first.showFrom(1);
    second.showFrom(1);
    expect(second.now.view.mine).not.toEqual(first.now.view.mine);
  });

  test('can be changed at any move', () => {
    const { played, states } = city();
    const session = new ReplaySession(architectura, played, 'x', { version: 6 });
    session.showFrom(1);
    expect(session.now.view).toEqual(viewOf(at(states, 6), 1));
    session.showFrom('mover');
    expect(session.now.view.seat).toBe(played.submissions[6]?.seat);
  });
});

describe('the turn buttons', () => {
  test('go from turn to turn and stop at both ends', () => {
    const { played } = cathedral();
    const arrived: number[] = [];
    const player = new Player(new ReplaySession(redCathedral, played, 'x'), (version) =>
      arrived.push(version),
    );
    player.previousTurn();
    expect(player.version).toBe(0);
    player.nextTurn();
    const [first, second] = player.turns;
    expect(player.version).toBe(first?.to);
    expect(player.shownTurn).toBe(first);
    player.go(player.version + 1);
    player.previousTurn();
    expect(player.version).toBe(second?.from);
    for (let turn = 0; turn < player.turns.length; turn++) player.nextTurn();
    expect(player.version).toBe(player.last);
    expect(arrived.at(-1)).toBe(player.last);
    expect(player.turns.at(-1)?.to).toBe(player.last);
  });
});

describe('a game as text', () => {
  test('is read back as it was written', () => {
    const { played } = cathedral();
    expect(readReplay(printReplay(played))).toEqual({ ok: true, value: played });
  });

  test.each<[string, (played: ReplayableGame) => unknown]>([
    ['invalid JSON', () => undefined],
    ['another format', (played) => ({ format: 'chess', ...played })],
    ['another game', (played) => ({ ...played, game: 'chess' })],
    [
      'a seat that does not exist',
      (played) => ({ ...played, submissions: [{ seat: 99, moves: ['roll'], picks: [] }] }),
    ],
    ['a pick that is not a number', (played) => ({ ...played, setup: ['six'] })],
    ['no seats', ({ seats: _, ...played }) => played],
  ])('is refused: %s', (_, spoil) => {
    const spoilt = spoil(cathedral().played);
    const json = JSON.stringify(spoilt && { format: 'archivolt-replay-1', ...spoilt }) ?? '{"moves":';
    expect(readReplay(json)).toMatchObject({ ok: false });
  });

  test.each<[string, (played: ReplayableGame) => ReplayableGame]>([
    [
      'a move that the rules do not offer',
      (played) => ({ ...played, submissions: played.submissions.slice(3) }),
    ],
    [
      'a move that cannot be parsed',
      (played) => ({ ...played, submissions: [{ seat: 0, moves: ['jump'], picks: [] }] }),
    ],
    ['a set-up without its picks', (played) => ({ ...played, setup: [] })],
    ['an unknown rules version', (played) => ({ ...played, rulesVersion: 999 })],
    ['invalid options', (played) => ({ ...played, options: { players: 9 } })],
  ])('that contradicts the rules cannot be replayed: %s', (_, spoil) => {
    expect(() => new ReplaySession(redCathedral, spoil(cathedral().played), 'x')).toThrow(UnplayableError);
  });
});

describe('the name of a player', () => {
  const nameless = (name: string) => {
    const { played } = cathedral();
    return { ...played, seats: played.seats.map((info) => (info.seat === 0 ? { ...info, name } : info)) };
  };
  const local = (name: string): ReplayableGame => ({
    ...nameless(name),
    seats: nameless(name).seats.map((info) => ({ ...info, kind: info.seat === 0 ? 'me' : 'bot' })),
  });

  test('defaults to “you” in their own replay and to a number for everybody else', () => {
    for (const name of ['You', 'Du']) {
      expect(new ReplaySession(redCathedral, local(name), 'x').reader).toBe(0);
      const [first, second] = namedForOthers(local(name).seats, shell.setup);
      expect(first?.name).toBe('Player 1');
      expect(second?.name).toBe(local(name).seats[1]?.name);
    }
  });

  test('is shown if they have one', () => {
    expect(new ReplaySession(redCathedral, local('Ada'), 'x').reader).toBeUndefined();
    expect(namedForOthers(local('Ada').seats, shell.setup)[0]?.name).toBe('Ada');
  });
});
