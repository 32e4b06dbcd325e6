import {
  at,
  type Chance,
  copyView,
  type Game,
  offersOf,
  type Shape,
  seeded,
  type View,
} from '@archivolt/engine';
import type { Bot, Budget } from './bot.ts';
import type { Evaluation } from './evaluation.ts';

/** Positions looked at for one decision. */
const POSITIONS = 600;
/** Lines of play kept from step to step. */
const WIDTH = 6;
/** No turn has more decisions than this that are worth planning. */
const STEPS = 16;

/** A position on the way through the own turn. */
interface Line<G extends Shape> {
  view: View<G>;
  value: number;
  /** Index of the offer that this line begins with. */
  first: number;
  /** The turn is over, or it goes on only with something unknown. */
  over: boolean;
}

/**
 * Plays the offer that leads to the best end of its own turn. A turn is a chain of small decisions, so one step is
 * not enough to judge by: the most promising lines are followed, a few side by side, to where the turn ends or
 * where the unknown begins. What the others then do is not looked at.
 */
export function greedyBot<G extends Shape>(game: Game<G>, evaluation: Evaluation<G>): Bot<G> {
  return (view, offers, chance, budget) => {
    if (offers.length === 1) return at(offers, 0);
    // Every line imagines with the same luck, so that a lucky roll is no reason to prefer one.
    const luck = chance(2 ** 31);
    return at(offers, bestFirst(game, evaluation, view, offers, luck, budget));
  };
}

function bestFirst<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  root: View<G>,
  offers: readonly G['move'][],
  luck: number,
  budget: Budget = {},
): number {
  const turn = evaluation.turnOf(root.table);
  let left = budget.positions ?? POSITIONS;
  let best: Line<G> | undefined;
  let lines = offers.map((move, first) => follow(game, evaluation, turn, root, move, first, luck));
  for (let step = 0; step < STEPS; step++) {
    for (const line of lines) if (line.over && (!best || line.value > best.value)) best = line;
    const open = lines.filter(({ over }) => !over).sort((a, b) => b.value - a.value);
    if (open.length === 0 || left <= 0) {
      // Cut off: what the unfinished lines promise counts for what it is worth.
      for (const line of open) if (!best || line.value > best.value) best = line;
      break;
    }
    lines = [];
    let followed = 0;
    let twin = '';
    for (const { view, value, first } of open) {
      if (followed === WIDTH || left <= 0) break;
      const next = offersOf(game, view);
      // The same steps in another order lead to the same position; one of them is enough.
      const likeness = `${value} ${next.length}`;
      if (likeness === twin) continue;
      twin = likeness;
      followed++;
      for (const move of next) {
        if (evaluation.isAside(move)) continue;
        lines.push(follow(game, evaluation, turn, view, move, first, luck));
        left--;
      }
    }
  }
  return best?.first ?? 0;
}

function follow<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  turn: number,
  from: View<G>,
  move: G['move'],
  first: number,
  luck: number,
): Line<G> {
  if (evaluation.endsTurn(move))
    return { view: from, value: evaluation.value(from, true), first, over: true };
  const view = copyView(game, from);
  let picked = false;
  let imagined: Chance | undefined;
  const chance: Chance = (n) => {
    picked = true;
    imagined ??= seeded(luck);
    return imagined(n);
  };
  game.play(view, move, chance);
  const over = picked || game.toMove(view.table) !== view.seat || evaluation.turnOf(view.table) !== turn;
  return { view, value: evaluation.value(view, over), first, over };
}
