import { type Bot, LEVELS, type LevelConfig } from '@archivolt/botkit';
import type { GameTypes } from '@archivolt/engine';
import { botOf, configOf } from '../ladder.ts';
import type { TrainingTask } from '../learn/learner.ts';
import { fitOf } from '../learn/tasks.ts';
import { readWeights, type WeightsResult } from '../net/weights.ts';
import { randomBot } from '../random.ts';
import { flatMonteCarlo } from '../search/flat.ts';

/** Source of weights: the bytes of the file for a game and a number of players, or undefined. */
export type WeightsSource = (game: string, players: number) => Uint8Array | undefined;

/** The names that `entrantNamed` accepts, for the help text. */
export const ENTRANTS: readonly string[] = [
  ...LEVELS,
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
export function entrantNamed<G extends GameTypes>(
  task: TrainingTask<G>,
  weights: WeightsSource,
  name: string,
): Bot<G> {
  const [kind = '', settings = ''] = name.split(':');
  const given = new Map(
    settings.split(',').map((pair): [string, string | undefined] => {
      const [key = '', value] = pair.split('=');
      return [key, value];
    }),
  );
  const number = (key: string, usual: number): number => {
    const value = Number(given.get(key) ?? usual);
    if (!Number.isFinite(value)) throw new RangeError(`${name}: ${key} is not a number`);
    return value;
  };
  if (kind === 'random') return randomBot();
  if (kind === 'greedy') return task.greedy;
  if (kind === 'flat') return flatMonteCarlo(task.game, number('ms', 50));
  const { seats } = fitOf(task);
  if (kind === 'evaluation') {
    const config = given.has('candidates') ? searching(number) : planning(number);
    return botOf(task, undefined, seats, config);
  }
  const loaded = weightsOf(task, weights);
  if (!loaded.ok) throw new Error(`${name}: ${loaded.why}`);
  const { net } = loaded;
  const level = LEVELS.find((known) => known === kind);
  if (level) {
    const config = configOf(level, task);
    const { budget } = config;
    const limited = budget && { ...config, budget: { ...budget, ms: number('ms', budget.ms ?? 60_000) } };
    return botOf(task, net, seats, limited ?? config);
  }
  if (kind === 'step') {
    const mistakes = { overlooks: number('overlooks', 0), misjudges: number('misjudges', 0) };
    return botOf(task, net, seats, { mistakes });
  }
  if (kind === 'plan') return botOf(task, net, seats, planning(number));
  if (kind === 'search') return botOf(task, net, seats, searching(number));
  throw new RangeError(`no bot is called ${name}`);
}

type NumberNamed = (key: string, usual: number) => number;

function planning(number: NumberNamed): LevelConfig {
  return {
    beam: {
      width: number('width', 6),
      positions: number('positions', 300),
      samples: number('samples', 3),
    },
  };
}

function searching(number: NumberNamed): LevelConfig {
  return {
    ...planning(number),
    budget: {
      candidates: number('candidates', 6),
      simulations: number('simulations', 60),
      turns: number('turns', 3),
      ms: number('ms', 60_000),
    },
  };
}

export function weightsOf<G extends GameTypes>(task: TrainingTask<G>, weights: WeightsSource): WeightsResult {
  const { id } = task.game;
  const bytes = weights(id, task.players);
  if (!bytes) return { ok: false, why: `there are no weights for ${id} with ${task.players} players` };
  return readWeights(bytes, fitOf(task));
}
