import type { Bot, Budget, Evaluation } from '@archivolt/botkit';
import {
  at,
  type Chance,
  copyView,
  type Game,
  type GameTypes,
  offersOf,
  seeded,
  type View,
} from '@archivolt/engine';
import { sensible } from './sense.ts';

/** Positions evaluated per decision. */
const MAX_POSITIONS = 600;
/** Beam width: lines kept from step to step. */
const WIDTH = 6;
/** Maximum depth of a plan; no turn has more decisions worth planning. */
const MAX_STEPS = 16;

/** A position reached within the bot's own turn. */
interface Candidate<G extends GameTypes> {
  view: View<G>;
  value: number;
  /** Index of the offer that starts this line. */
  first: number;
  /** True when the turn is over or can only continue with a random pick. */
  over: boolean;
}

/**
 * Plays the offer that leads to the best end of the bot's own turn. A turn is a chain of small decisions, so one step is not
 * enough to judge by: a beam search follows the most promising lines until the turn ends or a random pick is needed. The
 * opponents' replies are not considered.
 */
export function greedyBot<G extends GameTypes>(game: Game<G>, evaluation: Evaluation<G>): Bot<G> {
  const bot: Bot<G> = (view, offers, chance, budget) => {
    if (offers.length === 1) return at(offers, 0);
    // All lines use the same random numbers, so that a lucky roll is no reason to prefer one.
    const luck = chance(2 ** 31);
    return at(offers, bestFirst(game, evaluation, view, offers, luck, budget));
  };
  return evaluation.sense ? sensible(game, evaluation.sense, bot) : bot;
}

function bestFirst<G extends GameTypes>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  root: View<G>,
  offers: readonly G['move'][],
  luck: number,
  budget: Budget = {},
): number {
  const turn = game.turnOf(root.table).number;
  let left = budget.positions ?? MAX_POSITIONS;
  let best: Candidate<G> | undefined;
  let lines = offers.map((move, first) => follow(game, evaluation, turn, root, move, first, luck));
  for (let step = 0; step < MAX_STEPS; step++) {
    for (const line of lines) if (line.over && (!best || line.value > best.value)) best = line;
    const open = lines.filter(({ over }) => !over).sort((a, b) => b.value - a.value);
    if (open.length === 0 || left <= 0) {
      // Out of budget: unfinished lines count with their current value.
      for (const line of open) if (!best || line.value > best.value) best = line;
      break;
    }
    lines = [];
    let followed = 0;
    let twin = '';
    for (const { view, value, first } of open) {
      if (followed === WIDTH || left <= 0) break;
      const next = offersOf(game, view);
      // The same steps in another order lead to the same position; keep one of them.
      const likeness = `${value} ${next.length}`;
      if (likeness === twin) continue;
      twin = likeness;
      followed++;
      for (const move of next) {
        if (evaluation.isAside?.(move)) continue;
        lines.push(follow(game, evaluation, turn, view, move, first, luck));
        left--;
      }
    }
  }
  return best?.first ?? 0;
}

function follow<G extends GameTypes>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  turn: number,
  from: View<G>,
  move: G['move'],
  first: number,
  luck: number,
): Candidate<G> {
  if (evaluation.endsTurn?.(move))
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
  const over = picked || game.toMove(view.table) !== view.seat || game.turnOf(view.table).number !== turn;
  return { view, value: evaluation.value(view, over), first, over };
}
