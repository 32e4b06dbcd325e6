import { describe, expect, test } from 'vitest';
import { DEFAULT_RATING, updateRatings } from './plackettLuce.ts';

type Pair = [mean: number, deviation: number];
const NEW: Pair = [25, 25 / 3];

/** `rate` of openskill 5.0.1 with its default settings: ratings before, rank of each, ratings after. */
const OPENSKILL: [before: Pair[], ranks: number[], after: Pair[]][] = [
  [
    [NEW, NEW],
    [1, 2],
    [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  ],
  [
    [NEW, NEW],
    [1, 1],
    [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ],
  ],
  [
    [
      [31.2, 2.1],
      [22.7, 5.9],
    ],
    [2, 1],
    [
      [30.825694487973816, 2.098618945336309],
      [25.650495389149988, 5.7091093614003965],
    ],
  ],
  [
    [
      [40, 0.9],
      [12.5, 1.3],
    ],
    [1, 2],
    [
      [40.0014613205132, 0.9038339353254667],
      [12.4969645674889, 1.3025997889540708],
    ],
  ],
  [
    [NEW, NEW, NEW],
    [1, 2, 3],
    [
      [27.869048680749426, 8.205243377397993],
      [25.717262170187357, 8.058224222802378],
      [21.413689149063217, 8.058224222802378],
    ],
  ],
  [
    [[28.4, 3.3], NEW, [19.75, 1.2]],
    [3, 1, 2],
    [
      [27.336423834722567, 3.2831562088145283],
      [28.98603098083122, 7.978877081729029],
      [19.80818170684907, 1.2026291967565985],
    ],
  ],
  [
    [[28.4, 3.3], NEW, [19.75, 1.2]],
    [1, 1, 1],
    [
      [28.289490882575894, 3.291549673872373],
      [24.984427271054834, 7.978877081729029],
      [19.764998329963767, 1.2027765966140507],
    ],
  ],
  [
    [NEW, NEW, NEW, NEW],
    [1, 2, 3, 4],
    [
      [27.795252672501135, 8.263571791259416],
      [26.55291815138952, 8.17961798837266],
      [24.689416369722096, 8.084127880168786],
      [20.962412806387245, 8.084127880168786],
    ],
  ],
  [
    [
      [30, 2],
      [27.5, 4],
      [25, 8],
      [20, 1.5],
    ],
    [2, 1, 4, 2],
    [
      [29.89965950102516, 1.9997771877175323],
      [28.425272168692892, 3.9875939405380985],
      [22.20836454155206, 7.575650493308202],
      [20.02449190835293, 1.5019245314784457],
    ],
  ],
  [
    [
      [30, 2],
      [27.5, 4],
      [25, 8],
      [20, 1.5],
    ],
    [1, 3, 3, 1],
    [
      [30.051221991033632, 2.000807481573577],
      [27.078517636513382, 3.971188489116525],
      [24.086190384072392, 7.540729767391724],
      [20.062798668564508, 1.502143374031298],
    ],
  ],
  [
    [
      [5, 7],
      [45, 7],
      [25, 7],
      [26, 0.5],
    ],
    [1, 4, 2, 3],
    [
      [8.19133018190235, 6.98556458855057],
      [38.1335722805675, 6.759183825330665],
      [27.235093877453927, 6.896375142876312],
      [26.00754996959371, 0.5068921283113335],
    ],
  ],
];

/** Ranks as the places of a result: seats, best first. */
function placesOf(ranks: readonly number[]): number[][] {
  return [...new Set(ranks)]
    .sort((a, b) => a - b)
    .map((rank) => ranks.flatMap((r, seat) => (r === rank ? [seat] : [])));
}

test.each(OPENSKILL)('%j with ranks %j is rated as by openskill', (before, ranks, after) => {
  const ratings = before.map(([mean, deviation]) => ({ mean, deviation }));
  updateRatings(ratings, placesOf(ranks)).forEach(({ mean, deviation }, seat) => {
    expect(mean).toBeCloseTo(after[seat]?.[0] ?? Number.NaN, 10);
    expect(deviation).toBeCloseTo(after[seat]?.[1] ?? Number.NaN, 10);
  });
});

describe('a rating', () => {
  test('of a player who always wins rises, and its deviation falls', () => {
    let ratings = [DEFAULT_RATING, DEFAULT_RATING, DEFAULT_RATING];
    for (let game = 0; game < 30; game++) {
      const before = ratings;
      ratings = updateRatings(ratings, [[1], [0], [2]]);
      ratings.forEach(({ deviation }, seat) => {
        expect(deviation).toBeLessThan(before[seat]?.deviation ?? 0);
      });
    }
    const [second, first, third] = ratings;
    expect(first?.mean).toBeGreaterThan((second?.mean ?? 0) + 3);
    expect(second?.mean).toBeGreaterThan((third?.mean ?? 0) + 3);
  });
});
