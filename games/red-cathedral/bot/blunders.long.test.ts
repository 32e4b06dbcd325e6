import { expect, test } from 'vitest';
import { count } from './blunders.testing.ts';

/** Games in the short form; the slow levels play few, as they share the code that is tested here. */
const GAMES = { greedy: 5, child: 8, beginner: 10, casual: 12, skilled: 4, expert: 1 };

test.each(Object.entries(GAMES))(
  '[RC-I2] [RC-F2a] [RC-A2] the %s bot trades nothing back, sells no prestige idly and pays for no lap',
  (level, games) => {
    expect(count(level, games)).toMatchObject({ roundTrips: 0, idleSales: 0, laps: 0 });
  },
);

test('[RC-I2] [RC-F2a] [RC-A2] nor does the master in one seat, for which a game of its own would take too long', () => {
  const { turns, ...blunders } = count('master', 1, { first: 1, against: 'greedy' });
  expect(turns).toBeGreaterThan(0);
  expect(blunders).toEqual({ roundTrips: 0, idleSales: 0, laps: 0 });
});

// Every level decides through the same filter (bots/src/sense.test.ts), so no level, the master included, can do what this bot
// cannot.
test('[RC-I2] [RC-F2a] [RC-A2] a bot that looks for blunders makes none through the filter, and many without it', () => {
  expect(count('filtered mischief', 40)).toMatchObject({ roundTrips: 0, idleSales: 0, laps: 0 });
  const { roundTrips, idleSales, laps } = count('mischief', 10);
  expect(Math.min(roundTrips, idleSales, laps)).toBeGreaterThan(0);
});

test('[RC-I2] [RC-F2a] the random bot does all of it: the count can fail', () => {
  const { roundTrips, idleSales } = count('random', 6);
  expect(roundTrips).toBeGreaterThan(0);
  expect(idleSales).toBeGreaterThan(0);
});
