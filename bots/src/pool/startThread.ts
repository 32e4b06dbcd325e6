import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread that runs a built file. In tests and in development the sources run as they are, and so does a thread. */
export function startThread(file: URL, workerData?: WorkerOptions['workerData']): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(file, { execArgv: [], workerData });
  const source = JSON.stringify(file.href.replace(/\.js$/, '.ts'));
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { eval: true, execArgv: ['--conditions=source'], workerData });
}
