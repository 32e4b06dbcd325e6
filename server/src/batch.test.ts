import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Batch, type BatchEntry } from './batch.ts';

/** A batch that doubles each item, and the batches it was given. */
function doubling(options: ConstructorParameters<typeof Batch<number, number>>[1]) {
  const batches: number[][] = [];
  const batch = new Batch<number, number>(async (entries) => {
    batches.push(entries.map(({ item }) => item));
    for (const entry of entries) entry.resolve(2 * entry.item);
  }, options);
  return { batch, batches };
}

describe('a batch', () => {
  test('processes simultaneous items together and settles each individually', async () => {
    const { batch, batches } = doubling({ window: 'round' });
    expect(await Promise.all([1, 2, 3].map((item) => batch.add(item)))).toEqual([2, 4, 6]);
    expect(await batch.add(4)).toBe(8);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  test('has a maximum size and processes items with the same key in order, one per batch', async () => {
    const { batch, batches } = doubling({ window: 'tick', maxSize: 2, key: (item) => String(item % 10) });
    await Promise.all([1, 11, 2, 3, 21].map((item) => batch.add(item)));
    expect(batches).toEqual([[1, 2], [11, 3], [21]]);
  });

  test('rejects the remaining items if processing throws, and items without an answer', async () => {
    const flush = async ([first, ...rest]: readonly BatchEntry<string, string>[]) => {
      first?.resolve('done');
      if (rest.some(({ item }) => item === 'throw')) throw new Error('broken');
    };
    const batch = new Batch<string, string>(flush, { window: 'tick' });
    expect(await Promise.allSettled([batch.add('a'), batch.add('throw')])).toMatchObject([
      { value: 'done' },
      { reason: { message: 'broken' } },
    ]);
    expect(await Promise.allSettled([batch.add('a'), batch.add('b')])).toMatchObject([
      { value: 'done' },
      { reason: { message: 'left without an answer' } },
    ]);
  });

  test('is settled once everything is done, including items added meanwhile', async () => {
    const { batch, batches } = doubling({ window: 'round' });
    void batch.add(1).then(() => batch.add(2));
    expect(batch.isIdle).toBe(false);
    await batch.settled();
    expect(batch.isIdle).toBe(true);
    expect(batches.flat()).toEqual([1, 2]);
  });
});

describe('the pause of a batch', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const round = () => new Promise<void>((resolve) => setImmediate(resolve));

  test('does not apply to a single item, however soon it follows', async () => {
    const { batch, batches } = doubling({ window: 'tick', minIntervalMs: 3 });
    for (const item of [1, 2, 3]) await batch.add(item);
    expect(batches).toEqual([[1], [2], [3]]);
  });

  test('lets items wait for others after a shared batch, for a limited time', async () => {
    const { batch, batches } = doubling({ window: 'tick', minIntervalMs: 3 });
    await Promise.all([batch.add(1), batch.add(2)]);
    const rest = [batch.add(3)];
    await round();
    rest.push(batch.add(4));
    await round();
    expect(batches).toEqual([[1, 2]]);
    vi.advanceTimersByTime(3);
    await Promise.all(rest);
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
