import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazy } from './lazy.ts';

/** A host that serves the app and nothing else. */
const staticHost = async (path: string): Promise<Response> =>
  new Response(null, { status: path === '/' ? 200 : 404 });
const reload = vi.fn();
const missing = () => Promise.reject(new TypeError('the file is missing'));

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', vi.fn(staticHost));
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that loads does not reload the page', async () => {
  expect(await lazy(async () => 'part')).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('the page is reloaded as soon as its host answers, even if it is not our server', async () => {
  vi.mocked(fetch)
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(new Response(null, { status: 502 }));
  const loading = lazy(missing);
  await vi.advanceTimersByTimeAsync(3000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await loading).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that is missing after a reload does not reload the page again within a minute', async () => {
  await lazy(missing);
  await lazy(missing);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  await lazy(missing);
  expect(reload).toHaveBeenCalledTimes(2);
});
