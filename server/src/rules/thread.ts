import { parentPort } from 'node:worker_threads';
import { answer, type Question } from './work.ts';

parentPort?.on('message', (questions: readonly Question[]) => {
  parentPort?.postMessage(questions.map(answer));
});
parentPort?.postMessage('ready');
