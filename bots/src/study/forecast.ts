import type { Bot, BotKit, Level } from '@archivolt/botkit';
import { at, type GameTypes, seeded } from '@archivolt/engine';
import type { Net } from '../net/net.ts';
import { DEPTHS } from './moment.ts';
import { PlayedGame } from './recorded.ts';
import { recordGame } from './recordGame.ts';
import { Study } from './study.ts';

/** A study's forecasts for one seat at several moments of a bot game, and the outcome: one line of the file. */
export interface Forecast {
  readonly game: string;
  readonly players: number;
  readonly seed: number;
  /** Win probabilities of the seat with index `seed` modulo the number of players. */
  readonly chances: readonly number[];
  /** 1, 0, or the share of a shared first place. */
  readonly won: number;
}

/** When forecasts are made, as fractions of the game. */
const GAME_PARTS = [0.25, 0.5, 0.75] as const;
/** Fast levels, the same for all seats: the forecasts assume equal players. */
const LEVELS: readonly Level[] = ['casual', 'skilled'];
/** The opponent in a solo game is always the same, and the solo network assumes a good player. */
const SOLO_LEVEL: Level = 'expert';

/** Plays the game with this seed and forecasts it. The same seed gives the same forecast. */
export function forecast<G extends GameTypes>(
  botKit: BotKit<G>,
  net: Net,
  options: G['options'],
  players: number,
  seed: number,
  botOf: (level: Level) => Bot<G>,
): Forecast {
  const bot = botOf(players === 1 ? SOLO_LEVEL : at(LEVELS, seed % LEVELS.length));
  const bots = Array.from({ length: players }, () => bot);
  const { result, ...recorded } = recordGame(botKit.game, options, bots, seeded(seed));
  const study = new Study(botKit, net, new PlayedGame(botKit.game, recorded));
  const { length } = study.played.stretches;
  const seat = seed % players;
  const chances = GAME_PARTS.map((part) => {
    const { win } = study.chancesBefore(Math.floor(part * length), DEPTHS.normal);
    return Math.round(1000 * at(win, seat)) / 1000;
  });
  const first = at(result.places, 0);
  return {
    game: botKit.game.id,
    players,
    seed,
    chances,
    won: first.includes(seat) ? 1 / first.length : 0,
  };
}
