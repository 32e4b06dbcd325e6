import type { TurnComparison } from '@archivolt/bots';
import {
  extend,
  type Game,
  type GameTypes,
  offersOf,
  type Puzzle,
  type PuzzleWay,
  same,
  startDraft,
  type View,
} from '@archivolt/engine';
import type { Step } from '@archivolt/table/hintModel.svelte.ts';
import type { HintOutcome } from '@archivolt/table/hints/ladder.ts';

/** A way through the turn: its steps, and what they lead to as far as it can be known. */
export interface PlayedWay<G extends GameTypes> {
  readonly steps: readonly Step<G>[];
  readonly outcome: HintOutcome<G>;
}

/** How an answer compares with the best. */
export interface Verdict {
  readonly kind: 'best' | 'asGood' | 'worse';
  readonly win: number;
  readonly margin: number;
  /** The chance of winning that it gives away; 0 unless it is worse. */
  readonly loss: number;
}

/** Ways this close to the best solve a puzzle; the command that finds puzzles uses the same limit. */
const SOLUTION_TOLERANCE = 0.02;

/** Plays moves on the solver's own view. Undefined if one of them is not offered. */
export function follow<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  moves: readonly G['move'][],
): PlayedWay<G> | undefined {
  let draft = startDraft(view);
  const steps: Step<G>[] = [];
  for (const wanted of moves) {
    const move = draft.sealed ? undefined : offersOf(game, draft.view).find((offer) => same(offer, wanted));
    if (move === undefined) return undefined;
    steps.push({ move, view: draft.view });
    draft = extend(game, draft, move);
  }
  const [first] = steps;
  if (!first) return undefined;
  const events = draft.steps.flatMap((step) => step.events);
  return { steps, outcome: { before: view, after: draft.view, move: first.move, events } };
}

/** The moves of a way of a puzzle. */
export function movesOf<G extends GameTypes>({ notation }: Game<G>, { moves }: PuzzleWay): G['move'][] {
  return moves.map((text) => {
    const parsed = notation.parseMove(text);
    if (!parsed.ok) throw new RangeError(`${text}: ${parsed.why}`);
    return parsed.value;
  });
}

/** Judges an answer: by what is known of the puzzle if it leads to the same position, otherwise by comparing. */
export async function judge<G extends GameTypes>(
  game: Game<G>,
  puzzle: Puzzle,
  view: View<G>,
  moves: readonly G['move'][],
  compare: (lines: readonly (readonly G['move'][])[]) => Promise<TurnComparison>,
): Promise<Verdict> {
  const answer = follow(game, view, moves);
  const lines = puzzle.ways.map((way) => movesOf(game, way));
  const index = lines.findIndex((line) => leadsToSame(answer, follow(game, view, line)));
  const known = puzzle.ways[index];
  const best = puzzle.ways[0];
  if (known && best) {
    const { win, margin, solves } = known;
    const kind = index === 0 ? 'best' : solves ? 'asGood' : 'worse';
    return { kind, win, margin, loss: solves ? 0 : best.win - win };
  }
  const { choice } = await compare(lines);
  const { win, margin } = choice?.played ?? { win: best?.win ?? 0, margin: best?.margin ?? 0 };
  const loss = choice?.loss ?? 0;
  return loss > SOLUTION_TOLERANCE
    ? { kind: 'worse', win, margin, loss }
    : { kind: 'asGood', win, margin, loss: 0 };
}

/** The order of steps does not matter, but what ends the turn does: beyond it nothing is known. */
function leadsToSame<G extends GameTypes>(
  one: PlayedWay<G> | undefined,
  other: PlayedWay<G> | undefined,
): boolean {
  if (!one || !other) return false;
  return (
    same(one.outcome.after, other.outcome.after) && same(one.steps.at(-1)?.move, other.steps.at(-1)?.move)
  );
}
