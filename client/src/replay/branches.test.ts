import { expect, test } from 'vitest';
import { memoryStorage } from '../session/savedDrafts.ts';
import { allBranches, type Branch, branchesOf, keepBranch, LONGEST_NAME, MOST_BRANCHES } from './branches.ts';

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
  keepBranch(storage, branch('b', 30));
  keepBranch(storage, branch('a', 12));
  keepBranch(storage, branch('c', 20, { of: 'other' }));
  expect(branchesOf(storage, 'game', always).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(branchesOf(storage, 'game', (id) => id === 'b').map(({ id }) => id)).toEqual(['b']);
});

test('names and notes can be changed and are cut to their maximum length', () => {
  const storage = memoryStorage();
  keepBranch(storage, branch('a', 12));
  keepBranch(storage, branch('a', 12, { name: ` ${'x'.repeat(200)}`, note: ' Claim first ' }));
  expect(allBranches(storage)).toEqual([
    branch('a', 12, { name: 'x'.repeat(LONGEST_NAME), note: 'Claim first' }),
  ]);
});

test('the oldest branches are dropped first, and an unreadable value is ignored', () => {
  const storage = memoryStorage();
  storage.setItem('archivolt.branches', '{"a":');
  expect(allBranches(storage)).toEqual([]);
  for (let index = 0; index <= MOST_BRANCHES; index++) keepBranch(storage, branch(`g${index}`, index));
  expect(allBranches(storage)).toHaveLength(MOST_BRANCHES);
  expect(allBranches(storage)[0]?.id).toBe('g1');
});
