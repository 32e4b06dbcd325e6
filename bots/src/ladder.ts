import type { BeamOptions, Bot, BotKit, Level, LevelConfig } from '@archivolt/botkit';
import type { GameTypes } from '@archivolt/engine';
import type { Net } from './net/net.ts';
import { evaluationValue } from './search/evaluationValue.ts';
import { Planner } from './search/planner.ts';
import { erringBot, planningBot, thinkingBot } from './search/player.ts';
import { netValue, Policy } from './search/policy.ts';
import type { Stop } from './search/stop.ts';
import { sensible } from './sense.ts';

const WIDE_BEAM: BeamOptions = { width: 6, positions: 300, samples: 3 };

/** The settings of every level; STRENGTH.md lists their measured strength. */
export const CONFIGS: Readonly<Record<Level, LevelConfig>> = {
  /** Overlooks about half of the offers and takes what looks nice. */
  child: { mistakes: { overlooks: 0.5, misjudges: 0.15 } },
  /** Overlooks some offers and misjudges their value. */
  beginner: { mistakes: { overlooks: 0.12, misjudges: 0.04 } },
  /** Takes the best next step, without a plan for the turn. */
  casual: { mistakes: { overlooks: 0, misjudges: 0 } },
  /** Plans the turn with a narrow beam. */
  skilled: { beam: { width: 2, positions: 60, samples: 2 } },
  /** Plans the turn with a wide beam. */
  expert: { beam: WIDE_BEAM },
  /** Simulates the best plans further, including the opponents' replies. */
  master: { beam: WIDE_BEAM, budget: { candidates: 8, simulations: 96, turns: 3, ms: 2000 } },
};

/** The settings of a level for a game. */
export function configOf<G extends GameTypes>(level: Level, { configs }: BotKit<G>): LevelConfig {
  return configs?.[level] ?? CONFIGS[level];
}

/** A planner that evaluates with the net, or with the hand-written evaluation if there is none. */
export function plannerOf<G extends GameTypes>(
  { game, features, evaluation }: BotKit<G>,
  net: Net | undefined,
  seats: number,
): Planner<G> {
  const { points, isAside = () => false } = features;
  const value = net ? netValue(features, net) : evaluationValue(game, evaluation, seats, points);
  return new Planner({ game, value, seats, points, isAside });
}

/** A bot with the given settings. `seats` are those of the score sheet, automata included. */
export function botOf<G extends GameTypes>(
  botKit: BotKit<G>,
  net: Net | undefined,
  seats: number,
  config: LevelConfig,
  stop?: Stop,
): Bot<G> {
  const planner = plannerOf(botKit, net, seats);
  const { sense } = botKit.evaluation;
  const bot = thinkerOf(planner, seats, config, stop);
  return sense ? sensible(botKit.game, sense, bot) : bot;
}

function thinkerOf<G extends GameTypes>(
  planner: Planner<G>,
  seats: number,
  config: LevelConfig,
  stop?: Stop,
): Bot<G> {
  const { game, value, points } = planner.planning;
  const { mistakes = { overlooks: 0, misjudges: 0 }, beam, budget } = config;
  if (!beam) return erringBot(new Policy(game, value, seats, points, 4), mistakes);
  return budget ? thinkingBot(planner, beam, budget, stop) : planningBot(planner, beam);
}
