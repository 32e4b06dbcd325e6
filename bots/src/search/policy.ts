import {
  type Chance,
  copyView,
  type Game,
  type Seat,
  type Shape,
  seeded,
  type View,
} from '@archivolt/engine';
import type { Features } from '../net/features.ts';
import { Inputs } from '../net/inputs.ts';
import type { Net } from '../net/net.ts';

/** What one more point of lead (in the game's unit) is worth beside the chance of winning: decides where that is settled. */
const LEAD = 0.05;

/** A judgement for every seat, the looking one first: chances of winning, and scores in the game's unit. */
export interface Outlook {
  readonly win: Float64Array;
  readonly score: Float64Array;
}

/** What an outlook is worth to a seat, counted from the looking one. */
export function worthOf({ win, score }: Outlook, seat = 0): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < score.length; other++)
    if (other !== seat && (score[other] ?? 0) > rival) rival = score[other] ?? 0;
  return (win[seat] ?? 0) + LEAD * ((score[seat] ?? 0) - rival);
}

/** Judges positions for the seat of a view. A net does, and so does a hand-written evaluation. */
export interface Value<G extends Shape> {
  /** The answer is the value's own and holds until the next look. */
  look(view: View<G>): Outlook;
  /** Positions like this one will be looked at next, until another is announced. */
  announce(view: View<G>): void;
  /** The same as `look` for a position like the announced one; faster where that helps. */
  lookNear(view: View<G>): Outlook;
}

export function netValue<G extends Shape>(features: Features<G>, net: Net): Value<G> {
  const inputs = new Inputs();
  const announced = new Inputs();
  return {
    look(view) {
      inputs.clear();
      features.write(view, inputs);
      net.look(inputs, inputs.count);
      return net;
    },
    announce(view) {
      announced.clear();
      features.write(view, announced);
      net.remember(announced);
    },
    lookNear(view) {
      inputs.clear();
      features.write(view, inputs);
      net.lookNear(inputs, announced);
      return net;
    },
  };
}

/** The outlook of a game that is over. A shared first place is shared. */
export function resultOf<G extends Shape>(
  game: Game<G>,
  table: G['table'],
  seat: Seat,
  points: number,
): Outlook {
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
 * Chooses by one look after each offer: the policy that games are learned with and that searches follow.
 * What the offer leaves to chance is imagined, and where there is any, several times over, or luck would look like merit.
 */
export class Policy<G extends Shape> {
  readonly game: Game<G>;
  readonly value: Value<G>;
  readonly points: number;
  /** Imagined outcomes of an offer that asks for chance. */
  samples: number;
  /** What each of the offers was worth, after `choose`. */
  worth = new Float64Array(64);
  /** The outlook after the chosen offer. */
  readonly best: { win: Float64Array; score: Float64Array };

  constructor(game: Game<G>, value: Value<G>, seats: number, points: number, samples = 1) {
    this.game = game;
    this.value = value;
    this.points = points;
    this.samples = samples;
    this.best = { win: new Float64Array(seats), score: new Float64Array(seats) };
  }

  /** The index of the best offer. Every offer imagines with the same luck. */
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
      const outlook = over
        ? resultOf(this.game, after.table, view.seat, this.points)
        : this.value.lookNear(after);
      for (let seat = 0; seat < seats; seat++) {
        const before = sample === 0 ? 0 : 1;
        this.sum.win[seat] = before * (this.sum.win[seat] ?? 0) + (outlook.win[seat] ?? 0);
        this.sum.score[seat] = before * (this.sum.score[seat] ?? 0) + (outlook.score[seat] ?? 0);
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
