import { Pool, type PoolSettings, type SpawnWorker } from './pool.ts';
import type { WorkerReply } from './question.ts';
import { startThread } from './startThread.ts';

interface ThreadSettings extends PoolSettings {
  /** Whether the threads yield the CPU to others under contention. */
  readonly isYielding?: boolean;
}

/** A pool on threads of this process. The caller must close it. */
export function createPool({ isYielding = false, ...settings }: ThreadSettings): Pool {
  return new Pool(spawnThread({ isYielding }), settings);
}

/** Input of a thread. */
export interface ThreadData {
  readonly isYielding: boolean;
}

const spawnThread =
  (data: ThreadData): SpawnWorker =>
  (onReply, onFailure) => {
    const thread = startThread(new URL('./thread.js', import.meta.url), data);
    let terminated = false;
    thread.on('message', (answer: WorkerReply) => onReply(answer));
    thread.on('error', (error) => onFailure(error instanceof Error ? error.message : String(error)));
    thread.on('exit', (code) => {
      if (!terminated) onFailure(`the thread ended with ${code}`);
    });
    return {
      ask: (question) => thread.postMessage(question),
      terminate: () => {
        terminated = true;
        void thread.terminate();
      },
    };
  };
