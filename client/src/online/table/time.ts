import type { Clocks } from '@archivolt/protocol';

/** Milliseconds left for a seat at a time by the server's clock; undefined without a clock. */
export function timeLeft(clocks: Clocks, seat: number, now: number): number | undefined {
  const left = clocks.left[seat];
  if (clocks.running !== seat) return left;
  if (clocks.deadline !== null) return Math.max(0, clocks.deadline - now);
  return left === undefined ? undefined : Math.max(0, left - (now - clocks.since));
}

/** Below this, seconds are shown. */
export const HOUR_MS = 3_600_000;
/** Below this, time is short. */
export const SHORT_MS = 30_000;
