import type { Seat } from '@archivolt/engine';
import type { Chances, Moment } from './moment.ts';

/** A decision that gives away this much win probability scores 100/e. */
const LOSS_SCALE = 0.23;

/** The score of a decision: 100 for the best, 80 if it gives away 5 percentage points, 65 for 10, 42 for 20. */
export function scoreOf(loss: number): number {
  return 100 * Math.exp(-loss / LOSS_SCALE);
}

/** The mean score of a seat's decisions, from 0 to 100; undefined if it had none. */
export function accuracyOf(moments: readonly Moment[], seat: Seat): number | undefined {
  const scores = moments.flatMap((one) =>
    one.seat === seat && one.choice ? [scoreOf(one.choice.loss)] : [],
  );
  if (scores.length === 0) return undefined;
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** A turning point of a game: a decision, or a roll or draw. */
export interface TurningPoint {
  /** Index of the moment. */
  readonly index: number;
  readonly cause: 'choice' | 'luck';
  /** The change in win probability for the seat that decided or rolled; negative for a loss. */
  readonly change: number;
}

/** Smaller changes are within the error of the estimate. */
const MIN_CHANGE = 0.05;
const MAX_TURNING_POINTS = 6;

/** The greatest turning points, greatest first. */
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

/** A seat's total luck over the game, by its own rolls and draws and by those of the others. */
export function luckOfSeat(moments: readonly Moment[], seat: Seat): number {
  return moments.reduce((sum, { luck }) => sum + (luck?.[seat] ?? 0), 0);
}

/** Index of the moment that gained the winner most; undefined if there is no single winner. */
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
