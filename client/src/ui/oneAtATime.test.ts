import { expect, test, vi } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

test('an action ignores calls while it runs, and can be called again afterwards', async () => {
  let finish = (): void => {};
  const act = vi.fn((_: string) => new Promise<void>((resolve) => (finish = resolve)));
  const press = oneAtATime(act);
  const first = press('first');
  await press('second');
  finish();
  await first;
  void press('third');
  expect(act.mock.calls).toEqual([['first'], ['third']]);
});

test('an action that fails can be called again', async () => {
  const act = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValueOnce(undefined);
  const press = oneAtATime(act);
  await expect(press()).rejects.toThrow('full');
  await press();
  expect(act).toHaveBeenCalledTimes(2);
});
