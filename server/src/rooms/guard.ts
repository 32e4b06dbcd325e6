import { Script } from 'node:vm';

const WORK = Symbol.for('archivolt.guarded');
const run = new Script(`globalThis[Symbol.for('archivolt.guarded')]()`);

/** Something took longer than it may, and was stopped in the middle. */
export class TookTooLong extends Error {
  constructor(milliseconds: number) {
    super(`a step took more than ${milliseconds} ms and was stopped`);
  }
}

/**
 * Does something that must not take longer than this. Rules are plain functions on the thread that serves everybody:
 * one that never comes back would hold up every table, so it is broken off from outside.
 */
export function within<V>(milliseconds: number, work: () => V): V {
  const scope = globalThis as unknown as Record<symbol, unknown>;
  scope[WORK] = work;
  try {
    return run.runInThisContext({ timeout: milliseconds, displayErrors: false }) as V;
  } catch (thrown) {
    const isLate =
      thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isLate ? new TookTooLong(milliseconds) : thrown;
  } finally {
    scope[WORK] = undefined;
  }
}
