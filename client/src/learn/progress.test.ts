import { type LessonsProgress, mergeLessons } from '@archivolt/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './progress.svelte.ts';

const LESSONS = 'archivolt.lessons';

/** A browser: its storage, and the account it is signed in to. */
let storage: Map<string, string>;
let account: LessonsProgress;
let sent: LessonsProgress[];
let isOffline: boolean;
/** Whether the server still knows the session. */
let isSignedIn: boolean;

// Test files share a process.
afterEach(() => void vi.unstubAllGlobals());

beforeEach(() => {
  storage = new Map();
  account = {};
  sent = [];
  isOffline = false;
  isSignedIn = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (isOffline) throw new TypeError('no network');
    if (!isSignedIn) return Response.json({ error: 'signIn' }, { status: 401 });
    const given: LessonsProgress = JSON.parse(body);
    sent.push(given);
    account = mergeLessons(account, given);
    return Response.json(account);
  });
});

const signIn = () => storage.set('archivolt.online', '1');
const onDevice = (): LessonsProgress => JSON.parse(storage.get(LESSONS) ?? '{}');

test('progress is not sent before signing in', async () => {
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 3, 16);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
  expect(progress.of('red-cathedral', 'build')).toEqual({ run: 0, step: 3, of: 16, done: false });
});

test('signing in merges the progress of the device and the account in both places', async () => {
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 3, 16);
  progress.reach('architectura', 'play', 12, 12);
  account = {
    'red-cathedral/build': { run: 0, step: 9, of: 16, done: false },
    'red-cathedral/claim': { run: 0, step: 14, of: 14, done: true },
  };
  signIn();
  progress.load();
  const all = {
    'red-cathedral/build': { run: 0, step: 9, of: 16, done: false },
    'red-cathedral/claim': { run: 0, step: 14, of: 14, done: true },
    'architectura/play': { run: 0, step: 12, of: 12, done: true },
  };
  await expect.poll(onDevice).toEqual(all);
  expect(account).toEqual(all);
  expect(progress.of('red-cathedral', 'claim')?.done).toBe(true);
});

test('a restarted lesson stays finished, and the account does not undo the restart', async () => {
  signIn();
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 16, 16);
  progress.reach('red-cathedral', 'build', 0, 16);
  progress.reach('red-cathedral', 'build', 2, 16);
  const now = { run: 1, step: 2, of: 16, done: true };
  await expect.poll(() => account['red-cathedral/build']).toEqual(now);
  expect(progress.of('red-cathedral', 'build')).toEqual(now);
});

test('a failed update is sent with the next step', async () => {
  signIn();
  isOffline = true;
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 5, 16);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(account).toEqual({});
  isOffline = false;
  progress.reach('red-cathedral', 'claim', 1, 14);
  await expect
    .poll(() => Object.keys(account).sort())
    .toEqual(['red-cathedral/build', 'red-cathedral/claim']);
});

test('progress stored by an earlier version of the page still counts', () => {
  storage.set(LESSONS, '{"red-cathedral/build":{"step":4,"of":16,"done":false},"odd":{"step":-1}}');
  const progress = new Progress();
  expect(progress.of('red-cathedral', 'build')).toEqual({ run: 0, step: 4, of: 16, done: false });
  progress.reach('red-cathedral', 'build', 5, 16);
  expect(Object.keys(onDevice())).toEqual(['red-cathedral/build']);
});

test('signing out removes the progress from the device but not from the account', async () => {
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 3, 16);
  signIn();
  progress.load();
  await expect.poll(() => account['red-cathedral/build']?.step).toBe(3);
  storage.delete('archivolt.online');
  progress.leave();
  expect(onDevice()).toEqual({});
  expect(progress.of('red-cathedral', 'build')).toBeUndefined();
  expect(new Progress().of('red-cathedral', 'build')).toBeUndefined();
  // The next reader starts from nothing, and the account still has its own progress.
  progress.reach('red-cathedral', 'claim', 1, 14);
  expect(Object.keys(onDevice())).toEqual(['red-cathedral/claim']);
  expect(account).toEqual({ 'red-cathedral/build': { run: 0, step: 3, of: 16, done: false } });
});

test('progress that could not be sent earlier is sent on signing out', async () => {
  signIn();
  isOffline = true;
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 5, 16);
  await progress.sendUnsent();
  expect(account).toEqual({});
  isOffline = false;
  await progress.sendUnsent();
  expect(account['red-cathedral/build']?.step).toBe(5);
});

test('a reply that arrives after signing out does not restore the progress', async () => {
  signIn();
  let answer: (() => void) | undefined;
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return Response.json({ 'red-cathedral/claim': { run: 0, step: 2, of: 14, done: false } });
  });
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 5, 16);
  await expect.poll(() => answer).toBeDefined();
  progress.leave();
  answer?.();
  // The next request starts only when the first one has finished.
  answer = undefined;
  progress.load();
  await expect.poll(() => answer).toBeDefined();
  expect(onDevice()).toEqual({});
});

test('a session that was ended elsewhere removes the progress from the device', async () => {
  signIn();
  const progress = new Progress();
  progress.reach('red-cathedral', 'build', 5, 16);
  await expect.poll(() => account['red-cathedral/build']?.step).toBe(5);
  isSignedIn = false;
  progress.load();
  await expect.poll(onDevice).toEqual({});
  expect(storage.has('archivolt.online')).toBe(false);
  progress.reach('red-cathedral', 'build', 1, 16);
  expect(onDevice()).toEqual({ 'red-cathedral/build': { run: 0, step: 1, of: 16, done: false } });
});
