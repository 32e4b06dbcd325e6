import { Desk, type Question } from '@archivolt/bots';
import { cryptoChance } from './cryptoChance.ts';
import { weights } from './weights.ts';

// Thinking happens beside the page, so that it stays awake.
const desk = new Desk(weights, cryptoChance);
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await desk.answer(data));
});
