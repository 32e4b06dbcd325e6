import { Pool, type SpawnWorker, type WorkerReply } from '@archivolt/bots';
import type { Game, GameTypes } from '@archivolt/engine';
import type { Thinker } from './thinker.ts';

/** Maximum time per bot decision in milliseconds; every level has its own default below this. */
const BOT_MS = 5000;

export const spawnWorker: SpawnWorker = (onReply, onFailure) => {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => onReply(data));
  worker.addEventListener('error', ({ message }) => onFailure(message || 'the worker cannot be loaded'));
  return {
    ask: (question) => worker.postMessage(question),
    terminate: () => worker.terminate(),
  };
};

/** Runs the bots of one game in workers: one for bot turns, and one for hints meanwhile. */
export function workerThinker<G extends GameTypes>(
  { id: game, rulesVersion: rules }: Pick<Game<G>, 'id' | 'rulesVersion'>,
  spawn: SpawnWorker = spawnWorker,
): Thinker<G> {
  const pool = new Pool(spawn, { size: 2, maxQueue: 8, capMs: BOT_MS });
  return {
    think: (level, view) => pool.think<G>({ game, rules, level, view }),
    advise: (view, signal, budgetMs) => pool.advise<G>({ game, rules, view, signal, budgetMs }),
    close: () => pool.close(),
  };
}
