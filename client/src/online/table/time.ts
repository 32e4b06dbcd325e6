import type { Clocks } from '@archivolt/protocol';

/** Milliseconds that a seat has left at a moment of the server's clock; undefined where no time is kept for it. */
export function timeLeft(clocks: Clocks, seat: number, now: number): number | undefined {
  const left = clocks.left[seat];
  if (clocks.running !== seat) return left;
  if (clocks.deadline !== null) return Math.max(0, clocks.deadline - now);
  return left === undefined ? undefined : Math.max(0, left - (now - clocks.since));
}

/** Below it every second is shown. */
export const HOUR = 3_600_000;
/** Time to hurry. */
export const SHORT = 30_000;
