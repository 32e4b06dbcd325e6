import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameTypes, seeded } from '@archivolt/engine';
import { type Header, readWeights, weightsName, writeWeights } from '../net/weights.ts';
import { startThread } from '../pool/startThread.ts';
import type { TrainingTask } from './learner.ts';
import { blankNet, fitOf, withTask } from './tasks.ts';
import type { Report, WorkerInput } from './worker.ts';

export interface TrainOptions {
  game: string;
  players: number;
  /** Where the weights are written; existing ones are read from here and trained further. */
  folder: string;
  /** Seconds to train now, and of the whole training including earlier runs. */
  seconds: number;
  whole: number;
  workers: number;
  seed: number;
  say(line: string): void;
}

const CHECKPOINT_SECONDS = 20;
/** The saved weights are the mean over this last share of the training, which plays better than any single snapshot. */
const MEAN_SHARE = 0.1;

/** Trains one net, continuing from saved weights if there are any, and saves every few seconds. */
export function train(training: TrainOptions): Promise<Header> {
  return withTask(training.game, training.players, (task) => trainTask(training, task));
}

async function trainTask<G extends GameTypes>(
  training: TrainOptions,
  task: TrainingTask<G>,
): Promise<Header> {
  const { game, players, folder, seconds, whole, workers, seed, say } = training;
  const path = join(folder, weightsName(game, players));
  mkdirSync(folder, { recursive: true });
  const net = blankNet(task, seeded(seed));
  const fit = fitOf(task);
  let trained: Header['trained'] = { games: 0, seconds: 0, seed };
  if (existsSync(path)) {
    const loaded = readWeights(readFileSync(path), fit);
    if (!loaded.ok) throw new Error(`${path}: ${loaded.why}`);
    net.weights.set(loaded.net.weights);
    trained = loaded.header.trained;
    say(`${game} ${players}: resumes after ${trained.games} games`);
  }
  const shared = new SharedArrayBuffer(net.weights.byteLength);
  const common = new Float64Array(shared);
  common.set(net.weights);
  const mean = common.slice();
  const before = trained.seconds / workers;
  const start = performance.now();
  const header = (reports: readonly (Report | undefined)[]): Header => ({
    ...fit,
    hidden: net.hidden,
    trained: {
      games: trained.games + reports.reduce((sum, report) => sum + (report?.games ?? 0), 0),
      seconds: trained.seconds + Math.round(((performance.now() - start) / 1000) * workers),
      seed: trained.seed,
    },
  });
  const reports: (Report | undefined)[] = [];
  const checkpoint = (): Header => {
    net.weights.set(mean);
    const now = header(reports);
    // Write to a temporary file and rename it, so that a partial file is never read.
    writeFileSync(`${path}.part`, writeWeights(net, now));
    renameSync(`${path}.part`, path);
    say(`${game} ${players}: ${progress(reports, (performance.now() - start) / 1000)}`);
    return now;
  };
  const averaging = setInterval(() => {
    const span = Math.max(1, MEAN_SHARE * (before + (performance.now() - start) / 1000));
    for (let i = 0; i < mean.length; i++)
      mean[i] = (mean[i] as number) + ((common[i] as number) - (mean[i] as number)) / span;
  }, 1000);
  const timer = setInterval(checkpoint, CHECKPOINT_SECONDS * 1000);
  const order = { game, players, workers, shared, seconds, before, whole };
  await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const data: WorkerInput = { ...order, seed: seed * 1000 + trained.games + index + 1 };
      const worker = startThread(new URL('./worker.js', import.meta.url), data);
      worker.on('message', (report: Report) => {
        reports[index] = report;
      });
      return new Promise<void>((done, fail) => {
        worker.on('error', fail);
        worker.on('exit', () => done());
      });
    }),
  ).finally(() => {
    clearInterval(averaging);
    clearInterval(timer);
  });
  return checkpoint();
}

/** Games, games per second, and the win rates against the baselines. */
function progress(reports: readonly (Report | undefined)[], seconds: number): string {
  const known = reports.filter((report) => report !== undefined);
  const games = known.reduce((sum, report) => sum + report.games, 0);
  const mean = (of: (report: Report) => number): number =>
    known.reduce((sum, report) => sum + of(report), 0) / Math.max(1, known.length);
  const against = ['random', 'greedy'].map((name, index) => {
    const share = mean((report) => report.tallies[index]?.share ?? 0);
    return `${name} ${(share * 100).toFixed(0)} %`;
  });
  const rest = `${mean((report) => report.turns).toFixed(0)} turns, error ${mean((report) => report.error).toFixed(4)}`;
  return `${games} games, ${(games / seconds).toFixed(1)} per second, ${rest}, not lost to ${against.join(', ')}`;
}
