import type { BotKit } from '@archivolt/botkit';
import {
  at,
  extend,
  type Game,
  type GameTypes,
  type PositionNotation,
  type Puzzle,
  same,
  startDraft,
  type View,
  viewOf,
} from '@archivolt/engine';
import { plannerOf } from '../ladder.ts';
import type { Net } from '../net/net.ts';
import type { Planner } from '../search/planner.ts';
import { bestLines, seedsFrom, type TriedWay, tryOut } from './choice.ts';
import { DEPTHS } from './moment.ts';
import { PlayedGame, type RecordedGame, type Stretch } from './recorded.ts';
import { RoundEvaluator } from './roundEvaluator.ts';

/** In win probability: ways this close to the best also solve a puzzle; all others are worse by at least `MIN_LOSS`. */
const SOLUTION_TOLERANCE = 0.02;
const MIN_LOSS = 0.06;
/** Minimum difference between the worst solution and the best of the rest, in standard errors of that difference. */
const MIN_STANDARD_ERRORS = 4;
/** A position that is as good as decided makes a poor puzzle: the win probability must be in this range. */
const OPEN_CHANCES = { from: 0.08, to: 0.97 };
/** Minimum number of ways: with fewer, the solution could be guessed. */
const MIN_WAYS = 3;
/** Maximum number of puzzles from one game, and the decisions between two of them, because neighbours are alike. */
const MAX_PER_GAME = 3;
const MIN_DISTANCE = 6;
/** Continuations in which the deeper check compares the ways. */
const CHECK_COMPARISONS = 240;
const SEEDS_PER_DECISION = 100_000;

/** Yields the decisions of a recorded game that make good puzzles: found by a quick search, checked by a deeper one. */
export function* puzzlesIn<G extends GameTypes>(
  botKit: BotKit<G>,
  net: Net,
  positions: PositionNotation<G>,
  recorded: RecordedGame,
  name: string,
): Generator<Puzzle> {
  const played = new PlayedGame(botKit.game, recorded);
  const seats = botKit.features.seats(at(played.states, 0).table);
  const planner = plannerOf(botKit, net, seats);
  let found = 0;
  let next = 0;
  for (const [index, stretch] of played.stretches.entries()) {
    if (index < next || found === MAX_PER_GAME) continue;
    const ways = waysOf(planner, played, stretch);
    if (!ways) continue;
    found++;
    next = index + MIN_DISTANCE;
    const { printMove } = botKit.game.notation;
    yield {
      id: `${name}-${stretch.from}`,
      position: positions.printState(at(played.states, stretch.from)),
      ways: ways.map(({ moves, win, margin, solves }) => ({
        solves,
        win,
        margin,
        moves: moves.map((move) => printMove(move)),
      })),
    };
  }
}

type Way<G extends GameTypes> = TriedWay<G> & { readonly solves: boolean };

function waysOf<G extends GameTypes>(
  planner: Planner<G>,
  { states }: PlayedGame<G>,
  { from, seat }: Stretch,
): readonly Way<G>[] | undefined {
  const view = viewOf(at(states, from), seat);
  const evaluator = new RoundEvaluator(planner);
  const { game } = planner.planning;
  const weigh = (search: number, comparisons: number, luck: number): TriedWay<G>[] => {
    const seeds = seedsFrom(luck + SEEDS_PER_DECISION / 2, comparisons);
    const lines = bestLines(planner, view, search, luck);
    return lines.map((moves) => tryOut(game, evaluator, view, moves, seeds)).sort((a, b) => b.win - a.win);
  };
  const { normal, deep } = DEPTHS;
  const quick = weigh(normal.search, normal.comparisons, SEEDS_PER_DECISION * from);
  if (quick.length < MIN_WAYS || !apart(quick)) return undefined;
  const checked = apart(weigh(deep.search, CHECK_COMPARISONS, SEEDS_PER_DECISION * (from + 1_000)));
  // Both searches must have found the same answer.
  const isSame = checked?.some(({ moves, solves }) => solves && same(moves, at(quick, 0).moves));
  const isWhole = checked?.every(({ moves }) => endsTurn(game, view, moves));
  return isSame && isWhole ? checked : undefined;
}

/** Whether the moves complete the turn. A plan that was cut off earlier could not be confirmed. */
function endsTurn<G extends GameTypes>(game: Game<G>, view: View<G>, moves: readonly G['move'][]): boolean {
  const { view: after, sealed } = moves.reduce((draft, move) => extend(game, draft, move), startDraft(view));
  const { seat, table } = view;
  return (
    sealed ||
    game.toMove(after.table) !== seat ||
    game.turnOf(after.table).number !== game.turnOf(table).number
  );
}

/** Marks the ways that solve the puzzle; undefined if they are not clearly better than the rest. */
function apart<G extends GameTypes>(ways: readonly TriedWay<G>[]): readonly Way<G>[] | undefined {
  const best = at(ways, 0);
  if (best.win < OPEN_CHANCES.from || best.win > OPEN_CHANCES.to) return undefined;
  const judged = ways.map((way) => ({ ...way, solves: best.win - way.win <= SOLUTION_TOLERANCE }));
  const last = judged.findLast(({ solves }) => solves) ?? best;
  const [rest] = judged.filter(({ solves }) => !solves);
  if (!rest || best.win - rest.win < MIN_LOSS) return undefined;
  const differences = last.wins.map((win, index) => win - at(rest.wins, index));
  return meanOf(differences) > MIN_STANDARD_ERRORS * errorOf(differences) ? judged : undefined;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function errorOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
