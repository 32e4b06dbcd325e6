import { type Features, Inputs } from '@archivolt/botkit';
import {
  type Chance,
  copyView,
  type Game,
  type GameTypes,
  type Seat,
  seeded,
  type View,
} from '@archivolt/engine';
import type { Net } from '../net/net.ts';

/** Value of one point of lead (in the game's unit) relative to the win probability; decides when that is settled. */
const LEAD_WEIGHT = 0.05;

/** Evaluation per seat, the viewing seat first: win probabilities, and scores in the game's unit. */
export interface Expectation {
  readonly win: Float64Array;
  readonly score: Float64Array;
}

/** The value of an evaluation for a seat, counted from the viewing one. */
export function worthOf({ win, score }: Expectation, seat = 0): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < score.length; other++)
    if (other !== seat && (score[other] ?? 0) > rival) rival = score[other] ?? 0;
  return (win[seat] ?? 0) + LEAD_WEIGHT * ((score[seat] ?? 0) - rival);
}

/** Evaluates positions for the seat of a view, with a net or a hand-written evaluation. */
export interface Value<G extends GameTypes> {
  /** The result is reused and only valid until the next call. */
  evaluate(view: View<G>): Expectation;
  /** Sets the base position; positions similar to it will be evaluated next. */
  announce(view: View<G>): void;
  /** Same as `evaluate` for a position similar to the base, but faster where possible. */
  evaluateNear(view: View<G>): Expectation;
}

export function netValue<G extends GameTypes>(features: Features<G>, net: Net): Value<G> {
  const inputs = new Inputs();
  const announced = new Inputs();
  return {
    evaluate(view) {
      inputs.clear();
      features.write(view, inputs);
      net.evaluate(inputs, inputs.count);
      return net;
    },
    announce(view) {
      announced.clear();
      features.write(view, announced);
      net.remember(announced);
    },
    evaluateNear(view) {
      inputs.clear();
      features.write(view, inputs);
      net.evaluateNear(inputs, announced);
      return net;
    },
  };
}

/** The evaluation of a finished game. A tied first place is shared. */
export function resultOf<G extends GameTypes>(
  game: Game<G>,
  table: G['table'],
  seat: Seat,
  points: number,
): Expectation {
  const { totals, places } = game.score(table);
  const seats = totals.length;
  const first = places[0] ?? [];
  const win = new Float64Array(seats);
  const score = new Float64Array(seats);
  for (let other = 0; other < seats; other++) {
    const seen = (other - seat + seats) % seats;
    win[seen] = first.includes(other) ? 1 / first.length : 0;
    score[seen] = (totals[other] ?? 0) / points;
  }
  return { win, score };
}

/**
 * Chooses by evaluating the position after each offer: the policy used in self-play and in simulations. Offers that need
 * random picks are sampled several times, because otherwise luck would evaluate like merit.
 */
export class Policy<G extends GameTypes> {
  readonly game: Game<G>;
  readonly value: Value<G>;
  readonly points: number;
  /** Samples per offer that needs a random pick. */
  samples: number;
  /** The value of each offer, after `choose`. */
  worth = new Float64Array(64);
  /** The evaluation after the chosen offer. */
  readonly best: { win: Float64Array; score: Float64Array };

  constructor(game: Game<G>, value: Value<G>, seats: number, points: number, samples = 1) {
    this.game = game;
    this.value = value;
    this.points = points;
    this.samples = samples;
    this.best = { win: new Float64Array(seats), score: new Float64Array(seats) };
  }

  /** The index of the best offer. All offers use the same random numbers. */
  choose(view: View<G>, offers: readonly G['move'][], chance: Chance): number {
    if (this.worth.length < offers.length) this.worth = new Float64Array(offers.length * 2);
    const luck = chance(2 ** 31);
    this.value.announce(view);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < offers.length; index++) {
      const worth = this.rate(view, offers[index] as G['move'], luck);
      this.worth[index] = worth;
      if (worth <= most) continue;
      most = worth;
      best = index;
      this.best.win.set(this.sum.win);
      this.best.score.set(this.sum.score);
    }
    return best;
  }

  private readonly sum: { win: Float64Array; score: Float64Array } = {
    win: new Float64Array(4),
    score: new Float64Array(4),
  };

  private rate(view: View<G>, move: G['move'], luck: number): number {
    const seats = this.best.win.length;
    if (this.sum.win.length !== seats) {
      this.sum.win = new Float64Array(seats);
      this.sum.score = new Float64Array(seats);
    }
    let samples = 1;
    let imagined: Chance | undefined;
    for (let sample = 0; sample < samples; sample++) {
      const after = copyView(this.game, view);
      this.game.play(after, move, (n) => {
        imagined ??= seeded(luck);
        samples = this.samples;
        return imagined(n);
      });
      const over = this.game.toMove(after.table) === undefined;
      const expected = over
        ? resultOf(this.game, after.table, view.seat, this.points)
        : this.value.evaluateNear(after);
      for (let seat = 0; seat < seats; seat++) {
        const before = sample === 0 ? 0 : 1;
        this.sum.win[seat] = before * (this.sum.win[seat] ?? 0) + (expected.win[seat] ?? 0);
        this.sum.score[seat] = before * (this.sum.score[seat] ?? 0) + (expected.score[seat] ?? 0);
      }
    }
    if (samples > 1)
      for (let seat = 0; seat < seats; seat++) {
        this.sum.win[seat] = (this.sum.win[seat] ?? 0) / samples;
        this.sum.score[seat] = (this.sum.score[seat] ?? 0) / samples;
      }
    return worthOf(this.sum);
  }
}
