import { readFileSync } from 'node:fs';
import { at } from '@archivolt/engine';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import { describe, expect, test } from 'vitest';
import { STRENGTH_FILE, withTables } from '../arena/strength.ts';
import { calibrate, readForecasts } from './calibration.ts';
import { calibrationTables, FORECASTS_FILE, forecaster } from './measure.ts';

const forecasts = readForecasts(readFileSync(FORECASTS_FILE, 'utf8'));
const of = (id: GameId, players: number) =>
  forecasts.filter((one) => one.game === id && one.players === players);

test('at least 2,000 bot games were forecast, each once', () => {
  expect(forecasts.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(forecasts.map(({ game, players, seed }) => `${game} ${players} ${seed}`)).size).toBe(
    forecasts.length,
  );
});

test('the tables in STRENGTH.md match the forecasts', () => {
  const text = readFileSync(STRENGTH_FILE, 'utf8');
  expect(withTables(text, calibrationTables(forecasts), 'calibrate')).toBe(text);
});

describe.each(GAME_IDS)('the win probabilities in a study of %s', (id) => {
  test('come true as often as forecast with two players', () => {
    const { bins, gap, brier } = calibrate(of(id, 2));
    expect(gap).toBeLessThan(0.05);
    // A coin toss would score 0.25.
    expect(brier).toBeLessThan(0.2);
    for (const { expected, happened, error, forecasts: count } of bins)
      expect(Math.abs(expected - happened), `${expected}, ${count} forecasts`).toBeLessThan(
        0.03 + 1.5 * error,
      );
  });

  test('match the stored forecasts', () => {
    const again = forecaster(id, 2);
    for (const seed of [1, 2]) {
      const known = of(id, 2).find((one) => one.seed === seed);
      const { chances, won } = again(seed);
      expect(won).toBe(known?.won);
      for (const [index, chance] of chances.entries())
        expect(chance).toBeCloseTo(at(known?.chances ?? [], index), 2);
    }
  });
});
