import { at, each } from '@archivolt/engine';
import { round } from '@archivolt/terminal';
import type { SimulationCounts } from './simulate.ts';

/** The output of `sim`. */
export interface Summary {
  games: number;
  unfinished: number;
  decisions: number;
  turns: { mean: number; p50: number; p99: number; max: number };
  /** Mean final score of each seat over the finished games. */
  scores: number[];
  /** Wins of each seat; a shared victory is divided among its winners. */
  wins: number[];
  /** Games with a shared victory. */
  shared: number;
  decisionsPerCpuSecond: number;
}

export function summarise(counted: SimulationCounts): Summary {
  const { games, unfinished, decisions, totals, winners, cpuSeconds } = counted;
  const turns = [...counted.turns].sort((a, b) => a - b);
  const seats = totals[0]?.length ?? 0;
  return {
    games,
    unfinished,
    decisions,
    turns: {
      mean: round(mean(turns)),
      p50: quantile(turns, 0.5),
      p99: quantile(turns, 0.99),
      max: turns.at(-1) ?? 0,
    },
    scores: each(seats, (seat) => round(mean(totals.map((total) => at(total, seat))))),
    wins: each(seats, (seat) =>
      round(winners.reduce((sum, won) => sum + (won.includes(seat) ? 1 / won.length : 0), 0)),
    ),
    shared: winners.filter((won) => won.length > 1).length,
    decisionsPerCpuSecond: cpuSeconds > 0 ? Math.round(decisions / cpuSeconds) : 0,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The quantile of a sorted list. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted.length === 0 ? 0 : at(sorted, Math.max(0, Math.ceil(part * sorted.length) - 1));
}
