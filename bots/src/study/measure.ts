import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotKit, Level } from '@archivolt/botkit';
import { type GameTypes, seeded } from '@archivolt/engine';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import { withBotKit } from '../botKits.ts';
import { botOf, configOf } from '../ladder.ts';
import { fitFor } from '../net/fit.ts';
import { WEIGHTS_FOLDER, weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import type { Net } from '../net/net.ts';
import { readWeights } from '../net/weights.ts';
import { type Calibration, calibrate, printForecast, readForecasts } from './calibration.ts';
import { type Forecast, forecast } from './forecast.ts';

/** The recorded forecasts of bot games. */
export const FORECASTS_FILE: string = fileURLToPath(new URL('../../forecasts.csv', import.meta.url));
const HEADING = 'game,players,seed,won,chance at a quarter,at half,at three quarters of the game\n';

/** Number of games by number of players. */
const GAMES_BY_PLAYERS: Readonly<Record<number, number>> = { 1: 120, 2: 850, 3: 160, 4: 100 };

/** Prepares a game with its net for a number of players; the returned function makes the forecast for a seed. */
export function forecaster(id: GameId, players: number): (seed: number) => Forecast {
  useAssembly();
  return withBotKit(id, (botKit) => {
    const { game } = botKit;
    const optionsOf = (seed: number) => {
      const read = game.readOptions(botKit.training.options(players, seeded(seed)));
      if (!read.ok) throw new Error(`${read.path}: expected ${read.expected}`);
      return read.value;
    };
    const { net, seats } = netFor(botKit, optionsOf(1), players);
    const bots = (level: Level) => botOf(botKit, net, seats, configOf(level, botKit));
    return (seed: number) => forecast(botKit, net, optionsOf(seed), players, seed, bots);
  });
}

/** The net for a table. */
export function netFor<G extends GameTypes>(
  { game, features }: BotKit<G>,
  options: G['options'],
  players: number,
): { net: Net; seats: number } {
  const fit = fitFor(game, features, options);
  const bytes = weightsIn(WEIGHTS_FOLDER, game.id, players);
  const loaded = bytes && readWeights(bytes, fit);
  if (!loaded?.ok) throw new Error(loaded?.why ?? `no weights for ${game.id} with ${players} players`);
  return { net: loaded.net, seats: fit.seats };
}

/** Adds missing forecasts to the file until the time is up. Games and tables take turns, so that all fill evenly. */
export function forecastGames(file: string, only: readonly GameId[], until: number): void {
  if (!existsSync(file)) writeFileSync(file, HEADING);
  const known = new Set(readForecasts(readFileSync(file, 'utf8')).map(nameOf));
  const tables = only.flatMap((game) =>
    withBotKit(game, ({ training }) => training.players).map((players) => ({
      game,
      players,
      play: forecaster(game, players),
    })),
  );
  const most = Math.max(...Object.values(GAMES_BY_PLAYERS));
  for (let round = 0; round < most; round++)
    for (const { game, players, play } of tables) {
      const games = GAMES_BY_PLAYERS[players] ?? 0;
      // Tables with fewer games to play advance in proportion.
      const seed = Math.floor((round * games) / most) + 1;
      if (known.has(nameOf({ game, players, seed }))) continue;
      if (performance.now() >= until) return;
      known.add(nameOf({ game, players, seed }));
      appendFileSync(file, printForecast(play(seed)));
    }
}

const nameOf = ({ game, players, seed }: Pick<Forecast, 'game' | 'players' | 'seed'>): string =>
  `${game} ${players} ${seed}`;

/** The tables of STRENGTH.md. */
export function calibrationTables(forecasts: readonly Forecast[]): string {
  const titleOf = (id: GameId): string => withBotKit(id, ({ measuring }) => measuring.title);
  const all = GAME_IDS.map((id) =>
    calibrate(forecasts.filter(({ game, players }) => game === id && players === 2)),
  );
  const percent = (part: number, digits = 1): string => (100 * part).toFixed(digits);
  const cell = ({ bins }: Calibration, bin: number): string => {
    const one = bins[bin];
    if (!one || one.forecasts === 0) return '–';
    return `${percent(one.expected)} % → ${percent(one.happened)} % ± ${percent(one.error)} (${one.forecasts})`;
  };
  const bins = all[0]?.bins ?? [];
  const rows = GAME_IDS.flatMap((id) =>
    withBotKit(id, ({ training }) => training.players).map((players) => {
      const own = calibrate(forecasts.filter((one) => one.game === id && one.players === players));
      const even = 1 / Math.max(2, players);
      return `| ${titleOf(id)} | ${players} | ${own.games} | ${percent(own.gap)} | ${own.brier.toFixed(3)} | ${(even * (1 - even)).toFixed(3)} |`;
    }),
  );
  return [
    `| forecast, two players | ${GAME_IDS.map(titleOf).join(' | ')} |`,
    '|---|---|---|',
    ...bins.map(
      ({ from, to }, bin) =>
        `| ${percent(from, 0)}–${percent(to, 0)} % | ${all.map((one) => cell(one, bin)).join(' | ')} |`,
    ),
    '',
    '| game | players | games | mean gap, points | Brier score | of someone who knows nothing |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
