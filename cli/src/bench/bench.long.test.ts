import { LEVELS } from '@archivolt/bots';
import { GAME_IDS } from '@archivolt/protocol';
import { expect, test } from 'vitest';
import { runWith } from '../terminal.testing.ts';

test('bench compares both games with boardgame.io, with median and spread of every row', async () => {
  const { code, out } = await runWith(['bench', '--slices', '9', '--milliseconds', '10', '--json']);
  expect(code).toBe(0);
  const { slices, rows, ratios, decisions } = JSON.parse(out);
  expect(slices).toBe(9);
  const named = (rowNames: readonly string[]): string[] =>
    GAME_IDS.flatMap((game) => rowNames.map((row) => `${game}, ${row}`));
  expect(rows.map(({ name }: { name: string }) => name)).toEqual([
    ...named(['random play', 'greedy bot', 'copy']),
    'boardgame.io, a small game',
    ...named(['self-play', 'net', 'search', 'study']),
    'boardgame.io, MCTSBot',
  ]);
  for (const { min, q1, median, q3, max } of rows) {
    expect(min).toBeGreaterThan(0);
    const rising = [min, q1, median, q3, max];
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
  }
  expect(ratios.map(({ name }: { name: string }) => name)).toEqual(GAME_IDS);
  for (const { ratio } of ratios) expect(ratio).toBeGreaterThan(0);
  expect(decisions.map(({ name }: { name: string }) => name)).toEqual([
    ...named(LEVELS),
    'boardgame.io, MCTSBot, 10 iterations',
  ]);
  for (const { median, p95, decisions: made } of decisions) {
    expect(p95).toBeGreaterThanOrEqual(median);
    expect(made).toBeGreaterThanOrEqual(9);
  }
}, 240_000);
