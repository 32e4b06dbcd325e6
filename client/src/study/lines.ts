import type { Continuation } from '@archivolt/bots';
import {
  copyView,
  extend,
  type Game,
  type GameTypes,
  offersOf,
  replaying,
  type Seat,
  same,
  seeded,
  startDraft,
  type View,
  viewOf,
} from '@archivolt/engine';

/** A move and the view in which it is made, for a sentence about it. */
export interface Step<G extends GameTypes> {
  readonly move: G['move'];
  readonly view: View<G>;
}

/** The moves of an option, up to its end or to the first unknown. */
export function stepsOf<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  moves: readonly string[],
): Step<G>[] {
  const steps: Step<G>[] = [];
  let draft = startDraft(view);
  for (const text of moves) {
    const move = draft.sealed ? undefined : offered(game, draft.view, text);
    if (move === undefined) break;
    steps.push({ move, view: draft.view });
    draft = extend(game, draft, move);
  }
  return steps;
}

/** The turns of a continuation, each with its seat. Hidden cards are sampled by the study. */
export function turnsOf<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  own: readonly string[],
  { luck, picks, turns }: Continuation,
): { seat: Seat; steps: Step<G>[] }[] {
  const state = game.imagine(view, seeded(luck));
  const chance = replaying(picks);
  const steps = (seat: Seat, moves: readonly string[]): Step<G>[] =>
    moves.map((text) => {
      const now = viewOf(state, seat);
      const move = offered(game, now, text);
      if (move === undefined) throw new RangeError(`${text} is not offered`);
      const before = copyView(game, now);
      game.play(now, move, chance);
      return { move, view: before };
    });
  steps(view.seat, own);
  return turns.map(({ seat, moves }) => ({ seat, steps: steps(seat, moves) }));
}

function offered<G extends GameTypes>(game: Game<G>, view: View<G>, text: string): G['move'] | undefined {
  const parsed = game.notation.parseMove(text);
  if (!parsed.ok) return undefined;
  return offersOf(game, view).find((offer) => same(offer, parsed.value));
}
