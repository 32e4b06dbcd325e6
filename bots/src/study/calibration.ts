import type { Forecast } from './forecast.ts';

/** Parses the lines of the file below its heading. A damaged or truncated line is left out. */
export function readForecasts(text: string): Forecast[] {
  return text.split('\n').flatMap((line) => {
    const [game = '', players, seed, won, ...chances] = line.split(',');
    const numbers = [players, seed, won, ...chances].map(Number);
    const isWhole = chances.length > 0 && line !== '' && numbers.every(Number.isFinite);
    return isWhole
      ? [
          {
            game,
            players: Number(players),
            seed: Number(seed),
            won: Number(won),
            chances: chances.map(Number),
          },
        ]
      : [];
  });
}

export function printForecast({ game, players, seed, won, chances }: Forecast): string {
  return `${[game, players, seed, Math.round(1000 * won) / 1000, ...chances].join(',')}\n`;
}

/** Forecasts of about the same probability, and how often they came true. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly forecasts: number;
  readonly expected: number;
  readonly happened: number;
  /** Half the width of the 95 % interval of the outcomes. */
  readonly error: number;
}

export interface Calibration {
  readonly games: number;
  readonly forecasts: number;
  readonly bins: readonly Bin[];
  /** Mean gap between forecast and outcome, weighted by forecasts; and the Brier score (0.25 for a coin toss). */
  readonly gap: number;
  readonly brier: number;
}

const BINS = 10;

/** Compares forecasts with outcomes in ten bins. */
export function calibrate(forecasts: readonly Forecast[]): Calibration {
  const pairs = forecasts.flatMap(({ chances, won }) => chances.map((chance) => ({ chance, won })));
  const bins = Array.from({ length: BINS }, (_, bin): Bin => {
    const own = pairs.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    const expected = mean(own.map(({ chance }) => chance));
    const happened = mean(own.map(({ won }) => won));
    const error = 1.96 * Math.sqrt((happened * (1 - happened)) / Math.max(1, own.length));
    return { from: bin / BINS, to: (bin + 1) / BINS, forecasts: own.length, expected, happened, error };
  });
  const gaps = bins.map(({ forecasts: count, expected, happened }) => count * Math.abs(expected - happened));
  return {
    games: forecasts.length,
    forecasts: pairs.length,
    bins,
    gap: gaps.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs.length),
    brier: mean(pairs.map(({ chance, won }) => (chance - won) ** 2)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
