import type { Encounter } from './match.ts';

export interface Timing {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
}

/** The result of a pairing. */
export interface PairStatistics {
  readonly games: number;
  readonly seeds: number;
  /** Win rate of the first entrant, with its 95 % interval over seeds. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The expected win rate of equal bots. */
  readonly even: number;
  readonly margin: number;
  /** Only for two players. */
  readonly elo: number | null;
  readonly ms: readonly [Timing, Timing];
}

export function resultOfAll(encounters: readonly Encounter[], players: number): PairStatistics {
  const shares = encounters.map(({ wins, games }) => wins / games);
  const seeds = shares.length;
  const share = mean(shares);
  const spread =
    seeds > 1
      ? Math.sqrt(shares.reduce((sum, one) => sum + (one - share) ** 2, 0) / (seeds - 1) / seeds)
      : 0.5;
  // A clean sweep has no variance and yet is not certain: the rule of three gives 3 / n as the bound.
  const isSweep = shares.every((one) => one === share) && (share === 0 || share === 1);
  const reach = isSweep ? 3 / Math.max(1, seeds) : 1.96 * spread;
  const low = Math.max(0, share - reach);
  const high = Math.min(1, share + reach);
  return {
    games: encounters.reduce((sum, { games }) => sum + games, 0),
    seeds,
    share,
    low,
    high,
    even: 1 / Math.max(2, players),
    margin: mean(encounters.map(({ margin }) => margin)),
    elo: players === 2 ? eloOf(share) : null,
    ms: [timing(encounters.flatMap(({ ms }) => ms[0])), timing(encounters.flatMap(({ ms }) => ms[1]))],
  };
}

/** The Elo difference for a win rate; a clean sweep has no finite one and is clamped. */
export function eloOf(share: number): number {
  const within = Math.min(0.999, Math.max(0.001, share));
  return Math.round(400 * Math.log10(within / (1 - within)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function timing(values: number[]): Timing {
  const sorted = values.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { mean: mean(values), median: at(0.5), p95: at(0.95) };
}
