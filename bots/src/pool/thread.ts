import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { WEIGHTS_FOLDER, weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import { Desk } from './desk.ts';
import type { Question } from './question.ts';

useAssembly();
// Nobody can foresee what a bot imagines.
const desk = new Desk(
  async (game, players) => weightsIn(WEIGHTS_FOLDER, game, players),
  (n) => randomInt(n),
);

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await desk.answer(question));
});
