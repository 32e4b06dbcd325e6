import type { Strength } from '@archivolt/protocol';
import type { SkillEstimate } from './plackettLuce.ts';

/** A new player's rating on the displayed scale, and the size of one stored unit on it. */
const START_RATING = 1500;
const UNIT = 42;

/**
 * A rating on the scale known from chess: a new player has 1500 ± 350. Rounded once, here, so that a change is always
 * the difference of the two displayed numbers. The stored value is not rounded.
 */
export function strengthOf({ mean, deviation }: SkillEstimate): Strength {
  return { rating: Math.round(START_RATING + (mean - 25) * UNIT), deviation: Math.round(deviation * UNIT) };
}
