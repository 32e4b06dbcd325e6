import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WEIGHTS_FOLDER } from '../net/folder.ts';
import { matchOf } from './arena.ts';
import { Ledger } from './ledger.ts';

const encounter = { seed: 5, games: 2, wins: 1, margin: 3, ms: [[1.26], [2]] as [number[], number[]] };

test('an interrupted match resumes from its complete lines; a partial line is ignored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archivolt-ledger-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'matches.jsonl');
  const ledger = new Ledger(path);
  ledger.add('a', encounter);
  ledger.add('b', { ...encounter, seed: 6 });
  ledger.add('b', { ...encounter, seed: 6 });
  appendFileSync(path, '{"match":"a","seed":7,');
  const again = new Ledger(path);
  expect(again.of('a')).toEqual([{ match: 'a', ...encounter, ms: [[1.3], [2]] }]);
  expect(again.of('b').map(({ seed }) => seed)).toEqual([6]);
  expect(again.of('c')).toEqual([]);
});

test('the match id changes with the table, its options, a bot or its weights', () => {
  const folders: [string, string] = [WEIGHTS_FOLDER, WEIGHTS_FOLDER];
  const pairing = {
    game: 'architectura',
    players: 2,
    names: ['master', 'greedy'] as [string, string],
    folders,
  };
  const names = [
    matchOf(pairing),
    matchOf({ ...pairing, players: 3 }),
    matchOf({ ...pairing, names: ['expert', 'greedy'] }),
    matchOf({ ...pairing, names: ['master:ms=50', 'greedy'] }),
    matchOf({ ...pairing, folders: [tmpdir(), tmpdir()] }),
    matchOf({ ...pairing, options: { swaps: 2 } }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(matchOf({ ...pairing })).toBe(names[0]);
});
