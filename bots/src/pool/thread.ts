import { randomInt } from 'node:crypto';
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { WEIGHTS_FOLDER, weightsIn } from '../net/folder.ts';
import { useAssembly } from '../net/kernel.ts';
import { BotService } from './botService.ts';
import type { Question } from './question.ts';
import type { ThreadData } from './threads.ts';

const { isYielding }: ThreadData = workerData;
const { PRIORITY_LOW } = constants.priority;
// On Linux a thread has its own priority; elsewhere this would change the whole process. A lower priority is left alone,
// because only root may raise it again.
if (isYielding && process.platform === 'linux' && getPriority() < PRIORITY_LOW) setPriority(PRIORITY_LOW);

useAssembly();
// The seed is random, so that nobody can predict what a bot samples.
const service = new BotService(
  async (game, players) => weightsIn(WEIGHTS_FOLDER, game, players),
  (n) => randomInt(n),
);

parentPort?.on('message', async (question: Question) => {
  parentPort?.postMessage(await service.answer(question));
});
