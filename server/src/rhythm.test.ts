import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rhythm } from './rhythm.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const isOver = async (rest: Promise<void>): Promise<boolean> => {
  let over = false;
  void rest.then(() => (over = true));
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  return over;
};

test('what comes alone is done at once, however soon', async () => {
  const rhythm = new Rhythm();
  expect(await isOver(rhythm.rest())).toBe(true);
  rhythm.beat(1);
  expect(await isOver(rhythm.rest())).toBe(true);
});

test('where several came together the next wait for others, a moment and no longer', async () => {
  const rhythm = new Rhythm();
  rhythm.beat(2);
  const rest = rhythm.rest();
  expect(await isOver(rest)).toBe(false);
  vi.advanceTimersByTime(10);
  expect(await isOver(rest)).toBe(true);
  expect(await isOver(rhythm.rest())).toBe(true);
});
