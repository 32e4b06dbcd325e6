import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a worker thread from a built file. In tests and in development it runs the TypeScript source directly. */
export function startThread(file: URL, workerData?: WorkerOptions['workerData']): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(file, { execArgv: [], workerData });
  const source = JSON.stringify(file.href.replace(/\.js$/, '.ts'));
  const code = `(async () => {
    for (const module of ${JSON.stringify(preloaded())}) await import(module);
    (await import('tsx/esm/api')).register();
    await import(${source});
  })()`;
  return new Worker(code, { eval: true, execArgv: ['--conditions=source'], workerData });
}

/** The files preloaded by this process (`--import ./file`): a thread does not inherit them. */
function preloaded(): string[] {
  return process.execArgv.flatMap((flag, index, all) => {
    const path = all[index + 1];
    return flag === '--import' && path?.startsWith('.') ? [pathToFileURL(path).href] : [];
  });
}
