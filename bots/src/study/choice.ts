import type { BeamOptions, SearchBudget } from '@archivolt/botkit';
import {
  at,
  type Game,
  type GameTypes,
  offersOf,
  recording,
  same,
  seeded,
  type View,
  viewOf,
} from '@archivolt/engine';
import type { Line, Planner } from '../search/planner.ts';
import { LIGHT_BEAM, playOn } from '../search/playOn.ts';
import { think } from '../search/search.ts';
import type { Choice, Continuation, Option } from './moment.ts';
import type { RoundEvaluator } from './roundEvaluator.ts';

const BEAM: BeamOptions = { width: 6, positions: 300, samples: 3 };
const BUDGET: Omit<SearchBudget, 'simulations'> = { candidates: 6, turns: 2 };
/** Alternatives shown for a decision. */
const MAX_OPTIONS = 3;
/** Sums in a different order differ by less than this, different positions by more. */
const EPSILON = 1e-9;

/** One way through the turn, with its result in each continuation. */
export interface TriedWay<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  readonly wins: readonly number[];
  readonly win: number;
  readonly margin: number;
}

/** Ways through the turn that lead to different positions, the best first, judged by the seat's view. Never empty. */
export function bestLines<G extends GameTypes>(
  planner: Planner<G>,
  view: View<G>,
  simulations: number,
  luck: number,
): readonly (readonly G['move'][])[] {
  const offers = offersOf(planner.planning.game, view);
  const { judged } = think(planner, view, offers, seeded(luck), BEAM, { ...BUDGET, simulations });
  const kept: Line<G>[] = [];
  for (const { line } of judged) {
    if (kept.some(({ worth }) => Math.abs(worth - line.worth) < EPSILON)) continue;
    kept.push(line);
    if (kept.length > MAX_OPTIONS) break;
  }
  return kept.map(({ moves }) => moves);
}

/**
 * Judges a decision by what its seat knew: each continuation deals everything again that the seat could not see. The
 * alternatives come from a search and are compared in continuations that it did not use, because the best of them would
 * otherwise be the luckiest. All options get the same cards and dice. Undefined if there was only one way.
 */
export function choiceOf<G extends GameTypes>(
  planner: Planner<G>,
  evaluator: RoundEvaluator<G>,
  view: View<G>,
  played: readonly G['move'][],
  lines: readonly (readonly G['move'][])[],
  comparisons: number,
  luck: number,
): Choice | undefined {
  if (lines.length < 2) return undefined;
  const { game } = planner.planning;
  const seeds = seedsFrom(luck, comparisons);
  const tried = (moves: readonly G['move'][]) => tryOut(game, evaluator, view, moves, seeds);
  const own = tried(played);
  const best = tried(at(lines, 0));
  const others = [best, ...lines.slice(1).map(tried)].filter(({ wins }) => !same(wins, own.wins));
  const loss = significantMean(best.wins.map((win, index) => win - at(own.wins, index)));
  const print = ({ win, margin, moves }: TriedWay<G>): Option => ({
    win,
    margin,
    moves: moves.map((move) => game.notation.printMove(move)),
  });
  const [first, ...rest] = others.sort((a, b) => b.win - a.win).slice(0, MAX_OPTIONS);
  if (!first) return undefined;
  const expected = typicalReply(planner, view, first, seeds);
  return {
    played: print(own),
    others: [{ ...print(first), ...(expected ? { expected } : {}) }, ...rest.map(print)],
    loss,
  };
}

/** Each continuation takes two seeds: one for dealing, one for rolling. */
export const seedsFrom = (luck: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => luck + 2 * index);

export function tryOut<G extends GameTypes>(
  game: Game<G>,
  evaluator: RoundEvaluator<G>,
  view: View<G>,
  moves: readonly G['move'][],
  seeds: readonly number[],
): TriedWay<G> {
  let margin = 0;
  const wins = seeds.map((seed) => {
    const { win, scores } = evaluator.estimateAfter(
      game.imagine(view, seeded(seed)),
      view.seat,
      moves,
      seed + 1,
    );
    const rivals = Array.from(scores).filter((_, seat) => seat !== view.seat);
    margin += ((scores[view.seat] ?? 0) - Math.max(...rivals)) / seeds.length;
    return win[view.seat] ?? 0;
  });
  return { moves, wins, win: wins.reduce((sum, win) => sum + win, 0) / wins.length, margin };
}

/** The mean of the differences; 0 if it is within its standard error. */
function significantMean(differences: readonly number[]): number {
  const count = differences.length;
  const mean = differences.reduce((sum, one) => sum + one, 0) / count;
  const spread = Math.sqrt(
    differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1) / count,
  );
  return mean > spread ? mean : 0;
}

/** The next seat's turn in the continuation whose result is closest to the mean. */
function typicalReply<G extends GameTypes>(
  planner: Planner<G>,
  view: View<G>,
  { moves, wins, win }: TriedWay<G>,
  seeds: readonly number[],
): Continuation | undefined {
  const { game } = planner.planning;
  const off = wins.map((one) => Math.abs(one - win));
  const luck = at(seeds, off.indexOf(Math.min(...off)));
  const picks: number[] = [];
  const chance = seeded(luck + 1);
  const dice = recording(chance, picks);
  const state = game.imagine(view, seeded(luck));
  for (const move of moves) game.play(viewOf(state, view.seat), move, dice);
  const turn = game.turnOf(view.table).number;
  const turns: { seat: number; moves: string[] }[] = [];
  playOn(planner, state, { dice, thoughts: chance }, turn + 2, LIGHT_BEAM, (seat, move) => {
    const text = game.notation.printMove(move);
    const last = turns.at(-1);
    if (last?.seat === seat) last.moves.push(text);
    else turns.push({ seat, moves: [text] });
  });
  return turns.length > 0 ? { luck, picks, turns } : undefined;
}
