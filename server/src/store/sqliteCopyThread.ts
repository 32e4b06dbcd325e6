import { parentPort, workerData } from 'node:worker_threads';
import { connect, copyLog, FOR_MOVES } from './sqliteFile.ts';

const database = connect(workerData as string, FOR_MOVES);

parentPort?.on('message', () => {
  copyLog(database);
  parentPort?.postMessage(null);
});
