import { at } from '@archivolt/engine';
import { expect, test } from 'vitest';
import { table } from './fixtures.testing.ts';
import { redCathedral } from './index.ts';
import { presences, shares, towerValue } from './scoring.ts';

const points = (now: ReturnType<typeof table>, code: string): number[] =>
  now.players.map((_, seat) =>
    redCathedral
      .score(now)
      .lines.filter((line) => line.code === code && line.seat === seat)
      .reduce((sum, line) => sum + line.points, 0),
  );

test('[RC-E2] worked example 10: a marker between 14 and 15 prestige counts 14, and one on 18 counts 18', () => {
  // 14 prestige lie on space 48, 15 on 50, 18 on 56.
  const now = table({ seats: [{ space: 49 }, { space: 56 }] });
  expect(points(now, 'track')).toEqual([14, 18]);
});

test('[RC-E2][RC-S5] a marker before the first prestige space counts 0, and one beyond the last more than 40', () => {
  const now = table({ players: 4, seats: [{ space: 0 }, { space: 4 }, { space: 5 }, { space: 83 }] });
  expect(points(now, 'track')).toEqual([0, 0, 1, 43]);
});

test('[RC-E3] 5 materials and roubles together count 1 prestige, rounded down', () => {
  const now = table({
    players: 4,
    seats: [
      { goods: 'WWA', rubles: 2 },
      { goods: 'WW', rubles: 2 },
      { rubles: 14 },
      { goods: 'WBSGEA', rubles: 9 },
    ],
  });
  expect(points(now, 'leftovers')).toEqual([1, 0, 2, 3]);
});

test('[RC-E3] unplaced ornaments and materials on uncompleted sections do not count', () => {
  const now = table({ towers: ['M01@0+WWB', 'B08@0+WWB'], seats: [{ ornaments: [1, 2, 1] }] });
  expect(points(now, 'leftovers')).toEqual([0, 0]);
});

test('[RC-E4] a tower is worth 2 for each completed section and 1 for each ornament', () => {
  const values = ['B01#0 M01#1 D01', 'B01#0^1 M01#0^0 D01@1', 'B01@0 M01 D01'].map((line) =>
    towerValue(at(table({ towers: [line] }).towers, 0)),
  );
  expect(values).toEqual([4, 6, 0]);
});

test('[RC-E4] presence counts banners on completed sections and ornaments, also on others’ sections', () => {
  const tower = at(table({ players: 3, towers: ['B01#0^1 M01#0^0 M02@2 D01#1'] }).towers, 0);
  expect(presences(tower, 3)).toEqual([3, 2, 0]);
});

/** Six towers of the example; seats: red 0, yellow 1, green 2, blue 3. */
const EXAMPLE = [
  'B01#2 M01#2 M02#1^0', // 3 sections, 1 ornament: green 2, yellow 1, red 1
  'B02#3 D02#3^1', // 2 + 1: blue 2, yellow 1
  'B03#3 M03#3 M04#3 M05#1^1 D03#2^0', // 5 + 2: blue 3, yellow 2, green 1, red 1
  'B04#2^2 M06#2 M07#0^0 D04#1', // 4 + 2: green 3, red 2, yellow 1
  'B05#3 M08#3 M09#1 D05#0^2', // 4 + 1: blue 2, yellow 1, red 1, green 1
  'B06#0^2 M10#0^3 D06#2^0', // 3 + 3: red 3, green 2, blue 1
];

test('[RC-E4][RC-E5] worked example 11: six towers are scored for four players', () => {
  const now = table({ players: 4, towers: EXAMPLE });
  const towers = now.towers.map((tower) => ({ value: towerValue(tower), presence: presences(tower, 4) }));
  expect(towers).toEqual([
    { value: 7, presence: [1, 1, 2, 0] },
    { value: 5, presence: [0, 1, 0, 2] },
    { value: 12, presence: [1, 2, 1, 3] },
    { value: 10, presence: [2, 1, 3, 0] },
    { value: 9, presence: [1, 1, 1, 2] },
    { value: 9, presence: [3, 0, 2, 1] },
  ]);
  expect(towers.map(({ value, presence }) => shares(value, presence))).toEqual([
    [2, 2, 7, 0],
    [0, 2, 0, 5],
    [2, 6, 2, 12],
    [5, 2, 10, 0],
    [2, 2, 2, 9],
    [9, 0, 4, 2],
  ]);
  expect(points(now, 'tower')).toEqual([20, 14, 25, 28]);
});

