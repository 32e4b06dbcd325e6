import { at, type Chance, type Shape, type View } from '@archivolt/engine';
import type { Bot } from '../bot.ts';
import type { Effort, Stop } from './effort.ts';
import type { Care, Line, Planner } from './planner.ts';
import { type Policy, worthOf } from './policy.ts';
import { think } from './search.ts';

/**
 * A bot that plans its turns and follows a plan as long as it holds. It knows the plan's next position by what it is
 * worth: the same to many digits means the same position. So one bot may play at several tables.
 */
export function planningBot<G extends Shape>(planner: Planner<G>, care: Care): Bot<G> {
  return followingPlans(planner, (view, offers, chance) => at(planner.plan(view, offers, chance, care), 0));
}

/** A bot that looks beyond its turn: the best plans are played on. */
export function thinkingBot<G extends Shape>(
  planner: Planner<G>,
  care: Care,
  effort: Effort,
  stop?: Stop,
): Bot<G> {
  return followingPlans(
    planner,
    (view, offers, chance) => at(think(planner, view, offers, chance, care, effort, stop).judged, 0).line,
  );
}

/** Sums taken in another order differ by less than this, different positions by more. */
const SAME = 1e-9;

function followingPlans<G extends Shape>(
  planner: Planner<G>,
  plan: (view: View<G>, offers: readonly G['move'][], chance: Chance) => Line<G>,
): Bot<G> {
  let line: Line<G> | undefined;
  let next = 0;
  return (view, offers, chance) => {
    if (offers.length === 1) return at(offers, 0);
    const planned = line?.moves[next];
    const holds =
      planned !== undefined &&
      offers.includes(planned) &&
      Math.abs(worthOf(planner.planning.value.look(view)) - (line?.worths[next - 1] ?? 2)) < SAME;
    if (!holds || planned === undefined) {
      line = plan(view, offers, chance);
      next = 0;
    }
    const move = holds && planned !== undefined ? planned : at(line?.moves ?? offers, 0);
    next++;
    return move;
  };
}

/** The mistakes of people, not those of dice. */
export interface Mistakes {
  /** Chance of not seeing an offer at all. */
  readonly overlooks: number;
  /** How far what is seen is misjudged, in chances of winning (a standard deviation). */
  readonly misjudges: number;
}

/**
 * A bot that decides from step to step, without a plan for its turn, overlooks things and misjudges others. What is
 * plainly best is still mostly found, and what is plainly bad is not played.
 */
export function erringBot<G extends Shape>(policy: Policy<G>, { overlooks, misjudges }: Mistakes): Bot<G> {
  return (view, offers, chance) =>
    offers.length === 1 ? at(offers, 0) : erring(policy, view, offers, chance, overlooks, misjudges);
}

function erring<G extends Shape>(
  policy: Policy<G>,
  view: View<G>,
  offers: readonly G['move'][],
  chance: Chance,
  overlooks: number,
  misjudges: number,
): G['move'] {
  policy.choose(view, offers, chance);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  offers.forEach((_, index) => {
    if (chance(1000) < overlooks * 1000) return;
    const seems = (policy.worth[index] ?? 0) + misjudges * bell(chance);
    if (seems <= most) return;
    most = seems;
    best = index;
  });
  // Who overlooks everything does the first thing that comes to mind.
  return at(offers, best >= 0 ? best : chance(offers.length));
}

/** About normal: the sum of a few dice. */
function bell(chance: Chance): number {
  let sum = 0;
  for (let die = 0; die < 6; die++) sum += chance(1001) / 1000 - 0.5;
  return sum * Math.SQRT2;
}
