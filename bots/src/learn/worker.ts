import { parentPort, workerData } from 'node:worker_threads';
import { type GameTypes, seeded } from '@archivolt/engine';
import { useAssembly } from '../net/kernel.ts';
import { Learner, scheduleAt, type Tally, type TrainingTask } from './learner.ts';
import { blankNet, withTask } from './tasks.ts';

/** Input of a training worker; the weights are shared by all workers of one net. */
export interface WorkerInput {
  game: string;
  players: number;
  seed: number;
  workers: number;
  shared: SharedArrayBuffer;
  /** Seconds to train, seconds trained before, and the total, which determines the learning rate. */
  seconds: number;
  before: number;
  whole: number;
}

export interface Report {
  games: number;
  decisions: number;
  turns: number;
  error: number;
  tallies: Tally[];
}

const EXCHANGE_SECONDS = 2;
const OLDER_SELVES_PER_TRAINING = 12;

/**
 * Trains on its own. Every few seconds it adds its share of the progress to the shared weights and continues from them. There
 * is no locking; occasional concurrent writes do no harm.
 */
function learn<G extends GameTypes>(order: WorkerInput, task: TrainingTask<G>): void {
  const chance = seeded(order.seed);
  const net = blankNet(task, chance);
  const common = new Float64Array(order.shared);
  const since = common.slice();
  net.weights.set(common);
  const learner = new Learner(task, net, chance);
  const start = performance.now();
  let exchanged = 0;
  let remembered = 0;
  for (;;) {
    const now = (performance.now() - start) / 1000;
    if (now - exchanged > EXCHANGE_SECONDS || now > order.seconds) {
      exchanged = now;
      for (let i = 0; i < common.length; i++)
        common[i] =
          (common[i] as number) + ((net.weights[i] as number) - (since[i] as number)) / order.workers;
      since.set(common);
      net.weights.set(common);
      const { games, decisions, turns, error, tallies } = learner;
      parentPort?.postMessage({ games, decisions, turns, error, tallies } satisfies Report);
    }
    if (now > order.seconds) return;
    if (now - remembered > order.whole / OLDER_SELVES_PER_TRAINING) {
      remembered = now;
      learner.rememberSelf();
    }
    learner.playAndLearn(scheduleAt((order.before + now) / order.whole));
  }
}

useAssembly();
const order = workerData as WorkerInput;
withTask(order.game, order.players, (task) => learn(order, task));
