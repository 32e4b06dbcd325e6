import type { Chance, Game, GameTypes, PositionNotation } from '@archivolt/engine';
import type { Evaluation } from './evaluation.ts';
import type { Features } from './features.ts';
import type { Level, LevelConfig } from './levels.ts';

/** A game's part of the bots: the evaluation of positions, the inputs of the nets, and their training. */
export interface BotKit<G extends GameTypes> {
  readonly game: Game<G>;
  /** For the study of a game that began at a position. */
  readonly positions: PositionNotation<G>;
  readonly features: Features<G>;
  readonly evaluation: Evaluation<G>;
  /** Levels with settings specific to this game. */
  readonly configs?: Readonly<Partial<Record<Level, LevelConfig>>>;
  readonly training: Training;
  readonly measuring: Measuring;
}

/** The nets of a game, and the games they are trained on. */
export interface Training {
  /** There is one net for each of these numbers of players. */
  readonly players: readonly number[];
  /** Options for a training game; the game itself validates them. */
  options(players: number, chance: Chance): Record<string, unknown>;
}

/** How the game appears in STRENGTH.md. */
export interface Measuring {
  readonly title: string;
  /** The master and flat Monte Carlo, with time limits that make both think for about as long. */
  readonly sameTime: readonly [string, string];
  /** The opponent in the solo game. */
  readonly soloRival?: string;
}
