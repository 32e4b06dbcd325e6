import { at, copyView, offersOf, type Shape, seeded, type View, viewOf } from '@archivolt/engine';
import type { Bot } from '../bot.ts';
import { botOf, plannerOf, RUNGS, type Rung, STYLES } from '../ladder.ts';
import { fitOf, withCourse } from '../learn/courses.ts';
import type { Course } from '../learn/learner.ts';
import { playToLearn } from '../learn/selfPlay.ts';
import { WEIGHTS_FOLDER, weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import { think } from '../search/search.ts';
import { weightsOf } from './roster.ts';

/** Pieces of a bot's work, to be timed: each call does one and gives how much that was. */
export interface Pace {
  /** A game as nets learn from it: decisions. */
  selfPlay(): number;
  /** Positions of a game judged by the net: evaluations. */
  look(): number;
  /** A decision thought over by imagined continuations: continuations. */
  search(): number;
  /** One decision of a bot of the rung, where there is a choice. */
  decide(rung: Rung): void;
}

const TRIES = 0.05;
const LONGEST = 400;
/** Judged in one go, or the clock would be a part of what is timed. */
const LOOKS = 1000;
const { care: CARE, effort: EFFORT } = STYLES.master;

/** The pace of the bots of a game, with the weights of the house. */
export function paceAtTable(game: string, players: number, seed: number): Pace {
  return withCourse(game, players, (course) => paceOf(course, seed));
}

function paceOf<G extends Shape>(course: Course<G>, seed: number): Pace {
  useAssembly();
  const loaded = weightsOf(course, (game, players) => weightsIn(WEIGHTS_FOLDER, game, players));
  if (!loaded.ok) throw new Error(loaded.why);
  const { net } = loaded;
  if (!CARE || !EFFORT) throw new Error('the master plans and looks ahead');
  const [care, effort] = [CARE, { ...EFFORT, ms: Number.POSITIVE_INFINITY }];
  const { game, features, players } = course;
  const chance = seeded(seed);
  const { seats } = fitOf(course);
  const planner = plannerOf(course, net, seats);
  const { value } = planner.planning;
  const choices = choicesOf(course, botOf(course, net, seats, STYLES.skilled), seed);
  let asked = 0;
  const next = () => at(choices, asked++ % choices.length);
  const bots = new Map(RUNGS.map((rung) => [rung, botOf(course, net, seats, STYLES[rung])]));
  return {
    selfPlay() {
      const teaching = { game, features, tries: TRIES, longest: LONGEST };
      const sitters = Array.from({ length: players }, () => ({ learns: true, planner }) as const);
      return playToLearn(teaching, course.options(chance), sitters, chance).decisions;
    },
    look() {
      for (let look = 0; look < LOOKS; look++) value.look(next().view);
      return LOOKS;
    },
    search() {
      const { view, offers } = next();
      return think(planner, view, offers, chance, care, effort).simulations;
    },
    decide(rung) {
      const { view, offers } = next();
      bots.get(rung)?.(view, offers, chance);
    },
  };
}

/** Games to take positions from, and how far these are apart: a bot must not find its plan of the one before. */
const GAMES = 2;
const APART = 7;

/** Positions with a choice, from games of those who plan their turns. */
function choicesOf<G extends Shape>(
  { game, options }: Course<G>,
  bot: Bot<G>,
  seed: number,
): { view: View<G>; offers: readonly G['move'][] }[] {
  const choices: { view: View<G>; offers: readonly G['move'][] }[] = [];
  let decisions = 0;
  for (let played = 0; played < GAMES; played++) {
    const chance = seeded(seed + played);
    const state = game.setup(options(chance), chance);
    for (;;) {
      const seat = game.toMove(state.table);
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const offers = offersOf(game, view);
      if (offers.length > 1 && decisions++ % APART === 0)
        choices.push({ view: copyView(game, view), offers });
      game.play(view, bot(view, offers, chance), chance);
    }
  }
  return choices;
}
