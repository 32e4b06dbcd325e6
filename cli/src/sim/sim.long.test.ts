import { describe, expect, test } from 'vitest';
import { runWith } from '../terminal.testing.ts';

async function simulate(...argv: string[]) {
  const { code, out, err } = await runWith(['sim', ...argv, '--json']);
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out.trim().split('\n')).toHaveLength(1);
  return JSON.parse(out);
}

describe('sim', () => {
  test('prints one JSON object with the documented keys', async () => {
    const result = await simulate('red-cathedral', '--players', '3', '--games', '20', '--seed', '7');
    expect(Object.keys(result)).toEqual([
      'games',
      'unfinished',
      'decisions',
      'turns',
      'scores',
      'wins',
      'shared',
      'decisionsPerCpuSecond',
    ]);
    expect(Object.keys(result.turns)).toEqual(['mean', 'p50', 'p99', 'max']);
    expect(result).toMatchObject({ games: 20, unfinished: 0 });
    expect(result.scores).toHaveLength(3);
    expect(result.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(20, 1);
    expect(result.decisionsPerCpuSecond).toBeGreaterThan(0);
  });

  test.each([
    ['red-cathedral', '--solo', '--advanced', '--influence', 'first'],
    ['red-cathedral', '--players', '2', '--first', '1', '--bots', 'random,greedy'],
    ['architectura', '--players', '2', '--bots', 'greedy,random'],
    ['architectura', '--players', '2', '--bots', 'skilled,child'],
    ['architectura', '--players', '3', '--swaps', 'rolled', '--first', '1'],
  ])('plays the same games for the same seed and others for another: %s %s %s %s %s', async (...argv) => {
    const [one, two, other] = await Promise.all(
      ['5', '5', '6'].map((seed) => simulate(...argv, '--games', '2', '--seed', seed)),
    );
    for (const result of [one, two, other]) delete result.decisionsPerCpuSecond;
    expect(two).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('[RC-F5] stops after a stated number of turns and counts the game as unfinished', async () => {
    const result = await simulate('red-cathedral', '--games', '3', '--turns', '10');
    expect(result).toMatchObject({ games: 3, unfinished: 3, scores: [], wins: [] });
    expect(result.turns.max).toBe(11);
  });

  test('prints a readable table with Ivan without --json', async () => {
    const { out } = await runWith(['sim', 'red-cathedral', '--solo', '--games', '2']);
    expect(out).toMatch(/2 games, 0 unfinished/);
    expect(out).toMatch(/Ivan \(automaton\)/);
  });

  test('measures every card in the balance report, and the win rate of the additional ones', async () => {
    const { cards } = await simulate('architectura', '--report', '--games', '6', '--bots', 'random');
    expect(cards).toHaveLength(18);
    for (const card of cards) expect(card.meanWorth).toBeGreaterThanOrEqual(-1);
    const added = cards.filter((card: { additional: boolean }) => card.additional);
    expect(added.length).toBeGreaterThan(0);
    for (const card of added) expect(card.wonShare).toBeLessThanOrEqual(1);
    const { out } = await runWith(['sim', 'architectura', '--report', '--games', '2']);
    expect(out).toMatch(/Palace/);
  });
});
