import { type Architectura, architectura } from '@archivolt/architectura';
import { type Chance, type Checked, type Shape, seeded } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { architecturaEvaluation } from '../architectura/evaluation.ts';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { fitFor } from '../net/fit.ts';
import { Net } from '../net/net.ts';
import type { Fit } from '../net/weights.ts';
import { randomBot } from '../random.ts';
import { redCathedralEvaluation } from '../red-cathedral/evaluation.ts';
import { architecturaSchool, redCathedralSchool } from '../schools.ts';
import type { Course } from './learner.ts';

/** A greedy opponent in training looks at few positions, or games would wait for it. */
const QUICK = { positions: 200 };

function quick<G extends Shape>(bot: Bot<G>): Bot<G> {
  return (view, offers, chance) => bot(view, offers, chance, QUICK);
}

function read<V>(checked: Checked<V>): V {
  if (!checked.ok) throw new Error(`${checked.path}: expected ${checked.expected}`);
  return checked.value;
}

/** Both sides of the workshop boards, and now and then the influence cards of a first game. */
export function redCathedralCourse(players: number): Course<RedCathedral> {
  return {
    ...redCathedralSchool,
    players,
    options: (chance: Chance) =>
      read(
        redCathedral.readOptions({
          players,
          side: chance(3) === 0 ? 'advanced' : 'basic',
          influence: chance(4) === 0 ? 'first' : 'random',
        }),
      ),
    baselines: [randomBot(), quick(greedyBot(redCathedral, redCathedralEvaluation))],
    greedy: greedyBot(redCathedral, redCathedralEvaluation),
  };
}

/** The basic game and the advanced one with any number of swaps. */
export function architecturaCourse(players: number): Course<Architectura> {
  return {
    ...architecturaSchool,
    players,
    options: (chance: Chance) =>
      read(architectura.readOptions(chance(3) === 0 ? { players, swaps: 'rolled' } : { players })),
    baselines: [randomBot(), quick(greedyBot(architectura, architecturaEvaluation))],
    greedy: greedyBot(architectura, architecturaEvaluation),
  };
}

const HIDDEN = 64;

/** A net of the right size for a course, knowing nothing but opinions. */
export function blankNet<G extends Shape>(course: Course<G>, chance: Chance): Net {
  const { inputs, seats } = fitOf(course);
  return new Net(inputs, HIDDEN, seats).begin(() => chance(2 ** 30) / 2 ** 30, course.features.opinions);
}

/** Every net there is: a game and a number of players. */
export const NETS: readonly { game: string; players: number }[] = [
  ...[1, 2, 3, 4].map((players) => ({ game: redCathedral.id, players })),
  ...[2, 3, 4].map((players) => ({ game: architectura.id, players })),
];

/** Does something with the course of a game that is known only by its id. */
export function withCourse<R>(
  game: string,
  players: number,
  use: <G extends Shape>(course: Course<G>) => R,
): R {
  if (game === redCathedral.id) return use(redCathedralCourse(players));
  if (game === architectura.id) return use(architecturaCourse(players));
  throw new RangeError(`no game is called ${game}`);
}

/** What weights must be for, to fit a course. */
export function fitOf<G extends Shape>({ game, features, players, options }: Course<G>): Fit {
  return fitFor(game, features, options(seeded(1)), players);
}
