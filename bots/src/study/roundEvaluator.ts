import type { BeamOptions } from '@archivolt/botkit';
import {
  type Chance,
  copyState,
  type GameTypes,
  type Seat,
  type State,
  seeded,
  viewOf,
} from '@archivolt/engine';
import type { Planner } from '../search/planner.ts';
import { LIGHT_BEAM, playOn } from '../search/playOn.ts';
import { resultOf } from '../search/policy.ts';

/** The value of a position for each seat of the table: the win probability and the expected points. */
export interface Estimate {
  readonly win: Float64Array;
  readonly scores: Float64Array;
}

/** All seats play like the skilled bot, which finds what a lighter plan would miss, such as a winning last move. */
const BEAM: BeamOptions = { width: 2, positions: 60, samples: 2 };

/**
 * Unbiased evaluation of positions. A network favours either the seat that has just moved or the one whose view it is
 * given, so a single evaluation depends on the viewer. Here the game is continued for one round, and the evaluations of
 * all seats after each turn of that round are averaged: every seat has then been first and last equally often.
 */
export class RoundEvaluator<G extends GameTypes> {
  readonly #planner: Planner<G>;

  constructor(planner: Planner<G>) {
    this.#planner = planner;
  }

  get seats(): number {
    return this.#planner.planning.seats;
  }

  /** The mean over several continuations in which all seats play alike; `luck` is the seed. */
  estimate(state: State<G>, continuations: number, luck: number): Estimate {
    const { game } = this.#planner.planning;
    if (game.toMove(state.table) === undefined) return this.result(state);
    const sum = this.#zero();
    for (let one = 0; one < continuations; one++) {
      const copy = copyState(game, state);
      this.#add(
        sum,
        this.#round(copy, game.turnOf(copy.table).number, seeded(luck + one), BEAM),
        1 / continuations,
      );
    }
    return sum;
  }

  /** Plays one continuation in place: these moves of a seat, then the rest of the round. */
  estimateAfter(state: State<G>, seat: Seat, moves: readonly G['move'][], luck: number): Estimate {
    const { game } = this.#planner.planning;
    const chance = seeded(luck);
    const { number } = game.turnOf(state.table);
    for (const move of moves) game.play(viewOf(state, seat), move, chance);
    return this.#round(state, number, chance, LIGHT_BEAM);
  }

  /** Plays a round, whose first turn may have begun, and averages the evaluations after each turn. */
  #round(state: State<G>, turn: number, chance: Chance, beam: BeamOptions): Estimate {
    const turns = Math.max(2, state.mine.length);
    const sum = this.#zero();
    for (let end = 1; end <= turns; end++) {
      playOn(this.#planner, state, { dice: chance, thoughts: chance }, turn + end, beam);
      this.#add(sum, this.#meanEstimate(state), 1 / turns);
    }
    return sum;
  }

  /** A single evaluation from one seat's view: enough to compare positions that differ only by chance. */
  estimateFrom(state: State<G>, viewer: Seat): Estimate {
    const { game, value, points, seats } = this.#planner.planning;
    if (game.toMove(state.table) === undefined) return this.result(state);
    const { win, score } = value.evaluate(viewOf(state, viewer));
    const estimate = this.#zero();
    for (let seat = 0; seat < seats; seat++) {
      const seen = (seat - viewer + seats) % seats;
      estimate.win[seat] = win[seen] ?? 0;
      estimate.scores[seat] = (score[seen] ?? 0) * points;
    }
    return estimate;
  }

  /** The result of a finished game. */
  result(state: State<G>): Estimate {
    const { game, points } = this.#planner.planning;
    const { win, score } = resultOf(game, state.table, 0, points);
    return { win, scores: score.map((one) => one * points) };
  }

  /** The mean evaluation of all deciding seats. */
  #meanEstimate(state: State<G>): Estimate {
    const sum = this.#zero();
    const viewers = state.mine.length;
    for (let viewer = 0; viewer < viewers; viewer++)
      this.#add(sum, this.estimateFrom(state, viewer), 1 / viewers);
    return sum;
  }

  #zero(): { win: Float64Array; scores: Float64Array } {
    return { win: new Float64Array(this.seats), scores: new Float64Array(this.seats) };
  }

  #add(sum: Estimate, { win, scores }: Estimate, share: number): void {
    for (let seat = 0; seat < this.seats; seat++) {
      sum.win[seat] = (sum.win[seat] ?? 0) + (win[seat] ?? 0) * share;
      sum.scores[seat] = (sum.scores[seat] ?? 0) + (scores[seat] ?? 0) * share;
    }
  }
}
