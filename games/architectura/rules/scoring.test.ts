import { expect, test } from 'vitest';
import { position } from './fixtures.testing.ts';
import { architectura } from './index.ts';

const score = (state: ReturnType<typeof position>) => architectura.score(state.table);

test('[AR-G2] the score is the sum of the values of face-up cards, including X, N and negative values', () => {
  const sheet = score(position('rPark<,bInn>,rTemple>>,(rPalace)', ['', '']));
  expect(sheet.totals).toEqual([-1 + 5, 7]);
  expect(sheet.lines).toContainEqual({
    seat: 0,
    rule: 'AR-G2',
    code: 'building',
    points: 5,
    facts: { card: 'Temple', space: 2, value: 5, base: 'N', counted: 3, offset: 2 },
  });
  expect(sheet.lines).toContainEqual({
    seat: 0,
    rule: 'AR-G2',
    code: 'building',
    points: -1,
    facts: { card: 'Park', space: 0, value: -1, base: 'X', counted: 0, offset: -1 },
  });
  expect(sheet.final).toBe(false);
});

test('[AR-K5] the Statue scores four points once if adjacent to a face-up Park of any player', () => {
  expect(score(position('bPark,rStatue,rPark', ['', ''])).totals[0]).toBe(5 + 4 + 5);
  expect(score(position('rStatue / bPark', ['', ''])).totals[0]).toBe(9);
  expect(score(position('rStatue,(bPark)', ['', ''])).totals[0]).toBe(5);
  expect(score(position('rStatue,bInn,bPark', ['', ''])).totals[0]).toBe(5);
  expect(score(position('(rStatue),bPark', ['', ''])).totals[0]).toBe(0);
});

test('[AR-K5][AR-X9] protecting the Statue and the Park does not change its points', () => {
  expect(score(position('rStatue*r,bPark*b', ['', ''])).totals[0]).toBe(9);
});

test('[AR-K13] the Cemetery scores its value and two points for each card beside it', () => {
  const deck = 'with Cemetery without Library beside Cemetery fallen Inn,Park';
  const sheet = score(position('rPalace', [deck, '']));
  expect(sheet.totals[0]).toBe(8 + 3 + 4);
  expect(sheet.lines.map(({ rule, code, points }) => [rule, code, points])).toEqual([
    ['AR-G2', 'building', 8],
    ['AR-K13', 'beside', 3],
    ['AR-K13', 'fallen', 4],
  ]);
});

test('[AR-G3] a tie goes to more face-up cards, the Cemetery included', () => {
  const more = score(position('rPalace,bLibrary,bStatue', ['', '']));
  expect(more.totals).toEqual([8, 8]);
  expect(more.places).toEqual([[1], [0]]);
  const cemetery = score(
    position('rStatue,bPalace,(rPark)', ['with Cemetery without Library beside Cemetery', '']),
  );
  expect(cemetery.totals).toEqual([8, 8]);
  expect(cemetery.places).toEqual([[0], [1]]);
  expect(cemetery.tieBreaks.map(({ values }) => values)).toEqual([
    [2, 1],
    [-3, -8],
  ]);
});

test('[AR-G3] a tie in face-up cards goes to the lower lowest value', () => {
  const sheet = score(position('rLibrary<,rInn,bGreenhouse,bStatue', ['', '']));
  expect(sheet.totals).toEqual([8, 8]);
  expect(sheet.tieBreaks.map(({ values }) => values)).toEqual([
    [2, 2],
    [-2, -3],
  ]);
  expect(sheet.places).toEqual([[0], [1]]);
});

test('[AR-G3] a complete tie is a shared win', () => {
  expect(score(position('rInn,bInn', ['', ''])).places).toEqual([[0, 1]]);
  expect(score(position('', ['', ''])).places).toEqual([[0, 1]]);
});

test('[AR-X3] destroyed, covered and removed cards score nothing', () => {
  expect(score(position('(rPalace)bInn,(rInn)', ['out Park', ''])).totals).toEqual([0, 6]);
});
