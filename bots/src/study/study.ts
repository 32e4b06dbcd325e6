import type { BotKit } from '@archivolt/botkit';
import { at, type GameTypes, viewOf } from '@archivolt/engine';
import { plannerOf } from '../ladder.ts';
import type { Net } from '../net/net.ts';
import type { Planner } from '../search/planner.ts';
import { bestLines, choiceOf } from './choice.ts';
import { luckOf } from './luck.ts';
import type { Chances, Depth, Moment } from './moment.ts';
import type { PlayedGame } from './recorded.ts';
import { RoundEvaluator } from './roundEvaluator.ts';

/**
 * Raised whenever a study of the same game would have another result, also because of new weights: stored studies are
 * then computed again.
 */
export const STUDY_VERSION = 1;

/** Number of seeds reserved for each decision. */
const SEEDS_PER_DECISION = 100_000;

/** The study of a finished game. Each decision is judged independently, so a study can be interrupted. */
export class Study<G extends GameTypes> {
  readonly played: PlayedGame<G>;
  readonly #planner: Planner<G>;
  readonly #evaluator: RoundEvaluator<G>;

  /** Without a net, the hand-written evaluation is used. */
  constructor(botKit: BotKit<G>, net: Net | undefined, played: PlayedGame<G>) {
    this.played = played;
    const { game, states } = played;
    const seats = botKit.features.seats(at(states, 0).table);
    this.#planner = plannerOf({ ...botKit, game }, net, seats);
    this.#evaluator = new RoundEvaluator(this.#planner);
  }

  /** The prospects of all seats before a decision, judged with all cards open. */
  chancesBefore(index: number, depth: Depth): Chances {
    const { from } = at(this.played.stretches, index);
    const state = at(this.played.states, from);
    const { win, scores } = this.#evaluator.estimate(state, depth.continuations, SEEDS_PER_DECISION * from);
    return { win: Array.from(win), scores: Array.from(scores) };
  }

  /** Judges a decision, including the prospects before it. Deterministic. */
  moment(index: number, depth: Depth): Moment {
    const { played } = this;
    const stretch = at(played.stretches, index);
    const { from, seat } = stretch;
    const seed = SEEDS_PER_DECISION * from;
    const view = viewOf(at(played.states, from), seat);
    const luck = luckOf(played, this.#evaluator, stretch, depth.rolls, seed);
    const lines = bestLines(this.#planner, view, depth.search, seed);
    const moves = played.movesOf(stretch);
    const fresh = seed + SEEDS_PER_DECISION / 2;
    const choice = choiceOf(this.#planner, this.#evaluator, view, moves, lines, depth.comparisons, fresh);
    return rounded({
      ...stretch,
      ...this.chancesBefore(index, depth),
      ...(luck ? { luck } : {}),
      ...(choice ? { choice } : {}),
    });
  }
}

/** Rounds all numbers: the estimates are not more precise, and many moments are stored. */
function rounded(moment: Moment): Moment {
  return JSON.parse(JSON.stringify(moment), (_, value) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value,
  );
}
