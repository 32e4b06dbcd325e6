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

/** What a position is worth to each seat of the table: the chance of winning, and the expected points. */
export interface Worth {
  readonly win: Float64Array;
  readonly scores: Float64Array;
}

/** Everybody plays like the skilled bot: it finds what a lighter plan would miss, such as a last move that wins. */
const BEAM: BeamOptions = { width: 2, positions: 60, samples: 2 };

/**
 * Judges positions without taking sides. A network favours either the seat that has just moved or the one whose view it
 * is given, so one look at a position depends on who asks. Here the game is played on for one round, and what all seats
 * see at the end of each turn of that round is averaged: every seat has then been first and last equally often.
 */
export class Foresight<G extends GameTypes> {
  readonly #planner: Planner<G>;

  constructor(planner: Planner<G>) {
    this.#planner = planner;
  }

  get seats(): number {
    return this.#planner.planning.seats;
  }

  /** The mean over several continuations in which all seats play alike. `luck` makes the answer repeatable. */
  weigh(state: State<G>, continuations: number, luck: number): Worth {
    const { game } = this.#planner.planning;
    if (game.toMove(state.table) === undefined) return this.result(state);
    const worth = this.#nothing();
    for (let one = 0; one < continuations; one++) {
      const copy = copyState(game, state);
      this.#add(
        worth,
        this.#round(copy, game.turnOf(copy.table).number, seeded(luck + one), BEAM),
        1 / continuations,
      );
    }
    return worth;
  }

  /** One continuation of a state, which it changes: these moves of a seat, and then what everybody does. */
  follow(state: State<G>, seat: Seat, moves: readonly G['move'][], luck: number): Worth {
    const { game } = this.#planner.planning;
    const chance = seeded(luck);
    const { number } = game.turnOf(state.table);
    for (const move of moves) game.play(viewOf(state, seat), move, chance);
    return this.#round(state, number, chance, LIGHT_BEAM);
  }

  /** Plays the turns of a round, of which the first may have begun, and averages what is seen after each. */
  #round(state: State<G>, turn: number, chance: Chance, beam: BeamOptions): Worth {
    const turns = Math.max(2, state.mine.length);
    const worth = this.#nothing();
    for (let end = 1; end <= turns; end++) {
      playOn(this.#planner, state, { dice: chance, thoughts: chance }, turn + end, beam);
      this.#add(worth, this.#sight(state), 1 / turns);
    }
    return worth;
  }

  /** What one seat sees at first sight: good for comparing positions that differ by chance alone. */
  glance(state: State<G>, viewer: Seat): Worth {
    const { game, value, points, seats } = this.#planner.planning;
    if (game.toMove(state.table) === undefined) return this.result(state);
    const { win, score } = value.evaluate(viewOf(state, viewer));
    const worth = this.#nothing();
    for (let seat = 0; seat < seats; seat++) {
      const seen = (seat - viewer + seats) % seats;
      worth.win[seat] = win[seen] ?? 0;
      worth.scores[seat] = (score[seen] ?? 0) * points;
    }
    return worth;
  }

  /** How a game that is over ended. */
  result(state: State<G>): Worth {
    const { game, points } = this.#planner.planning;
    const { win, score } = resultOf(game, state.table, 0, points);
    return { win, scores: score.map((one) => one * points) };
  }

  /** What all who decide see, each counting the same. */
  #sight(state: State<G>): Worth {
    const worth = this.#nothing();
    const viewers = state.mine.length;
    for (let viewer = 0; viewer < viewers; viewer++)
      this.#add(worth, this.glance(state, viewer), 1 / viewers);
    return worth;
  }

  #nothing(): { win: Float64Array; scores: Float64Array } {
    return { win: new Float64Array(this.seats), scores: new Float64Array(this.seats) };
  }

  #add(sum: Worth, { win, scores }: Worth, share: number): void {
    for (let seat = 0; seat < this.seats; seat++) {
      sum.win[seat] = (sum.win[seat] ?? 0) + (win[seat] ?? 0) * share;
      sum.scores[seat] = (sum.scores[seat] ?? 0) + (scores[seat] ?? 0) * share;
    }
  }
}
