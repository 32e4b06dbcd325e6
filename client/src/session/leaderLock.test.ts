import { afterEach, expect, test, vi } from 'vitest';
import { holdLeaderLock } from './leaderLock.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Grants a lock to the first request, and to the next one when it is released. */
function stubLocks(): void {
  let released: Promise<void> = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, held: () => Promise<void>) => {
    const before = released;
    const granted = before.then(() => {
      signal.throwIfAborted();
      return held();
    });
    released = granted.catch(() => undefined);
    return granted;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

test('one page leads a game, and the next one when it is closed', async () => {
  stubLocks();
  const [one, other] = [new AbortController(), new AbortController()];
  await holdLeaderLock('game', one.signal);
  let leads = false;
  const next = holdLeaderLock('game', other.signal).then(() => {
    leads = true;
  });
  await Promise.resolve();
  expect(leads).toBe(false);
  one.abort();
  await next;
  expect(leads).toBe(true);
});

test.each([
  ['has none', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('without locks every page leads: the browser %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  for (const page of [new AbortController(), new AbortController()])
    await expect(holdLeaderLock('game', page.signal)).resolves.toBeUndefined();
});

test('a page that is closed while it waits never leads', async () => {
  stubLocks();
  const [one, other] = [new AbortController(), new AbortController()];
  await holdLeaderLock('game', one.signal);
  const next = holdLeaderLock('game', other.signal);
  other.abort();
  one.abort();
  await expect(next).rejects.toThrow();
});
