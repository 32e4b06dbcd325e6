import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A thread that runs the file `name` beside the one at `here`. In tests and in development the sources run as they are,
 * and so does a thread.
 */
export function startThread(here: string, name: string, workerData?: WorkerOptions['workerData']): Worker {
  if (!here.endsWith('.ts')) return new Worker(new URL(`${name}.js`, here), { execArgv: [], workerData });
  const source = JSON.stringify(new URL(`${name}.ts`, here).href);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { eval: true, execArgv: ['--conditions=source'], workerData });
}
