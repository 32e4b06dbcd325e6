import { at, type Chance, offersOf, type Shape, seeded, type View, viewOf } from '@archivolt/engine';
import type { Effort, Stop } from './effort.ts';
import type { Care, Line, Planner } from './planner.ts';
import { resultOf, worthOf } from './policy.ts';

/** What the search found out about one way through the turn, for the seat that asked. */
export interface Judged<G extends Shape> {
  readonly line: Line<G>;
  /** Continuations imagined, and the sums over them. */
  visits: number;
  worth: number;
  /** For every seat, counted from the one who asked. */
  readonly win: Float64Array;
  readonly score: Float64Array;
}

export interface Thought<G extends Shape> {
  /** The plans, the best first. */
  readonly judged: Judged<G>[];
  readonly simulations: number;
}

/** No imagined continuation needs more decisions than this. */
const MOST_DECISIONS = 400;
/** In a continuation everybody plans a little. */
const LIGHTLY: Care = { width: 1, positions: 30, samples: 1 };

/**
 * Sequential halving over plans for the turn: those that look best are all played on a little, then the better half
 * of them for longer, and so on. A continuation plans everybody's turns lightly, for a few turns, and is then judged.
 * In each all that the seat cannot see is dealt anew; all plans meet the same deals and the same luck, so that they
 * differ by merit.
 */
export function think<G extends Shape>(
  planner: Planner<G>,
  view: View<G>,
  offers: readonly G['move'][],
  chance: Chance,
  care: Care,
  effort: Effort,
  stop?: Stop,
): Thought<G> {
  const start = performance.now();
  const judged = planner.plan(view, offers, chance, care).map(newJudged);
  const luck = chance(2 ** 31);
  let alive = judged.slice(0, effort.candidates);
  let done = 0;
  const over = (share: number): boolean =>
    stop?.aborted === true ||
    done >= effort.simulations * share ||
    (effort.ms !== undefined && performance.now() - start >= effort.ms * share);
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
  for (let round = 1; alive.length > 1; round++) {
    // Whole sweeps, so that all that are left have met the same luck equally often.
    for (let sweep = at(alive, 0).visits; sweep === 0 || !over(round / rounds); sweep++) {
      for (const candidate of alive) {
        simulate(planner, view, candidate, luck + sweep * 2, effort.turns);
        done++;
        if (stop?.aborted === true) break;
      }
    }
    alive.sort((a, b) => meanOf(b) - meanOf(a));
    if (over(1) || alive.length === 2) break;
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  return { judged: judged.sort((a, b) => rankOf(b) - rankOf(a)), simulations: done };
}

function newJudged<G extends Shape>(line: Line<G>): Judged<G> {
  const seats = line.win.length;
  return { line, visits: 0, worth: 0, win: new Float64Array(seats), score: new Float64Array(seats) };
}

/** More visits mean that the search kept it; without any, the first sight decides. */
function rankOf<G extends Shape>(one: Judged<G>): number {
  return one.visits > 0 ? 1000 * one.visits + meanOf(one) : one.line.worth - 1000;
}

/** A first sight counts as much as so many continuations: few of them should not overthrow it. */
const FIRST_SIGHT = 2;

function meanOf<G extends Shape>(one: Judged<G>): number {
  return (one.worth + FIRST_SIGHT * one.line.worth) / (one.visits + FIRST_SIGHT);
}

/** Plays the candidate's plan and goes on with light plans; adds what comes of it. */
function simulate<G extends Shape>(
  planner: Planner<G>,
  view: View<G>,
  candidate: Judged<G>,
  luck: number,
  turns: number,
): void {
  const { game, turnOf, value, points } = planner.planning;
  const state = game.imagine(view, seeded(luck));
  let asked = false;
  const imagined = seeded(luck + 1);
  const chance: Chance = (n) => {
    asked = true;
    return imagined(n);
  };
  const last = turnOf(state.table) + turns;
  let mover = view.seat;
  for (const move of candidate.line.moves) game.play(viewOf(state, mover), move, chance);
  let plan: readonly G['move'][] = [];
  let next = 0;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const seat = game.toMove(state.table);
    if (seat === undefined || turnOf(state.table) >= last) break;
    const own = viewOf(state, seat);
    let move = plan[next++];
    if (move === undefined || asked || seat !== mover) {
      const offers = offersOf(game, own);
      plan = offers.length === 1 ? offers : at(planner.plan(own, offers, imagined, LIGHTLY), 0).moves;
      move = at(plan, 0);
      next = 1;
    }
    mover = seat;
    asked = false;
    game.play(own, move, chance);
  }
  const seats = candidate.win.length;
  // The mover's own last position is what the value knows best how to judge.
  const outlook =
    game.toMove(state.table) === undefined
      ? resultOf(game, state.table, mover, points)
      : value.look(viewOf(state, mover));
  const shift = (view.seat - mover + seats) % seats;
  for (let seat = 0; seat < seats; seat++) {
    const from = (seat + shift) % seats;
    candidate.win[seat] = (candidate.win[seat] ?? 0) + (outlook.win[from] ?? 0);
    candidate.score[seat] = (candidate.score[seat] ?? 0) + (outlook.score[from] ?? 0);
  }
  candidate.worth += worthOf(outlook, shift);
  candidate.visits++;
}
