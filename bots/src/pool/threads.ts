import { type Hire, Pool, type PoolSettings } from './pool.ts';
import type { Answer } from './question.ts';
import { startThread } from './startThread.ts';

/** A pool on threads of this process. Whoever makes one closes it. */
export function createPool(settings: PoolSettings): Pool {
  return new Pool(hireThread, settings);
}

const hireThread: Hire = (heard, broke) => {
  const thread = startThread(new URL('./thread.js', import.meta.url));
  let dismissed = false;
  thread.on('message', (answer: Answer) => heard(answer));
  thread.on('error', (error) => broke(error instanceof Error ? error.message : String(error)));
  thread.on('exit', (code) => {
    if (!dismissed) broke(`the thread ended with ${code}`);
  });
  return {
    ask: (question) => thread.postMessage(question),
    dismiss: () => {
      dismissed = true;
      void thread.terminate();
    },
  };
};
