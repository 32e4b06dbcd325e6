import { answer, type Question } from './botTurns.ts';
import { cryptoChance } from './cryptoChance.ts';

// Thinking happens beside the page, so that it stays awake.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data, cryptoChance));
});
