import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the URL of a downloaded file is revoked, but not before a slow browser has read the file', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  download('game.json', '{"kept":true}');
  expect(link.click).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(revoke).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revoke.mock.calls).toEqual([[link.href]]);
});
