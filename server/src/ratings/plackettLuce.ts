/**
 * How good somebody is, as far as the games tell: Plackett–Luce after Weng and Lin, "A Bayesian Approximation Method
 * for Online Ranking" (2011), algorithm 4, one player a team. Values as in openskill, against which it is checked.
 */
export interface Belief {
  readonly mean: number;
  readonly deviation: number;
}

/** Of one who has not played. */
export const UNKNOWN: Belief = { mean: 25, deviation: 25 / 3 };

/** How much chance there is in one game. */
const BETA = 25 / 6;
/** How much a player may have changed since the last game: nobody becomes certain for ever. */
const TAU = 25 / 300;
/** The least that is left of a variance. */
const KAPPA = 1e-4;

/** What is believed after a game. `places` are seats from the first to the last; those that share one share an entry. */
export function rated(before: readonly Belief[], places: readonly (readonly number[])[]): Belief[] {
  const rankOf = before.map((_, seat) => places.findIndex((place) => place.includes(seat)));
  const variances = before.map(({ deviation }) => deviation ** 2 + TAU ** 2);
  const c = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA ** 2, 0));
  const strengths = before.map(({ mean }) => Math.exp(mean / c));
  /** Of all who were not yet placed when that rank was decided. */
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
