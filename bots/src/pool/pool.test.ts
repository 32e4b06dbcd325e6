import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Architectura, architectura } from '@archivolt/architectura';
import { offersOf, type Seat, seeded, submit, viewOf } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BotService } from './botService.ts';
import { type JobReport, Pool, PoolError, type PoolSettings, type SpawnWorker } from './pool.ts';
import { createPool } from './threads.ts';

const SETTINGS: PoolSettings = { size: 1, maxQueue: 10, capMs: 300 };
const open: Pool[] = [];
const closeAfterTest = (pool: Pool): Pool => {
  open.push(pool);
  return pool;
};
afterEach(() => {
  for (const pool of open.splice(0)) pool.close();
});

const cathedral = redCathedral.setup({ players: 2, side: 'basic', influence: 'random', first: 0 }, seeded(1));
const city = architectura.setup({ players: 2, first: 0 }, seeded(1));
const cathedralJob = { game: redCathedral.id, view: viewOf(cathedral, 0) };
const cityJob = { game: architectura.id, view: viewOf(city, 0) };

/** A real thread that runs the given code when it gets a request. */
const thread =
  (code: string): SpawnWorker =>
  (onReply, onFailure) => {
    const worker = new Worker(`const { parentPort } = require('node:worker_threads');${code}`, {
      eval: true,
    });
    worker.on('message', onReply);
    worker.on('error', (error) => onFailure(String(error)));
    return {
      ask: (question) => worker.postMessage(question),
      terminate: () => void worker.terminate(),
    };
  };
const HANGS = `parentPort.on('message', () => { for (;;); });`;
const THROWS = `parentPort.on('message', () => { throw new Error('lost its mind'); });`;
/** Hangs or throws on anything but a greedy turn, like a bot with a bug in its search. */
const onlyGreedy = (otherwise: string): string =>
  `parentPort.on('message', ({ id, level }) => {
    if (level !== 'greedy') { ${otherwise} }
    parentPort.postMessage({ id, ok: true, result: { moves: [] } });
  });`;

describe('a pool of threads', () => {
  test.skipIf(process.platform !== 'linux')('that yields runs at low priority', async () => {
    const pool = closeAfterTest(createPool({ ...SETTINGS, isYielding: true }));
    await pool.think<Architectura>({ ...cityJob, level: 'child' });
    const niceness = readdirSync('/proc/self/task').map((task) => {
      // The fields after the program name, which may contain anything.
      const [, stat = ''] = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(/\) (?!.*\) )/s);
      return Number(stat.split(' ')[16]);
    });
    const own = getPriority();
    expect(niceness).toContain(Math.max(own, constants.priority.PRIORITY_LOW));
    expect(niceness.filter((nice) => nice === own).length).toBeGreaterThan(1);
  });

  test('computes whole turns that the rules accept, in both games', async () => {
    const pool = closeAfterTest(createPool({ ...SETTINGS, size: 2 }));
    const [built, raised] = await Promise.all([
      pool.think<RedCathedral>({ ...cathedralJob, level: 'expert' }),
      pool.think<Architectura>({ ...cityJob, level: 'child' }),
    ]);
    expect(built.fallback).toBeUndefined();
    expect(submit(redCathedral, cathedral, 0, built.moves, seeded(2))).toMatchObject({ ok: true });
    expect(submit(architectura, city, 0, raised.moves, seeded(2))).toMatchObject({ ok: true });
    expect(pool.stats()).toMatchObject({ workers: 2, busy: 0, queued: 0, settled: { done: 2 } });
  });

  test('gives the asking seat win probabilities, scores and the best offers', async () => {
    const pool = closeAfterTest(createPool(SETTINGS));
    const { win, scores, advice } = await pool.advise<Architectura>({ ...cityJob, most: 2 });
    expect(win[0]).toBeGreaterThan(0);
    expect((win[0] ?? 0) + (win[1] ?? 0)).toBeCloseTo(1, 6);
    expect(scores).toHaveLength(2);
    expect(advice).toHaveLength(2);
    for (const { move } of advice) expect(offersOf(architectura, cityJob.view)).toContainEqual(move);
  });

  test('does not block the caller', async () => {
    const pool = closeAfterTest(createPool(SETTINGS));
    const order: string[] = [];
    const advised = pool.advise<RedCathedral>(cathedralJob).then(() => order.push('answer'));
    // A blocking call would have its answer before anything else happens.
    await new Promise((resolve) => setImmediate(resolve));
    order.push('caller');
    await advised;
    expect(order).toEqual(['caller', 'answer']);
  });

  test('gives a job the time it asks for, up to the limit of the pool', async () => {
    const limits: number[] = [];
    const spawn: SpawnWorker = (onReply) => ({
      ask: ({ id, ms }) => {
        limits.push(ms);
        queueMicrotask(() => onReply({ id, ok: true, result: { moves: [] } }));
      },
      terminate: () => undefined,
    });
    const pool = closeAfterTest(new Pool(spawn, SETTINGS));
    for (const budgetMs of [150, 60_000]) await pool.think({ ...cityJob, level: 'master', budgetMs });
    await pool.think({ ...cityJob, level: 'master' });
    expect(limits).toEqual([150, SETTINGS.capMs, SETTINGS.capMs]);
  });

  test.each(['think', 'advise'] as const)('stops a search when its time is up: %s', async (ask) => {
    /** How often a search with this time limit looks at a clock that advances by a millisecond each time. */
    const looks = async (ms: number): Promise<number> => {
      let now = 0;
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++now);
      const service = new BotService(async () => undefined, seeded(1));
      const answer = await service.answer({ id: 1, ask, level: 'master', most: 1, ms, ...cathedralJob });
      clock.mockRestore();
      expect(answer.ok).toBe(true);
      return now;
    };
    expect(await looks(100_000)).toBeGreaterThan(100);
    // Loops within loops each look once more.
    expect(await looks(20)).toBeLessThan(30);
  });

  test('rejects a game it does not know', async () => {
    const pool = closeAfterTest(createPool(SETTINGS));
    const asked = pool.think({ ...cityJob, game: 'chess', level: 'master' });
    await expect(asked).rejects.toThrow('no bot plays chess');
  });
});

