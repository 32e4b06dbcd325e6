import type { Game, Shape } from '@archivolt/engine';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import type { Features } from './net/features.ts';
import type { Net } from './net/net.ts';
import type { Effort, Stop } from './search/effort.ts';
import { evaluationValue } from './search/evaluationValue.ts';
import { type Care, Planner } from './search/planner.ts';
import { erringBot, type Mistakes, planningBot, thinkingBot } from './search/player.ts';
import { netValue, Policy } from './search/policy.ts';

/** The rungs from the weakest to the strongest. */
export const RUNGS = ['child', 'beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Rung = (typeof RUNGS)[number];

/**
 * How a rung plays. Without `care` it decides step by step and makes mistakes; with it, it plans its turns; with
 * `effort` it also looks beyond them.
 */
export interface Style {
  readonly mistakes?: Mistakes;
  readonly care?: Care;
  readonly effort?: Effort;
}

const CAREFULLY: Care = { width: 6, positions: 300, samples: 3 };

/** The settings of every rung; what they are worth is in STRENGTH.md. */
export const STYLES: Readonly<Record<Rung, Style>> = {
  /** Sees about half of what is possible and takes what looks nice. */
  child: { mistakes: { overlooks: 0.5, misjudges: 0.15 } },
  /** Knows the rules, overlooks things, and misjudges what they are worth. */
  beginner: { mistakes: { overlooks: 0.12, misjudges: 0.04 } },
  /** Takes what is best at the moment, without a plan for the turn. */
  casual: { mistakes: { overlooks: 0, misjudges: 0 } },
  /** Plans the turn, along few lines. */
  skilled: { care: { width: 2, positions: 60, samples: 2 } },
  /** Plans the turn with care, along many lines. */
  expert: { care: CAREFULLY },
  /** Plays the best plans on, to see what the others make of them. */
  master: { care: CAREFULLY, effort: { candidates: 8, simulations: 96, turns: 3, ms: 2000 } },
};

const OWN_STYLES: Readonly<Record<string, Partial<Record<Rung, Style>>>> = {
  architectura: {
    // Turns are short here, so a better plan alone was no better: 51.7 % [47.8, 55.7] against the skilled one.
    expert: { care: CAREFULLY, effort: { candidates: 4, simulations: 10, turns: 2, ms: 400 } },
  },
};

/** How a rung plays a game, by the game's id. */
export function styleOf(rung: Rung, game: string): Style {
  return OWN_STYLES[game]?.[rung] ?? STYLES[rung];
}

/** What a bot of any rung needs to know of a game. */
export interface School<G extends Shape> {
  readonly game: Game<G>;
  readonly features: Features<G>;
  readonly evaluation: Evaluation<G>;
}

/** A planner with the net's judgement; without a net, with the hand-written evaluation's. */
export function plannerOf<G extends Shape>(
  { game, features, evaluation }: School<G>,
  net: Net | undefined,
  seats: number,
): Planner<G> {
  const { points, turnOf, isAside } = features;
  const value = net ? netValue(features, net) : evaluationValue(game, evaluation, seats, points);
  return new Planner({ game, value, seats, points, turnOf, isAside });
}

/** A bot in a style. `seats` are those of the score sheet, Ivan's included. */
export function botOf<G extends Shape>(
  school: School<G>,
  net: Net | undefined,
  seats: number,
  style: Style,
  stop?: Stop,
): Bot<G> {
  const planner = plannerOf(school, net, seats);
  const { game, value, points } = planner.planning;
  const { mistakes = { overlooks: 0, misjudges: 0 }, care, effort } = style;
  if (!care) return erringBot(new Policy(game, value, seats, points, 4), mistakes);
  return effort ? thinkingBot(planner, care, effort, stop) : planningBot(planner, care);
}
