import { expect, test } from 'vitest';
import { memoryDrawer } from '../session/slips.ts';
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

test('the branches of a game are listed by their moves, and only those that are still there', () => {
  const drawer = memoryDrawer();
  keepBranch(drawer, branch('b', 30));
  keepBranch(drawer, branch('a', 12));
  keepBranch(drawer, branch('c', 20, { of: 'other' }));
  expect(branchesOf(drawer, 'game', always).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(branchesOf(drawer, 'game', (id) => id === 'b').map(({ id }) => id)).toEqual(['b']);
});

test('a name and a note can be changed, and are not longer than they may be', () => {
  const drawer = memoryDrawer();
  keepBranch(drawer, branch('a', 12));
  keepBranch(drawer, branch('a', 12, { name: ` ${'x'.repeat(200)}`, note: ' Claim first ' }));
  expect(allBranches(drawer)).toEqual([
    branch('a', 12, { name: 'x'.repeat(LONGEST_NAME), note: 'Claim first' }),
  ]);
});

test('the oldest are dropped first, and an unreadable value is ignored', () => {
  const drawer = memoryDrawer();
  drawer.setItem('archivolt.branches', '{"a":');
  expect(allBranches(drawer)).toEqual([]);
  for (let index = 0; index <= MOST_BRANCHES; index++) keepBranch(drawer, branch(`g${index}`, index));
  expect(allBranches(drawer)).toHaveLength(MOST_BRANCHES);
  expect(allBranches(drawer)[0]?.id).toBe('g1');
});
