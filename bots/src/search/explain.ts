import type { BeamOptions, SearchBudget } from '@archivolt/botkit';
import { type Chance, type GameTypes, offersOf, type View } from '@archivolt/engine';
import type { Planner } from './planner.ts';
import { type RatedLine, think } from './search.ts';
import type { Stop } from './stop.ts';

/** One of the best offers, as a hint. All numbers are for the asking seat. */
export interface Advice<G extends GameTypes> {
  readonly move: G['move'];
  /** Win probability, and the expected lead over the best opponent in points. */
  readonly win: number;
  readonly margin: number;
  /** The expected rest of the turn, including this move, up to the first random pick. */
  readonly line: readonly G['move'][];
}

/** Evaluation of a position from one seat's view alone. */
export interface Prospect<G extends GameTypes> {
  /** By seat of the table. */
  readonly win: readonly number[];
  readonly scores: readonly number[];
  /** The best offers in order; empty if it is not the seat's decision. */
  readonly advice: readonly Advice<G>[];
}

/** Evaluates the position and its best offers. */
export function prospectOf<G extends GameTypes>(
  planner: Planner<G>,
  view: View<G>,
  chance: Chance,
  beam: BeamOptions,
  budget: SearchBudget,
  most = 3,
  stop?: Stop,
): Prospect<G> {
  const { game, value, points, seats } = planner.planning;
  const offers = offersOf(game, view);
  if (offers.length === 0) {
    const { totals, places } = game.score(view.table);
    const first = places[0] ?? [];
    if (game.toMove(view.table) === undefined)
      return {
        win: totals.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0)),
        scores: totals,
        advice: [],
      };
    const { win, score } = value.evaluate(view);
    return { ...bySeat(view.seat, seats, points, win, score, 1), advice: [] };
  }
  const { judged } = think(planner, view, offers, chance, beam, budget, stop);
  const seen = new Set<G['move']>();
  const advice: Advice<G>[] = [];
  for (const one of judged) {
    const [move] = one.line.moves;
    if (move === undefined || seen.has(move) || advice.length === most) continue;
    seen.add(move);
    const { win, score } = meansOf(one);
    let rival = Number.NEGATIVE_INFINITY;
    for (let seat = 1; seat < seats; seat++) rival = Math.max(rival, score[seat] ?? 0);
    advice.push({ move, win: win[0] ?? 0, margin: ((score[0] ?? 0) - rival) * points, line: one.line.moves });
  }
  const best = judged[0];
  if (best === undefined) throw new Error('a seat that decides has an offer');
  const { win, score } = meansOf(best);
  return { ...bySeat(view.seat, seats, points, win, score, 1), advice };
}

function meansOf<G extends GameTypes>(one: RatedLine<G>): { win: Float64Array; score: Float64Array } {
  if (one.visits === 0) return one.line;
  return { win: one.win.map((sum) => sum / one.visits), score: one.score.map((sum) => sum / one.visits) };
}

function bySeat(
  me: number,
  seats: number,
  points: number,
  win: Float64Array,
  score: Float64Array,
  visits: number,
): { win: number[]; scores: number[] } {
  const own = Array.from({ length: seats }, (_, seat) => (seat - me + seats) % seats);
  return {
    win: own.map((seen) => (win[seen] ?? 0) / visits),
    scores: own.map((seen) => ((score[seen] ?? 0) / visits) * points),
  };
}
