import type { Shape } from '@archivolt/engine';
import { type Bot, RUNGS, type Style } from '@archivolt/school';
import { botOf, styleOf } from '../ladder.ts';
import { fitOf } from '../learn/courses.ts';
import type { Course } from '../learn/learner.ts';
import { type Loaded, readWeights } from '../net/weights.ts';
import { randomBot } from '../random.ts';
import { flatMonteCarlo } from '../search/flat.ts';

/** Source of weights: the bytes of the file for a game and a number of players, or undefined. */
export type Shelf = (game: string, players: number) => Uint8Array | undefined;

/** The names that `entrantNamed` accepts, for the help text. */
export const ENTRANTS: readonly string[] = [
  ...RUNGS,
  'random',
  'greedy',
  'flat:…',
  'step:…',
  'plan:…',
  'search:…',
];

/**
 * A bot by name, for measuring: a level, a baseline, or a custom configuration:
 *
 *     flat:ms=50
 *     master:ms=50 … a level with a time limit
 *     step:overlooks=0.2,misjudges=0.05
 *     plan:width=4,positions=120,samples=2
 *     search:width=4,positions=120,samples=2,candidates=6,simulations=60,turns=3,ms=50
 *     evaluation:… like search, with the hand-written evaluation instead of the net
 */
export function entrantNamed<G extends Shape>(course: Course<G>, shelf: Shelf, name: string): Bot<G> {
  const [kind = '', settings = ''] = name.split(':');
  const given = new Map(settings.split(',').map((pair) => pair.split('=') as [string, string]));
  const number = (key: string, usual: number): number => {
    const value = Number(given.get(key) ?? usual);
    if (!Number.isFinite(value)) throw new RangeError(`${name}: ${key} is no number`);
    return value;
  };
  if (kind === 'random') return randomBot();
  if (kind === 'greedy') return course.greedy;
  if (kind === 'flat') return flatMonteCarlo(course.game, number('ms', 50));
  const { seats } = fitOf(course);
  if (kind === 'evaluation') return botOf(course, undefined, seats, styleBy(number, given.has('candidates')));
  const loaded = weightsOf(course, shelf);
  if (!loaded.ok) throw new Error(`${name}: ${loaded.why}`);
  const { net } = loaded;
  const rung = RUNGS.find((known) => known === kind);
  if (rung) {
    const style = styleOf(rung, course);
    const { effort } = style;
    const limited = effort && { ...style, effort: { ...effort, ms: number('ms', effort.ms ?? 60_000) } };
    return botOf(course, net, seats, limited ?? style);
  }
  if (kind === 'step') {
    const mistakes = { overlooks: number('overlooks', 0), misjudges: number('misjudges', 0) };
    return botOf(course, net, seats, { mistakes });
  }
  if (kind === 'plan') return botOf(course, net, seats, styleBy(number, false));
  if (kind === 'search') return botOf(course, net, seats, styleBy(number, true));
  throw new RangeError(`no bot is called ${name}`);
}

function styleBy(number: (key: string, usual: number) => number, searches: boolean): Style {
  const care = {
    width: number('width', 6),
    positions: number('positions', 300),
    samples: number('samples', 3),
  };
  if (!searches) return { care };
  const effort = {
    candidates: number('candidates', 6),
    simulations: number('simulations', 60),
    turns: number('turns', 3),
    ms: number('ms', 60_000),
  };
  return { care, effort };
}

export function weightsOf<G extends Shape>(course: Course<G>, shelf: Shelf): Loaded {
  const { id } = course.game;
  const bytes = shelf(id, course.players);
  if (!bytes) return { ok: false, why: `there are no weights for ${id} with ${course.players} players` };
  return readWeights(bytes, fitOf(course));
}
