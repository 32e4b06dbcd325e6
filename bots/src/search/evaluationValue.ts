import type { Evaluation } from '@archivolt/botkit';
import type { Game, GameTypes } from '@archivolt/engine';
import type { Value } from './policy.ts';

/** A lead, in points of the evaluation, that makes a win nearly certain. */
const WINNING_LEAD = 10;

/**
 * Uses a hand-written evaluation in place of a net, for tables without weights. A logistic curve turns its points into
 * probabilities; they are good for choosing, but rough as probabilities.
 */
export function evaluationValue<G extends GameTypes>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  seats: number,
  points: number,
): Value<G> {
  const win = new Float64Array(seats);
  const score = new Float64Array(seats);
  const evaluate: Value<G>['evaluate'] = (view) => {
    const over = game.toMove(view.table) !== view.seat;
    const mine = 1 / (1 + (seats - 1) * Math.exp(-evaluation.value(view, over) / WINNING_LEAD));
    win.fill((1 - mine) / (seats - 1));
    win[0] = mine;
    game.score(view.table).totals.forEach((total, seat) => {
      score[(seat - view.seat + seats) % seats] = total / points;
    });
    return { win, score };
  };
  return { evaluate, evaluateNear: evaluate, announce: () => undefined };
}
