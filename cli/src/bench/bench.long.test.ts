import { LEVELS } from '@archivolt/bots';
import { expect, test } from 'vitest';
import { runWith } from '../terminal.testing.ts';

test('bench compares both games with boardgame.io, with median and spread of every row', async () => {
  const { code, out } = await runWith(['bench', '--slices', '9', '--milliseconds', '10', '--json']);
  expect(code).toBe(0);
  const { slices, rows, ratios, decisions } = JSON.parse(out);
  expect(slices).toBe(9);
  expect(rows.map(({ name }: { name: string }) => name)).toEqual([
    ...['red-cathedral, random play', 'red-cathedral, greedy bot', 'red-cathedral, copy'],
    ...['architectura, random play', 'architectura, greedy bot', 'architectura, copy'],
    'boardgame.io, a small game',
    ...['red-cathedral, self-play', 'red-cathedral, net', 'red-cathedral, search', 'red-cathedral, study'],
    ...['architectura, self-play', 'architectura, net', 'architectura, search', 'architectura, study'],
    'boardgame.io, MCTSBot',
  ]);
  for (const { min, q1, median, q3, max } of rows) {
    expect(min).toBeGreaterThan(0);
    const rising = [min, q1, median, q3, max];
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
  }
  expect(ratios.map(({ name }: { name: string }) => name)).toEqual(['red-cathedral', 'architectura']);
  for (const { ratio } of ratios) expect(ratio).toBeGreaterThan(0);
  expect(decisions.map(({ name }: { name: string }) => name)).toEqual([
    ...['red-cathedral', 'architectura'].flatMap((game) => LEVELS.map((level) => `${game}, ${level}`)),
    'boardgame.io, MCTSBot, 10 iterations',
  ]);
  for (const { median, p95, decisions: made } of decisions) {
    expect(p95).toBeGreaterThanOrEqual(median);
    expect(made).toBeGreaterThanOrEqual(9);
  }
}, 240_000);
