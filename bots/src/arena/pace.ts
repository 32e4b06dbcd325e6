import { at, copyView, offersOf, type Shape, seeded, type View, viewOf } from '@archivolt/engine';
import { type Bot, RUNGS, type Rung } from '@archivolt/school';
import { botOf, plannerOf, STYLES } from '../ladder.ts';
import { fitOf, withCourse } from '../learn/courses.ts';
import type { Course } from '../learn/learner.ts';
import { playToLearn } from '../learn/selfPlay.ts';
import { WEIGHTS_FOLDER, weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import { think } from '../search/search.ts';
import { DEPTHS } from '../study/moment.ts';
import { PlayedGame } from '../study/recorded.ts';
import { recordGame } from '../study/recordGame.ts';
import { Study } from '../study/study.ts';
import { weightsOf } from './roster.ts';

/** Benchmarks of a bot: each call does one unit of work and returns how much it was. */
export interface Pace {
  /** Plays a training game; returns the number of decisions. */
  selfPlay(): number;
  /** Evaluates positions with the net; returns the number of evaluations. */
  look(): number;
  /** Searches one decision; returns the number of simulations. */
  search(): number;
  /** Makes one decision as a bot of the given level, in a position with a choice. */
  decide(rung: Rung): void;
  /** The next decision of a finished game is studied: decisions. */
  study(): number;
  /** Decisions of that game. */
  readonly studied: number;
}

const TRIES = 0.05;
const LONGEST = 400;
/** Evaluations per call; batched, so that reading the clock is not part of the measurement. */
const LOOKS = 1000;
const { care: CARE, effort: EFFORT } = STYLES.master;

/** Benchmarks the bots of a game with the bundled weights. */
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
  const skilled = botOf(course, net, seats, STYLES.skilled);
  const choices = choicesOf(course, skilled, seed);
  let asked = 0;
  const next = () => at(choices, asked++ % choices.length);
  const sitting = Array.from({ length: players }, () => skilled);
  const played = new PlayedGame(game, recordGame(game, course.options(chance), sitting, chance));
  const finished = new Study(course, net, played);
  const studied = played.stretches.length;
  let studies = 0;
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
    study() {
      finished.moment(studies++ % studied, DEPTHS.normal);
      return 1;
    },
    studied,
  };
}

/**
 * Number of games to take positions from, and the distance between positions: a bot must not find its previous plan still
 * valid.
 */
const GAMES = 2;
const APART = 7;

/** Positions with a choice, from games between planning bots. */
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
