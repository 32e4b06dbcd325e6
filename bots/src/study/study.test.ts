import { at, type Chance, copyState, recording, type Shape, seeded, viewOf } from '@archivolt/engine';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import type { School } from '@archivolt/school';
import { describe, expect, test } from 'vitest';
import { botOf, CONFIGS, plannerOf } from '../ladder.ts';
import { withSchool } from '../schools.ts';
import { Foresight } from './foresight.ts';
import { netFor } from './measure.ts';
import type { Depth, Moment } from './moment.ts';
import { PlayedGame, type Recorded, stretchesOf } from './recorded.ts';
import { recordGame } from './recordGame.ts';
import { Study } from './study.ts';
import { turningPointsOf } from './summary.ts';

/** Less than a page thinks, so that the tests are quick. */
const QUICK: Depth = { continuations: 6, search: 16, comparisons: 12, rolls: 48 };

/** A game between bots that plan their turns, and what is needed to study it. */
function gameOf<G extends Shape>(school: School<G>, seed: number) {
  const { game } = school;
  const read = game.readOptions({ players: 2 });
  if (!read.ok) throw new Error(read.path);
  const { net, seats } = netFor(school, read.value, 2);
  const bot = botOf(school, net, seats, CONFIGS.skilled);
  const { result: _, ...recorded } = recordGame(game, read.value, [bot, bot], seeded(seed));
  const played = new PlayedGame(game, recorded);
  const planner = plannerOf(school, net, seats);
  const studyOf = (one: Recorded) => new Study(school, net, new PlayedGame(game, one));
  return { game, recorded, played, planner, foresight: new Foresight(planner), studyOf };
}

/** The record up to a version, with another submission at its end. */
const planted = (
  recorded: Recorded,
  from: number,
  moves: readonly string[],
  picks: readonly number[],
): Recorded => ({
  ...recorded,
  submissions: [
    ...recorded.submissions.slice(0, from),
    { seat: at(recorded.submissions, from).seat, moves, picks },
  ],
});

/** The last decision of a record. */
const lastOf = <G extends Shape>(study: Study<G>): Moment =>
  study.moment(study.played.stretches.length - 1, QUICK);

function plantBlunder<G extends Shape>(school: School<G>, seed: number): Moment {
  const { game, recorded, played, planner, studyOf } = gameOf(school, seed);
  // The decision of the middle game with the most to lose, and the worst way to make it.
  const blunders = played.stretches.slice(8, -6).map(({ from, seat }) => {
    const view = viewOf(at(played.states, from), seat);
    const offers: G['move'][] = [];
    game.legal(view, offers);
    const lines = planner.plan(view, offers, seeded(1), { width: 4, positions: 200, samples: 2 });
    const worst = at(lines, lines.length - 1);
    return { from, moves: worst.moves, lost: at(lines, 0).worth - worst.worth };
  });
  const { from, moves } = at(
    blunders.sort((a, b) => b.lost - a.lost),
    0,
  );
  const state = copyState(game, at(played.states, from));
  const { seat } = at(recorded.submissions, from);
  const picks: number[] = [];
  const chance = recording(middling(), picks);
  for (const move of moves) game.play(viewOf(state, seat), move, chance);
  return lastOf(
    studyOf(
      planted(
        recorded,
        from,
        moves.map((move) => game.notation.printMove(move)),
        picks,
      ),
    ),
  );
}

/** Neither lucky nor unlucky, as far as picks can tell. */
function middling(): Chance {
  return (n) => Math.floor(n / 2);
}

