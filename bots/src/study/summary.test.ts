import { expect, test } from 'vitest';
import { calibrate, printForecast, readForecasts } from './calibration.ts';
import type { Moment } from './moment.ts';
import { accuracyOf, decisiveOf, luckOfSeat, scoreOf, turningPointsOf } from './summary.ts';

const moment = (seat: number, win: number, more: Partial<Moment> = {}): Moment => ({
  from: 0,
  to: 1,
  turn: 1,
  seat,
  win: [win, 1 - win],
  scores: [0, 0],
  ...more,
});
const choice = (loss: number): Pick<Moment, 'choice'> => ({
  choice: { played: { win: 0.5, margin: 0, moves: ['a'] }, others: [], loss },
});

test('accuracy is the mean score: 100 for the best choice; 80, 65 and 42 for 5, 10 and 20 points lost', () => {
  expect([0, 0.05, 0.1, 0.2].map((loss) => Math.round(scoreOf(loss)))).toEqual([100, 80, 65, 42]);
  const moments = [
    moment(0, 0.5, choice(0)),
    moment(1, 0.5, choice(0.2)),
    moment(0, 0.5, choice(0.1)),
    moment(0, 0.5),
  ];
  expect(accuracyOf(moments, 0)).toBeCloseTo((100 + scoreOf(0.1)) / 2);
  expect(accuracyOf(moments, 1)).toBeCloseTo(scoreOf(0.2));
  expect(accuracyOf(moments, 2)).toBeUndefined();
});

test('turning points are attributed to choice or luck, greatest first, without small ones', () => {
  const moments = [
    moment(0, 0.5, { ...choice(0.07), luck: [0.3, -0.3] }),
    moment(1, 0.8, { ...choice(0.2), luck: [0.01, -0.01] }),
    moment(1, 0.9, choice(0.04)),
  ];
  expect(turningPointsOf(moments)).toEqual([
    { index: 0, cause: 'luck', change: 0.3 },
    { index: 1, cause: 'choice', change: -0.2 },
    { index: 0, cause: 'choice', change: -0.07 },
  ]);
  expect(luckOfSeat(moments, 1)).toBeCloseTo(-0.31);
});

test('the decisive moment is the winner’s greatest gain; a shared first place has none', () => {
  const moments = [moment(0, 0.5), moment(1, 0.6), moment(0, 0.4), moment(1, 0.9)];
  expect(decisiveOf(moments, { win: [1, 0], scores: [9, 3] })).toBe(2);
  expect(decisiveOf(moments, { win: [0, 1], scores: [3, 9] })).toBe(3);
  expect(decisiveOf(moments, { win: [0.5, 0.5], scores: [9, 9] })).toBeUndefined();
});

test('forecasts are compared with outcomes bin by bin', () => {
  const forecasts = [
    { game: 'g', players: 2, seed: 1, chances: [0.1, 0.92], won: 1 },
    { game: 'g', players: 2, seed: 2, chances: [0.14, 1], won: 0 },
  ];
  expect(readForecasts(`heading\n${forecasts.map(printForecast).join('')}g,2,3`)).toEqual(forecasts);
  const { games, forecasts: count, bins, brier } = calibrate(forecasts);
  expect({ games, count }).toEqual({ games: 2, count: 4 });
  expect(bins[1]).toMatchObject({ forecasts: 2, happened: 0.5 });
  expect(bins[9]).toMatchObject({ forecasts: 2, expected: 0.96, happened: 0.5 });
  expect(brier).toBeCloseTo((0.81 + 0.0064 + 0.0196 + 1) / 4);
});
