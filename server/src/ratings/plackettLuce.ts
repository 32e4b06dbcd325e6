/**
 * A player's estimated skill: Plackett–Luce after Weng and Lin, "A Bayesian Approximation Method
 * for Online Ranking" (2011), algorithm 4, one player per team. Constants as in openskill, against which it is tested.
 */
export interface SkillEstimate {
  readonly mean: number;
  readonly deviation: number;
}

/** The estimate of a new player. */
export const DEFAULT_RATING: SkillEstimate = { mean: 25, deviation: 25 / 3 };

/** The amount of chance in one game. */
const BETA = 25 / 6;
/** How much a player's skill may change between games, so that the deviation never reaches zero. */
const TAU = 25 / 300;
/** Lower bound of the variance factor. */
const KAPPA = 1e-4;

/** The estimates after a game. `places` are the seats from first to last; seats that share a place share an entry. */
export function updateRatings(
  before: readonly SkillEstimate[],
  places: readonly (readonly number[])[],
): SkillEstimate[] {
  const rankOf = before.map((_, seat) => places.findIndex((place) => place.includes(seat)));
  const variances = before.map(({ deviation }) => deviation ** 2 + TAU ** 2);
  const c = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA ** 2, 0));
  const strengths = before.map(({ mean }) => Math.exp(mean / c));
  /** The total of all players who were not placed above that rank. */
  const stillIn = rankOf.map((rank) => total(strengths.filter((_, other) => (rankOf[other] ?? 0) >= rank)));
  const sharing = rankOf.map((rank) => rankOf.filter((other) => other === rank).length);

  return before.map(({ mean }, seat) => {
    const [strength = 0, variance = 0, rank = 0] = [strengths[seat], variances[seat], rankOf[seat]];
    let [omega, delta] = [0, 0];
    rankOf.forEach((decided, other) => {
      if (decided > rank) return;
      const chance = strength / (stillIn[other] ?? 1);
      const shares = sharing[other] ?? 1;
      omega += ((other === seat ? 1 : 0) - chance) / shares;
      delta += (chance * (1 - chance)) / shares;
    });
    const gamma = Math.sqrt(variance) / c;
    const left = Math.max(1 - (variance / c ** 2) * delta * gamma, KAPPA);
    return { mean: mean + (variance / c) * omega, deviation: Math.sqrt(variance * left) };
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
