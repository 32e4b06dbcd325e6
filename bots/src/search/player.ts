import type { BeamOptions, Bot, Mistakes, SearchBudget } from '@archivolt/botkit';
import { at, type Chance, type GameTypes, type View } from '@archivolt/engine';
import type { Line, Planner } from './planner.ts';
import { type Policy, worthOf } from './policy.ts';
import { think } from './search.ts';
import type { Stop } from './stop.ts';

/**
 * A bot that plans its turns and follows a plan while it holds. It recognises the plan's next position by its value: equality
 * to many digits means the same position. So one bot may play at several tables.
 */
export function planningBot<G extends GameTypes>(planner: Planner<G>, beam: BeamOptions): Bot<G> {
  return followingPlans(planner, (view, offers, chance) => at(planner.plan(view, offers, chance, beam), 0));
}

/** A bot that looks beyond its turn by simulating the best plans. */
export function thinkingBot<G extends GameTypes>(
  planner: Planner<G>,
  beam: BeamOptions,
  budget: SearchBudget,
  stop?: Stop,
): Bot<G> {
  return followingPlans(
    planner,
    (view, offers, chance) => at(think(planner, view, offers, chance, beam, budget, stop).judged, 0).line,
  );
}

/** Sums in a different order differ by less than this, different positions by more. */
const EPSILON = 1e-9;

function followingPlans<G extends GameTypes>(
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
      Math.abs(worthOf(planner.planning.value.evaluate(view)) - (line?.worths[next - 1] ?? 2)) < EPSILON;
    if (!holds || planned === undefined) {
      line = plan(view, offers, chance);
      next = 0;
    }
    const move = holds && planned !== undefined ? planned : at(line?.moves ?? offers, 0);
    next++;
    return move;
  };
}

/**
 * A bot that decides step by step without a plan, overlooks some offers and misjudges others. It still mostly finds a clearly
 * best move and does not play a clearly bad one.
 */
export function erringBot<G extends GameTypes>(
  policy: Policy<G>,
  { overlooks, misjudges }: Mistakes,
): Bot<G> {
  return (view, offers, chance) =>
    offers.length === 1
      ? at(offers, 0)
      : chooseWithErrors(policy, view, offers, chance, overlooks, misjudges);
}

function chooseWithErrors<G extends GameTypes>(
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
    const seems = (policy.worth[index] ?? 0) + misjudges * roughlyNormal(chance);
    if (seems <= most) return;
    most = seems;
    best = index;
  });
  // If every offer is overlooked, pick one at random.
  return at(offers, best >= 0 ? best : chance(offers.length));
}

/** Approximately normal: the sum of a few dice. */
function roughlyNormal(chance: Chance): number {
  let sum = 0;
  for (let die = 0; die < 6; die++) sum += chance(1001) / 1000 - 0.5;
  return sum * Math.SQRT2;
}
