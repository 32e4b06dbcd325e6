import { at, begin, type Game, type GameTypes, offersOf, seeded, submit, viewOf } from '@archivolt/engine';
import type { GameId } from '@archivolt/protocol/ids';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import type { Submission } from '../session/storedGame.ts';
import type { ReplayableGame } from './replayFile.ts';
import { ReplaySession } from './replaySession.ts';
import { leadOf, type ScoreCurve, scoreCurveOf } from './scoreCurve.ts';

/** The start of a game between random players. */
function playRandomGame<G extends GameTypes>(
  game: Game<G>,
  options: G['options'],
  seed: number,
  most: number,
): ReplayableGame {
  const chance = seeded(seed);
  let { state, record } = begin(game, options, chance);
  const submissions: Submission[] = [];
  for (let seat = game.toMove(state.table); seat !== undefined && submissions.length < most; ) {
    const offers = offersOf(game, viewOf(state, seat));
    const move = at(offers, chance(offers.length));
    const answer = submit(game, state, seat, [move], chance);
    if (!answer.ok) throw new Error(answer.why);
    submissions.push({ seat, moves: [game.notation.printMove(move)], picks: answer.picks });
    state = answer.state;
    seat = game.toMove(state.table);
  }
  const seats = [0, 1].map((seat) => ({ seat, name: `P${seat}`, kind: 'me' as const, colour: seat }));
  const { rulesVersion } = game;
  return { game: game.id as GameId, rulesVersion, options, seats, setup: record.setup, submissions };
}

const OPTIONS: RedCathedral['options'] = {
  players: 2,
  side: 'basic',
  influence: 'first',
  first: 0,
  colours: [0, 1],
};
const game = (most: number, seed = 3) => playRandomGame(redCathedral, OPTIONS, seed, most);

/** What every turn added to the winner's lead. */
const gainsOf = ({ turns, decisive }: ScoreCurve): number[] =>
  turns.map(
    ({ totals }, index) =>
      leadOf(totals, decisive?.winner ?? 0) -
      leadOf(turns[index - 1]?.totals ?? [0, 0], decisive?.winner ?? 0),
  );

describe('the course of a game', () => {
  const session = new ReplaySession(redCathedral, game(150), 'x');
  const course = scoreCurveOf(session, true);

  test('has the score after every turn, and ends with the final score', () => {
    const end = session.tableAt(session.last);
    expect(course.turns.length).toBeGreaterThan(10);
    expect(course.turns.at(-1)?.totals).toEqual(end && redCathedral.score(end).totals);
    expect(course.turns.map(({ to }) => to)).toEqual(
      course.turns.map(({ from }, index) => course.turns[index + 1]?.from ?? from).with(-1, session.last),
    );
  });

  test('has the turn that added most to the winner’s lead as its decisive turn', () => {
    const { decisive, turns } = course;
    if (!decisive) throw new Error('somebody must have scored');
    expect(decisive.after - decisive.before).toBe(Math.max(...gainsOf(course)));
    expect(turns.find(({ from }) => from === decisive.from)?.totals).toEqual(
      redCathedral.score(session.tableAt(decisive.to) ?? session.now.view.table).totals,
    );
  });

  test('has the later of two equally good turns as its decisive turn', () => {
    const tied = [3, 4, 5, 6, 7, 8]
      .map((seed) => scoreCurveOf(new ReplaySession(redCathedral, game(150, seed), 'x'), true))
      .filter((each) => {
        const gains = gainsOf(each);
        return gains.indexOf(Math.max(...gains)) !== gains.lastIndexOf(Math.max(...gains));
      });
    expect(tied).not.toHaveLength(0);
    for (const each of tied) {
      const gains = gainsOf(each);
      expect(each.decisive?.from).toBe(each.turns[gains.lastIndexOf(Math.max(...gains))]?.from);
    }
  });

  test('has no decisive turn if a resignation ended the game', () => {
    expect(scoreCurveOf(session, false).decisive).toBeUndefined();
  });

  test('measures a lead against the best opponent', () => {
    expect(leadOf([7, 9, 3], 0)).toBe(-2);
    expect(leadOf([7, 9, 3], 1)).toBe(2);
  });
});
