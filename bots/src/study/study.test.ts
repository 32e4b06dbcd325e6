import type { BotKit } from '@archivolt/botkit';
import { at, type GameTypes } from '@archivolt/engine';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import { describe, expect, test } from 'vitest';
import { withBotKit } from '../botKits.ts';
import { gameOf, plantBlunder, plantLuck, studyOf } from '../testing.ts';
import type { Depth, Moment } from './moment.ts';
import { type RecordedGame, stretchesOf } from './recorded.ts';
import { turningPointsOf } from './summary.ts';

/** Less than a page thinks, so that the tests are quick. */
const QUICK: Depth = { continuations: 6, search: 16, comparisons: 12, rolls: 48 };

/** The last decision of a record. */
function lastOf<G extends GameTypes>(botKit: BotKit<G>, recorded: RecordedGame): Moment {
  const study = studyOf(botKit, recorded);
  return study.moment(study.played.stretches.length - 1, QUICK);
}

describe.each(GAME_IDS)('a study of %s', (id: GameId) => {
  test('attributes a planted blunder to choice and a planted lucky roll to luck', () => {
    const blunder = withBotKit(id, (botKit) => lastOf(botKit, plantBlunder(botKit, 5)));
    expect(blunder.choice?.loss).toBeGreaterThan(0.05);
    expect(turningPointsOf([blunder])[0]).toMatchObject({ cause: 'choice' });
    expect(at(blunder.choice?.others ?? [], 0).win).toBeGreaterThan(blunder.choice?.played.win ?? 1);
    const lucky = withBotKit(id, (botKit) => lastOf(botKit, plantLuck(botKit, 5)));
    expect(lucky.luck?.[lucky.seat]).toBeGreaterThan(0.05);
    expect(lucky.choice?.loss ?? 0).toBeLessThan(0.05);
    expect(turningPointsOf([lucky])).toMatchObject([{ cause: 'luck' }]);
  });

  test('is unbiased: probabilities sum to 1, and moving gains nothing on average', () => {
    withBotKit(id, (botKit) => {
      const { recorded } = gameOf(botKit, 2);
      const study = studyOf(botKit, recorded);
      const { stretches } = study.played;
      const standings = stretches.map((_, index) => study.chancesBefore(index, QUICK));
      for (const { win } of standings) expect(win.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
      // From turn to turn; within a turn the same seat continues.
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

  test('is deterministic', () => {
    withBotKit(id, (botKit) => {
      const { recorded } = gameOf(botKit, 3);
      expect(studyOf(botKit, recorded).moment(6, QUICK)).toEqual(studyOf(botKit, recorded).moment(6, QUICK));
    });
  });

  test('rejects a record that does not fit the rules', () => {
    withBotKit(id, (botKit) => {
      const { recorded } = gameOf(botKit, 3);
      expect(() => studyOf(botKit, { ...recorded, setup: [] })).toThrow(RangeError);
      expect(() => studyOf(botKit, { ...recorded, submissions: recorded.submissions.slice(1) })).toThrow(
        RangeError,
      );
      expect(() => studyOf(botKit, { ...recorded, rulesVersion: 999 })).toThrow(RangeError);
    });
  });
});

test('a decision ends with the first roll or the turn, regardless of how it was submitted', () => {
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
