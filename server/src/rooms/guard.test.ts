import { expect, test } from 'vitest';
import { guarded, TookTooLong } from './guard.ts';

const forEver = (): never => {
  for (;;);
};

const busyFor = (milliseconds: number) => () => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  return milliseconds;
};

test('what is asked for in one moment is done in that order, each with its own outcome', async () => {
  const order: number[] = [];
  const jobs = [1, 2, 3].map((each) =>
    guarded(1000, () => {
      order.push(each);
      if (each === 2) throw new Error('two');
      return each;
    }),
  );
  expect(await Promise.allSettled(jobs)).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('two') },
    { status: 'fulfilled', value: 3 },
  ]);
  expect(order).toEqual([1, 2, 3]);
});

test('what never ends is broken off, wherever it stands, and the others are done', async () => {
  const begun = performance.now();
  const jobs = [() => 1, forEver, () => 3, forEver].map((work) => guarded<number>(200, work));
  const [first, second, third, fourth] = await Promise.allSettled(jobs);
  expect([first, third]).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: 3 },
  ]);
  for (const late of [second, fourth]) expect(late).toMatchObject({ reason: expect.any(TookTooLong) });
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('what takes long only together with others is not late', async () => {
  const jobs = Array.from({ length: 8 }, () => guarded(2000, busyFor(400)));
  expect(await Promise.all(jobs)).toEqual(Array(8).fill(400));
});
