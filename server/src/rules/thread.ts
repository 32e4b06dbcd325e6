import { parentPort } from 'node:worker_threads';
import { handleRequest, type RulesRequest } from './work.ts';

parentPort?.on('message', (questions: readonly RulesRequest[]) => {
  parentPort?.postMessage(questions.map(handleRequest));
});
parentPort?.postMessage('ready');
