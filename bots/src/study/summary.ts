import type { Seat } from '@archivolt/engine';
import type { Chances, Moment } from './moment.ts';

/** A decision that gives away this much of the chance of winning scores 1/e of 100. */
const LOSS_SCALE = 0.23;

/** What a decision scores: 100 for the best, 80 where it gives away 5 points of the chance of winning, 65 for 10, 42 for 20. */
export function scoreOf(loss: number): number {
  return 100 * Math.exp(-loss / LOSS_SCALE);
}

/** The mean score of a seat's decisions, from 0 to 100; undefined where it had none. */
export function accuracyOf(moments: readonly Moment[], seat: Seat): number | undefined {
  const scores = moments.flatMap((one) =>
    one.seat === seat && one.choice ? [scoreOf(one.choice.loss)] : [],
  );
  if (scores.length === 0) return undefined;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** What turned a game: what somebody decided, or what somebody rolled or drew. */
export interface TurningPoint {
  /** Index of the moment. */
  readonly index: number;
  readonly cause: 'choice' | 'luck';
  /** For the seat that decided or rolled: below 0 where it lost. */
  readonly change: number;
}

/** Smaller changes are within the error of the estimate. */
const MIN_CHANGE = 0.05;
const MAX_TURNING_POINTS = 6;

/** What turned the game most, the greatest first. */
export function turningPointsOf(moments: readonly Moment[]): TurningPoint[] {
  return moments
    .flatMap(({ seat, choice, luck }, index): TurningPoint[] => [
      { index, cause: 'choice', change: -(choice?.loss ?? 0) },
      { index, cause: 'luck', change: luck?.[seat] ?? 0 },
    ])
    .filter(({ change }) => Math.abs(change) >= MIN_CHANGE)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_TURNING_POINTS);
}

/** The sum of a seat's luck over the game: its own rolls and draws and those of the others. */
export function luckOfSeat(moments: readonly Moment[], seat: Seat): number {
  return moments.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0);
}

/** Index of the moment that brought the winner the most; undefined where there is no single winner. */
export function decisiveOf(moments: readonly Moment[], end: Chances): number | undefined {
  const winner = end.win.indexOf(1);
  if (winner < 0) return undefined;
  let most = 0;
  let decisive: number | undefined;
  for (const [index, { win }] of moments.entries()) {
    const next = moments[index + 1] ?? end;
    const gain = (next.win[winner] ?? 0) - (win[winner] ?? 0);
    if (gain <= most) continue;
    most = gain;
    decisive = index;
  }
  return decisive;
}
