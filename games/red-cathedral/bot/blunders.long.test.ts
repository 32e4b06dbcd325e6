import { expect, test } from 'vitest';
import { count } from './blunders.testing.ts';

/** Games in the short form; the slow levels play few, as they share the code that is tested here. */
const GAMES = { greedy: 5, child: 8, beginner: 10, casual: 12, skilled: 4, expert: 1 };

test.each(Object.entries(GAMES))(
  '[RC-I2][RC-F2a][RC-A2] the %s bot makes no round trip, sells no prestige idly and pays for no lap',
  (level, games) => {
    expect(count(level, games)).toMatchObject({ roundTrips: 0, idleSales: 0, laps: 0 });
  },
);

// A game of masters in all seats would take too long.
test('[RC-I2][RC-F2a][RC-A2] the master makes none of these blunders in one seat', () => {
  const { turns, ...blunders } = count('master', 1, { first: 1, against: 'greedy' });
  expect(turns).toBeGreaterThan(0);
  expect(blunders).toEqual({ roundTrips: 0, idleSales: 0, laps: 0 });
});

// Every level decides through the same filter (bots/src/sense.test.ts), so no level, the master included, can do what this bot
// cannot.
test('[RC-I2][RC-F2a][RC-A2] a bot that prefers blunders makes many without the filter and none with it', () => {
  expect(count('filtered mischief', 40)).toMatchObject({ roundTrips: 0, idleSales: 0, laps: 0 });
  const { roundTrips, idleSales, laps } = count('mischief', 10);
  expect(Math.min(roundTrips, idleSales, laps)).toBeGreaterThan(0);
});

test('[RC-I2][RC-F2a] the random bot makes round trips and idle sales, so that the count can fail', () => {
  const { roundTrips, idleSales } = count('random', 6);
  expect(roundTrips).toBeGreaterThan(0);
  expect(idleSales).toBeGreaterThan(0);
});