describe('in a pool with failures', () => {
  test('a hung thread is replaced, and its turn is played greedily with the reason', async () => {
    const spawn = thread(onlyGreedy('for (;;);'));
    const pool = closeAfterTest(new Pool(spawn, { ...SETTINGS, capMs: 20, graceMs: 3000 }));
    const turn = await pool.think({ ...cityJob, level: 'master' });
    expect(turn.fallback).toEqual({ code: 'hung', why: 'no answer after 3020 ms' });
    expect(pool.stats()).toMatchObject({ workers: 1, settled: { hung: 1, done: 1 } });
  });

  test('a thread that throws is replaced as well', async () => {
    const spawn = thread(onlyGreedy(`throw new Error('lost its mind');`));
    const pool = closeAfterTest(new Pool(spawn, SETTINGS));
    const { fallback } = await pool.think({ ...cityJob, level: 'child' });
    expect(fallback).toMatchObject({ code: 'failed', why: expect.stringContaining('lost its mind') });
  });

  test('a job whose greedy fallback also fails is rejected', async () => {
    const pool = closeAfterTest(new Pool(thread(THROWS), SETTINGS));
    const asked = pool.think({ ...cityJob, level: 'child' });
    await expect(asked).rejects.toMatchObject({ code: 'failed' });
    await expect(pool.advise(cityJob)).rejects.toBeInstanceOf(PoolError);
  });

  test('a full queue refuses new jobs and drops none that wait', async () => {
    const pool = closeAfterTest(new Pool(thread(HANGS), { ...SETTINGS, maxQueue: 2 }));
    const asked = [1, 2, 3].map(() => pool.advise(cityJob));
    await expect(pool.advise(cityJob)).rejects.toMatchObject({ code: 'full' });
    expect(pool.stats()).toMatchObject({ busy: 1, queued: 2 });
    pool.close();
    for (const one of asked) await expect(one).rejects.toMatchObject({ code: 'closed' });
    await expect(pool.advise(cityJob)).rejects.toMatchObject({ code: 'closed' });
  });

  test('an aborted job is dropped, whether it is waiting or running', async () => {
    const reports: JobReport[] = [];
    const pool = closeAfterTest(
      new Pool(thread(HANGS), { ...SETTINGS, onJob: (report) => reports.push(report) }),
    );
    const [running, waiting] = [new AbortController(), new AbortController()];
    const asked = [running, waiting].map(({ signal }) => pool.think({ ...cityJob, level: 'master', signal }));
    waiting.abort();
    await expect(asked[1]).rejects.toMatchObject({ name: 'AbortError' });
    running.abort(new Error('gone'));
    await expect(asked[0]).rejects.toThrow('gone');
    expect(pool.stats()).toMatchObject({ workers: 0, queued: 0, settled: { cancelled: 2 } });
    expect(reports).toMatchObject([
      { ask: 'think', game: 'architectura', level: 'master', outcome: 'cancelled', ms: 0 },
      { outcome: 'cancelled' },
    ]);
    await expect(pool.advise({ ...cityJob, signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

describe('without suitable weights', () => {
  const ask = (loadWeights: () => Promise<Uint8Array | undefined>) => {
    const service = new BotService(loadWeights, seeded(1));
    return service.answer({ id: 1, ask: 'think', level: 'skilled', ms: 100, ...cityJob });
  };
  const accepted = async (answer: Awaited<ReturnType<typeof ask>>, seat: Seat = 0): Promise<void> => {
    if (!answer.ok || !('moves' in answer.result)) throw new Error('no moves');
    const moves = [...answer.result.moves] as Architectura['move'][];
    expect(submit(architectura, city, seat, moves, seeded(2))).toMatchObject({ ok: true });
  };

  test.each([
    ['no weights', async () => undefined, 'missing', 'there are no weights for architectura'],
    ['a failed download', () => Promise.reject(new Error('no network')), 'missing', 'no network'],
    ['another file', async () => new Uint8Array(99), 'unfit', 'this is not a file of weights'],
  ])('a bot plays by the evaluation and reports it: %s', async (_, loadWeights, code, why) => {
    const answer = await ask(loadWeights);
    expect(answer).toMatchObject({
      ok: true,
      result: { fallback: { code, why: expect.stringContaining(why) } },
    });
    await accepted(answer);
  });
});

describe('a pool with a long queue', () => {
  test('serves another table next, however many jobs one person has waiting', async () => {
    const order: string[] = [];
    const asked: ((answer: { id: number; ok: true; result: { moves: never[] } }) => void)[] = [];
    const ids: number[] = [];
    // A worker that replies when the test says so: what counts is whom it serves, not how long that takes.
    const spawn: SpawnWorker = (onReply) => ({
      ask: ({ id }) => {
        ids.push(id);
        asked.push(onReply);
      },
      terminate: () => undefined,
    });
    const pool = closeAfterTest(new Pool(spawn, { size: 1, maxQueue: 100, capMs: 2000 }));
    const think = (share: readonly [string, string], name: string) =>
      pool.think({ ...cityJob, level: 'master', share }).then(() => order.push(name));
    const all = Array.from({ length: 90 }, (_, n) => think(['hog', 'hog'], `hog${n}`));
    const answer = async () => {
      const [onReply, id] = [asked.shift(), ids.shift()];
      if (id !== undefined) onReply?.({ id, ok: true, result: { moves: [] } });
      await new Promise((resolve) => setImmediate(resolve));
    };
    await answer();
    all.push(think(['home', 'ana'], 'honest'));
    await answer();
    await answer();
    expect(order).toEqual(['hog0', 'hog1', 'honest']);
    while (asked.length > 0) await answer();
    await Promise.all(all);
    expect(order).toHaveLength(91);
  });

  test('drops a job of the person with the most when it is full', async () => {
    const pool = closeAfterTest(
      new Pool(() => ({ ask: () => undefined, terminate: () => undefined }), SETTINGS),
    );
    const outcomes: string[] = [];
    const ask = (share: readonly [string, string], name: string) =>
      pool.think({ ...cityJob, level: 'master', share }).catch((why) => outcomes.push(`${name} ${why.code}`));
    const all = Array.from({ length: 11 }, (_, n) => ask(['hog', 'hog'], `hog${n}`));
    all.push(ask(['home', 'ana'], 'honest'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(outcomes).toEqual(['hog10 full']);
    pool.close();
    await Promise.all(all);
  });
});