function plantLuck<G extends Shape>(school: School<G>, seed: number): Moment {
  const { game, recorded, played, foresight, studyOf } = gameOf(school, seed);
  const rolls = played.stretches.slice(8, -6).flatMap((stretch) => {
    if (played.picksOf(stretch).length === 0) return [];
    const { from, seat } = stretch;
    // What the skilled bot plays is good; the luckiest of many rolls is planted after it.
    const moves = played.movesOf(stretch);
    const tried = Array.from({ length: 30 }, (_, index) => {
      const picks: number[] = [];
      const chance = recording(seeded(index), picks);
      const state = copyState(game, at(played.states, from));
      for (const move of moves) game.play(viewOf(state, seat), move, chance);
      return { from, moves, picks, win: foresight.glance(state, seat).win[seat] ?? 0 };
    });
    const mean = tried.reduce((sum, { win }) => sum + win, 0) / tried.length;
    return tried.map((one) => ({ ...one, gain: one.win - mean }));
  });
  const { from, moves, picks } = at(
    rolls.sort((a, b) => b.gain - a.gain),
    0,
  );
  return lastOf(
    studyOf(
      planted(
        recorded,
        from,
        moves.map((move) => game.notation.printMove(move)),
        picks,
      ),
    ),
  );
}

describe.each(GAME_IDS)('a study of %s', (id: GameId) => {
  test('names a planted blunder as a choice, and a planted lucky roll as luck', () => {
    const blunder = withSchool(id, (school) => plantBlunder(school, 5));
    expect(blunder.choice?.loss).toBeGreaterThan(0.05);
    expect(turningPointsOf([blunder])[0]).toMatchObject({ cause: 'choice' });
    expect(at(blunder.choice?.others ?? [], 0).win).toBeGreaterThan(blunder.choice?.played.win ?? 1);
    const lucky = withSchool(id, (school) => plantLuck(school, 5));
    expect(lucky.luck?.[lucky.seat]).toBeGreaterThan(0.05);
    expect(lucky.choice?.loss ?? 0).toBeLessThan(0.05);
    expect(turningPointsOf([lucky])).toMatchObject([{ cause: 'luck' }]);
  });

  test('takes no side: the chances add up, and whoever moves gains nothing by it on average', () => {
    withSchool(id, (school) => {
      const { studyOf, recorded } = gameOf(school, 2);
      const study = studyOf(recorded);
      const { stretches } = study.played;
      const standings = stretches.map((_, index) => study.standing(index, QUICK));
      for (const { win } of standings) expect(win.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
      // From turn to turn; within a turn the same seat goes on.
      const changes = stretches.slice(1).flatMap(({ turn }, index) => {
        const { seat, turn: before } = at(stretches, index);
        return turn === before
          ? []
          : [at(at(standings, index + 1).win, seat) - at(at(standings, index).win, seat)];
      });
      const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length;
      expect(Math.abs(mean)).toBeLessThan(0.02);
    });
  });

  test('is the same every time', () => {
    withSchool(id, (school) => {
      const { studyOf, recorded } = gameOf(school, 3);
      expect(studyOf(recorded).moment(6, QUICK)).toEqual(studyOf(recorded).moment(6, QUICK));
    });
  });

  test('does not judge a record that does not fit the rules', () => {
    withSchool(id, (school) => {
      const { recorded, studyOf } = gameOf(school, 3);
      expect(() => studyOf({ ...recorded, setup: [] })).toThrow(RangeError);
      expect(() => studyOf({ ...recorded, submissions: recorded.submissions.slice(1) })).toThrow(RangeError);
      expect(() => studyOf({ ...recorded, rulesVersion: 999 })).toThrow(RangeError);
    });
  });
});

test('a decision goes up to the first roll or to the end of the turn, in however many pieces it was submitted', () => {
  const submissions = [
    { seat: 0, moves: ['a'], picks: [] },
    { seat: 0, moves: ['b'], picks: [4] },
    { seat: 0, moves: ['c'], picks: [] },
    { seat: 1, moves: ['d'], picks: [] },
    { seat: 0, moves: ['e'], picks: [] },
    { seat: 0, moves: ['f'], picks: [] },
  ];
  const turns = [1, 1, 1, 1, 1, 2];
  expect(stretchesOf(submissions, (version) => at(turns, version))).toEqual([
    { from: 0, to: 2, seat: 0, turn: 1 },
    { from: 2, to: 3, seat: 0, turn: 1 },
    { from: 3, to: 4, seat: 1, turn: 1 },
    { from: 4, to: 5, seat: 0, turn: 1 },
    { from: 5, to: 6, seat: 0, turn: 2 },
  ]);
});
