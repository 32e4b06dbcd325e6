import { expect, test } from 'vitest';
import { memoryStorage } from '../session/savedDrafts.ts';
import {
  allBranches,
  type Branch,
  branchesOf,
  MAX_BRANCHES,
  MAX_NAME_LENGTH,
  saveBranch,
} from './branches.ts';

const branch = (id: string, version: number, more: Partial<Branch> = {}): Branch => ({
  id,
  of: 'game',
  version,
  name: `Line ${id}`,
  note: '',
  ...more,
});
const always = (): boolean => true;

test('the branches of a game are listed in the order of their moves, without deleted ones', () => {
  const storage = memoryStorage();
  saveBranch(storage, branch('b', 30));
  saveBranch(storage, branch('a', 12));
  saveBranch(storage, branch('c', 20, { of: 'other' }));
  expect(branchesOf(storage, 'game', always).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(branchesOf(storage, 'game', (id) => id === 'b').map(({ id }) => id)).toEqual(['b']);
});

test('names and notes can be changed and are cut to their maximum length', () => {
  const storage = memoryStorage();
  saveBranch(storage, branch('a', 12));
  saveBranch(storage, branch('a', 12, { name: ` ${'x'.repeat(200)}`, note: ' Claim first ' }));
  expect(allBranches(storage)).toEqual([
    branch('a', 12, { name: 'x'.repeat(MAX_NAME_LENGTH), note: 'Claim first' }),
  ]);
});

test('the oldest branches are dropped first, and an unreadable value is ignored', () => {
  const storage = memoryStorage();
  storage.setItem('archivolt.branches', '{"a":');
  expect(allBranches(storage)).toEqual([]);
  for (let index = 0; index <= MAX_BRANCHES; index++) saveBranch(storage, branch(`g${index}`, index));
  expect(allBranches(storage)).toHaveLength(MAX_BRANCHES);
  expect(allBranches(storage)[0]?.id).toBe('g1');
});
