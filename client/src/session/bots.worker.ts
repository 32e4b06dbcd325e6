import { Desk, type Question } from '@archivolt/bots';
import { cryptoChance } from './cryptoChance.ts';
import { weights } from './weights.ts';

// Bots think in a worker, so that the page stays responsive.
const desk = new Desk(weights, cryptoChance);
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await desk.answer(data));
});
