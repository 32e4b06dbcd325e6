import type { ScoreLine, ScoreSheet } from '@archivolt/engine';
import { describe, expect, test } from 'vitest';
import { sourcesOf, whyOf } from './why.ts';

const CODES = ['track', 'tower', 'leftovers', 'building'];
const line = (seat: number, code: string, points: number): ScoreLine => ({ seat, rule: 'R', code, points });

function sheetOf(lines: ScoreLine[], places: number[][]): ScoreSheet {
  const seats = places.flat().length;
  const totals = Array.from({ length: seats }, (_, seat) =>
    lines.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0),
  );
  return { final: true, lines, totals, tieBreaks: [], places };
}

const TWO = sheetOf(
  [
    line(0, 'track', 16),
    line(0, 'tower', 9),
    line(0, 'tower', 15),
    line(1, 'track', 20),
    line(1, 'tower', 8),
  ],
  [[0], [1]],
);

describe('the explanation of a result', () => {
  test('the source with the greatest lead over the runner-up made the difference', () => {
    expect(whyOf(TWO, undefined, CODES)?.lead).toEqual({ source: 'tower', points: [24, 8] });
  });

  test('a loser reads where they were ahead of the winner', () => {
    expect(whyOf(TWO, undefined, CODES)?.other).toEqual({
      seat: 1,
      ahead: { source: 'track', points: [16, 20] },
    });
  });

  test('a loser who was ahead nowhere reads their best source', () => {
    const sheet = sheetOf(
      [
        line(0, 'track', 9),
        line(1, 'track', 2),
        line(1, 'tower', 4),
        line(0, 'tower', 7),
        line(1, 'tower', 3),
      ],
      [[0], [1]],
    );
    expect(whyOf(sheet, undefined, CODES)?.other).toEqual({
      seat: 1,
      most: { source: 'tower', points: [7, 7] },
    });
  });

  test('a loser whose best source has been mentioned reads their best line', () => {
    const sheet = sheetOf(
      [line(0, 'building', 9), line(0, 'building', 3), line(1, 'building', 4), line(1, 'building', 6)],
      [[0], [1]],
    );
    expect(whyOf(sheet, undefined, CODES)?.other).toEqual({ seat: 1, best: line(1, 'building', 6) });
  });

  test('a reader in last place reads their own points, not the runner-up’s', () => {
    const sheet = sheetOf(
      [line(0, 'track', 9), line(1, 'track', 8), line(2, 'track', 1), line(2, 'leftovers', 3)],
      [[0], [1], [2]],
    );
    const why = whyOf(sheet, 2, CODES);
    expect(why).toMatchObject({ winner: 0, next: 1 });
    expect(why?.other).toEqual({ seat: 2, ahead: { source: 'leftovers', points: [0, 0, 3] } });
  });

  test('if two players win, the reader is the winner and the other one the runner-up', () => {
    const sheet = sheetOf([line(0, 'track', 5), line(1, 'tower', 5)], [[0, 1]]);
    expect(whyOf(sheet, 1, CODES)).toMatchObject({
      winner: 1,
      next: 0,
      lead: { source: 'tower' },
      other: { seat: 0, ahead: { source: 'track' } },
    });
  });

  test('nothing made the difference if everything is equal', () => {
    const sheet = sheetOf([line(0, 'track', 5), line(1, 'track', 5)], [[0, 1]]);
    expect(whyOf(sheet, undefined, CODES)?.lead).toBeUndefined();
  });

  test('a loser reads nothing if nobody scored', () => {
    expect(whyOf(sheetOf([], [[0], [1]]), undefined, CODES)).toEqual({
      winner: 0,
      next: 1,
      other: undefined,
    });
  });

  test('sources that gave nobody anything are omitted', () => {
    expect(sourcesOf(TWO).map(({ source }) => source)).toEqual(['track', 'tower']);
  });
});
