import { Worker } from 'node:worker_threads';
import { type Hire, Pool, type PoolSettings } from './pool.ts';
import type { Answer } from './question.ts';

/** A pool on threads of this process. Whoever makes one closes it. */
export function createPool(settings: PoolSettings): Pool {
  return new Pool(hireThread, settings);
}

/** In tests and in development the sources run as they are, and so does a thread. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./thread.js', import.meta.url), { execArgv: [] });
  const source = JSON.stringify(new URL('./thread.ts', import.meta.url).href);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { eval: true, execArgv: ['--conditions=source'] });
}

const hireThread: Hire = (heard, broke) => {
  const thread = startThread();
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
