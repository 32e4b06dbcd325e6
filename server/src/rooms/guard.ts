import { Script } from 'node:vm';

/** Something took longer than it may, and was stopped in the middle. */
export class TookTooLong extends Error {
  constructor(milliseconds: number) {
    super(`a step took more than ${milliseconds} ms and was stopped`);
  }
}

interface Job {
  readonly milliseconds: number;
  /** Must be such that it can be begun again. */
  work(): unknown;
  done(value: unknown): void;
  failed(thrown: unknown): void;
}

/** Where many steps come, those of so many milliseconds are done together; alone, each is done at once. */
const TOGETHER = 4;

let waiting: Job[] = [];
let last = Number.NEGATIVE_INFINITY;

/**
 * Does something that must not take longer than this. Rules are plain functions on the thread that serves everybody:
 * one that never comes back would hold up every table, so it is broken off from outside. To watch over it costs more
 * than most of them do (a thread for each watch), so all that come at about the same time are watched over together.
 */
export function guarded<V>(milliseconds: number, work: () => V): Promise<V> {
  return new Promise<V>((done, failed) => {
    if (waiting.length === 0) {
      if (performance.now() - last < TOGETHER) setTimeout(doAll, TOGETHER);
      else setImmediate(doAll);
    }
    waiting.push({ milliseconds, work, done: (value) => done(value as V), failed });
  });
}

function doAll(): void {
  const jobs = waiting;
  waiting = [];
  last = performance.now();
  for (let first = 0; first < jobs.length; ) {
    const together = jobs.slice(first);
    const finished = doSome(together);
    first += finished;
    const late = together[finished];
    if (!late) return;
    // It may only have come last: alone it has all the time that it may take.
    if (finished === 0) late.failed(new TookTooLong(late.milliseconds));
    else if (doSome([late]) === 0) late.failed(new TookTooLong(late.milliseconds));
    first++;
  }
}

/** How many were done before the time ran out; the one after them was broken off. */
function doSome(jobs: readonly Job[]): number {
  let finished = 0;
  const most = Math.max(...jobs.map(({ milliseconds }) => milliseconds));
  within(most, () => {
    for (const job of jobs) {
      doOne(job);
      finished++;
    }
  });
  return finished;
}

function doOne({ work, done, failed }: Job): void {
  let value: unknown;
  try {
    value = work();
  } catch (thrown) {
    failed(thrown);
    return;
  }
  done(value);
}

const WORK = Symbol.for('archivolt.guarded');
const script = new Script(`globalThis[Symbol.for('archivolt.guarded')]()`);

/** Where the time runs out it simply comes back. */
function within(milliseconds: number, work: () => void): void {
  const scope = globalThis as unknown as Record<symbol, unknown>;
  scope[WORK] = work;
  try {
    script.runInThisContext({ timeout: milliseconds, displayErrors: false });
  } catch (thrown) {
    const isLate = thrown instanceof Error && 'code' in thrown && thrown.code === TIMEOUT;
    if (!isLate) throw thrown;
  } finally {
    scope[WORK] = undefined;
  }
}

const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
