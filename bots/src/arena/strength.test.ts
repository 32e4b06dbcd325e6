import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PairingResult } from './arena.ts';
import {
  BASELINE_ROWS,
  LADDER_ROWS,
  type Row,
  STRENGTH_FILE,
  strengthTables,
  withTables,
} from './strength.ts';

const timing = { mean: 12.4, median: 10, p95: 40.2 };

function result({ game, players, names }: Row, games: number): PairingResult {
  const share = { share: 0.912, low: 0.885, high: 0.94, even: 1 / players, elo: players === 2 ? 406 : null };
  return {
    game,
    players,
    names: [...names],
    seed: 11,
    games,
    seeds: games / players,
    margin: 3,
    ...share,
    ms: [timing, timing],
  };
}

test('every level is paired with the one below it, and the tables mark rows not measured in full', () => {
  expect(LADDER_ROWS.map(({ names }) => names.join(' ')).filter((_, index) => index % 2 === 0)).toEqual([
    'child random',
    'beginner child',
    'casual beginner',
    'skilled casual',
    'expert skilled',
    'master expert',
  ]);
  const [whole, part] = BASELINE_ROWS;
  if (!whole || !part) throw new Error('there are baselines');
  const tables = strengthTables(
    new Map([whole, part].map((row, index) => [row, result(row, index ? 40 : 400)])),
    400,
  );
  expect(tables).toContain(
    '| Architectura | 2 | master – greedy | 91.2 % [88.5, 94.0], 406 Elo, 400 games | 12 / 40 |',
  );
  expect(tables).toContain('40 games * |');
  expect(tables).toContain('| child – random | not measured | not measured |');
});

test('the tables are replaced in the file, and nothing else changes', () => {
  const text = readFileSync(STRENGTH_FILE, 'utf8');
  const once = withTables(text, 'one');
  expect(withTables(once, 'two').replace('two', 'one')).toBe(once);
  expect(() => withTables('no place', 'one')).toThrow('no place for the tables');
});