test('[RC-E5] tied players share the places they fill, and the next player takes the next free place', () => {
  expect(shares(10, [2, 2, 1])).toEqual([7, 7, 2]); // (10 + 5) / 2, then the third place
  expect(shares(9, [1, 1, 1, 1])).toEqual([4, 4, 4, 4]); // (9 + 4 + 2 + 1) / 4
  expect(shares(7, [3, 1, 1, 0])).toEqual([7, 2, 2, 0]); // (3 + 1) / 2
  expect(shares(5, [0, 0, 1])).toEqual([0, 0, 5]); // presence 0 gets nothing
});

test('[RC-E5] each place gets half of the one before, rounded down', () => {
  expect(shares(15, [4, 3, 2, 1])).toEqual([15, 7, 3, 1]);
});

test('[RC-E6] worked example 12: four towers are scored for two players', () => {
  expect([shares(8, [5, 0]), shares(6, [1, 2]), shares(8, [1, 3]), shares(5, [2, 1])]).toEqual([
    [8, 0],
    [2, 6],
    [2, 8],
    [5, 1],
  ]);
});

test('[RC-E6] worked example 12: a tie gives neither of two players anything', () => {
  expect(shares(9, [2, 2])).toEqual([0, 0]);
  const now = table({ towers: ['B01#0 D01#1', 'B02#0 D02@1'] });
  expect(points(now, 'tower')).toEqual([2, 0]);
});

test('[RC-E7] most prestige wins', () => {
  const now = table({ players: 3, seats: [{ space: 9 }, { space: 20 }, { space: 6 }], towers: ['B01'] });
  expect(redCathedral.score(now)).toMatchObject({ totals: [2, 4, 1], places: [[1], [0], [2]] });
});

test('[RC-E7] a tie goes to more completed sections, and a complete tie is a shared victory', () => {
  // Two players tied in both towers get nothing from them: only the tie-breaks differ.
  const sections = table({ towers: ['B01#0 M01#1', 'B02#0^1'] });
  expect(redCathedral.score(sections)).toMatchObject({ totals: [0, 0], places: [[0], [1]] });
  const shared = table({ towers: ['B01#0 M01#1'], seats: [{ space: 9 }, { space: 9 }] });
  expect(redCathedral.score(shared).places).toEqual([[0, 1]]);
});

test('[RC-E7] a tie in completed sections goes to more ornaments placed', () => {
  // Red has the second tower, yellow the track; the first tower is tied. Two sections each, one ornament for red.
  const now = table({ towers: ['B01#0^0 M01#1 D01#1', 'B02#0'], seats: [{ space: 2 }, { space: 9 }] });
  expect(redCathedral.score(now)).toMatchObject({ totals: [2, 2], places: [[0], [1]] });
});

test('[RC-E1][RC-E7] the score sheet is final once the game is over, and each line names its rule and facts', () => {
  const now = table({ towers: ['B01#0 M01#1^1'], seats: [{ goods: 'WWW', rubles: 3 }] });
  expect(redCathedral.score(now)).toMatchObject({
    final: false,
    lines: [
      { seat: 0, rule: 'RC-E2', code: 'track', points: 0, facts: { space: 2 } },
      { seat: 0, rule: 'RC-E3', code: 'leftovers', points: 1, facts: { materials: 3, rubles: 3 } },
      { seat: 1, rule: 'RC-E2', code: 'track', points: 0 },
      { seat: 1, rule: 'RC-E3', code: 'leftovers', points: 0 },
      {
        seat: 0,
        rule: 'RC-E6',
        code: 'tower',
        points: 1,
        facts: { tower: 0, value: 5, presence: 1, place: 2, tied: 0 },
      },
      {
        seat: 1,
        rule: 'RC-E6',
        code: 'tower',
        points: 5,
        facts: { tower: 0, value: 5, presence: 2, place: 1, tied: 0 },
      },
    ],
    totals: [2, 5],
    places: [[1], [0]],
  });
  now.todo = [];
  expect(redCathedral.score(now).final).toBe(true);
});
