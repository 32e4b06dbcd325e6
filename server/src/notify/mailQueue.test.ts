import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MailQueue } from './mailQueue.ts';

const results: string[] = [];
const warnings: object[] = [];
const letters = () =>
  new MailQueue({
    metrics: { countMail: (result) => void results.push(result) },
    log: { warn: (facts) => void warnings.push(facts) },
    retryDelaysMs: [1000, 10_000],
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  results.length = 0;
  warnings.length = 0;
});

test('an email that the server does not accept is retried with growing pauses until it is sent', async () => {
  const tries: number[] = [];
  letters().send(async () => {
    tries.push(Date.now());
    if (tries.length < 3) throw new Error('busy');
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries.map((at) => at - (tries[0] ?? 0))).toEqual([0, 1000, 11_000]);
  expect(results).toEqual(['retried', 'retried', 'sent']);
  expect(warnings).toEqual([]);
});

test('an email that is never accepted is counted as failed and logged once', async () => {
  letters().send(() => Promise.reject(new Error('no such server')));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(results).toEqual(['retried', 'retried', 'failed']);
  expect(warnings).toHaveLength(1);
});

test('no email is retried after the shutdown', async () => {
  const own = letters();
  own.send(() => Promise.reject(new Error('busy')));
  await vi.advanceTimersByTimeAsync(0);
  own.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(results).toEqual(['retried']);
});
