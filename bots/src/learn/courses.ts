import { type Architectura, architectura } from '@archivolt/architectura';
import { type Chance, type Checked, type Shape, seeded, viewOf } from '@archivolt/engine';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { architecturaEvaluation } from '../architectura/evaluation.ts';
import { architecturaFeatures } from '../architectura/features.ts';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { Inputs } from '../net/inputs.ts';
import { Net } from '../net/net.ts';
import { randomBot } from '../random.ts';
import { redCathedralEvaluation } from '../red-cathedral/evaluation.ts';
import { redCathedralFeatures } from '../red-cathedral/features.ts';
import type { Course } from './learner.ts';

/** A greedy opponent in training looks at few positions, or games would wait for it. */
const QUICK = { positions: 60 };

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
    game: redCathedral,
    features: redCathedralFeatures,
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
    teacher: quick(greedyBot(redCathedral, redCathedralEvaluation)),
    watching: 0.1,
  };
}

/** The basic game and the advanced one with any number of swaps. */
export function architecturaCourse(players: number): Course<Architectura> {
  return {
    game: architectura,
    features: architecturaFeatures,
    players,
    options: (chance: Chance) =>
      read(architectura.readOptions(chance(3) === 0 ? { players, swaps: 'rolled' } : { players })),
    baselines: [randomBot(), quick(greedyBot(architectura, architecturaEvaluation))],
    teacher: randomBot(),
    watching: 0.002,
  };
}

export const HIDDEN = 64;

/** A net of the right size for a course, knowing nothing. */
export function blankNet<G extends Shape>(course: Course<G>, chance: Chance): Net {
  const state = course.game.setup(course.options(chance), seeded(1));
  const inputs = new Inputs();
  course.features.write(viewOf(state, 0), inputs);
  const net = new Net(inputs.width, HIDDEN, course.features.seats(state.table));
  return net.scatter(() => chance(2 ** 30) / 2 ** 30);
}

export const COURSES: Readonly<
  Record<string, (players: number) => Course<RedCathedral> | Course<Architectura>>
> = {
  [redCathedral.id]: redCathedralCourse,
  [architectura.id]: architecturaCourse,
};

/** Every net there is: a game and a number of players. */
export const NETS: readonly { game: string; players: number }[] = [
  ...[1, 2, 3, 4].map((players) => ({ game: redCathedral.id, players })),
  ...[2, 3, 4].map((players) => ({ game: architectura.id, players })),
];
