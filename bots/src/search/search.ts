import type { BeamOptions, SearchBudget } from '@archivolt/botkit';
import { at, type Chance, type GameTypes, seeded, type View, viewOf } from '@archivolt/engine';
import type { Line, Planner } from './planner.ts';
import { playOn } from './playOn.ts';
import { resultOf, worthOf } from './policy.ts';
import type { Stop } from './stop.ts';

/** The search result for one line, from the asking seat. */
export interface RatedLine<G extends GameTypes> {
  readonly line: Line<G>;
  /** Number of simulations, and the sums over them. */
  visits: number;
  worth: number;
  /** Per seat, counted from the asking one. */
  readonly win: Float64Array;
  readonly score: Float64Array;
}

export interface SearchResult<G extends GameTypes> {
  /** The lines, the best first. */
  readonly judged: RatedLine<G>[];
  readonly simulations: number;
}

/**
 * Sequential halving over plans for the turn: the best-looking ones are all simulated a little, then the better half for
 * longer, and so on. A simulation plays a few turns with small budgets and then evaluates. Each deals everything the seat
 * cannot see at random; all plans get the same deals and the same luck, so that they differ by merit.
 */
export function think<G extends GameTypes>(
  planner: Planner<G>,
  view: View<G>,
  offers: readonly G['move'][],
  chance: Chance,
  beam: BeamOptions,
  budget: SearchBudget,
  stop?: Stop,
): SearchResult<G> {
  const start = performance.now();
  const judged = planner.plan(view, offers, chance, beam).map(newJudged);
  const luck = chance(2 ** 31);
  let alive = judged.slice(0, budget.candidates);
  let done = 0;
  const over = (share: number): boolean =>
    stop?.aborted === true ||
    done >= budget.simulations * share ||
    (budget.ms !== undefined && performance.now() - start >= budget.ms * share);
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
  for (let round = 1; alive.length > 1; round++) {
    // Complete sweeps only, so that all remaining candidates have met the same luck equally often.
    for (let sweep = at(alive, 0).visits; sweep === 0 || !over(round / rounds); sweep++) {
      for (const candidate of alive) {
        simulate(planner, view, candidate, luck + sweep * 2, budget.turns);
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

function newJudged<G extends GameTypes>(line: Line<G>): RatedLine<G> {
  const seats = line.win.length;
  return { line, visits: 0, worth: 0, win: new Float64Array(seats), score: new Float64Array(seats) };
}

/** More visits mean that the search kept it; without any, the first evaluation decides. */
function rankOf<G extends GameTypes>(one: RatedLine<G>): number {
  return one.visits > 0 ? 1000 * one.visits + meanOf(one) : one.line.worth - 1000;
}

/** The first evaluation counts as much as this many simulations: a few of them should not outweigh it. */
const PRIOR_VISITS = 2;

function meanOf<G extends GameTypes>(one: RatedLine<G>): number {
  return (one.worth + PRIOR_VISITS * one.line.worth) / (one.visits + PRIOR_VISITS);
}

/** Plays the candidate's plan, continues with small budgets and adds the result. */
function simulate<G extends GameTypes>(
  planner: Planner<G>,
  view: View<G>,
  candidate: RatedLine<G>,
  luck: number,
  turns: number,
): void {
  const { game, value, points } = planner.planning;
  const state = game.imagine(view, seeded(luck));
  const chance = seeded(luck + 1);
  const last = game.turnOf(state.table).number + turns;
  for (const move of candidate.line.moves) game.play(viewOf(state, view.seat), move, chance);
  const mover = playOn(planner, state, { dice: chance, thoughts: chance }, last) ?? view.seat;
  const seats = candidate.win.length;
  // The evaluation is most reliable for the mover's own last position.
  const expected =
    game.toMove(state.table) === undefined
      ? resultOf(game, state.table, mover, points)
      : value.evaluate(viewOf(state, mover));
  const shift = (view.seat - mover + seats) % seats;
  for (let seat = 0; seat < seats; seat++) {
    const from = (seat + shift) % seats;
    candidate.win[seat] = (candidate.win[seat] ?? 0) + (expected.win[from] ?? 0);
    candidate.score[seat] = (candidate.score[seat] ?? 0) + (expected.score[from] ?? 0);
  }
  candidate.worth += worthOf(expected, shift);
  candidate.visits++;
}
