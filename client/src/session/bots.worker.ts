import { BotService, type Question } from '@archivolt/bots';
import { cryptoChance } from '@archivolt/table/session/cryptoChance.ts';
import { weights } from './weights.ts';

// Bots think in a worker, so that the page stays responsive.
const service = new BotService(weights, cryptoChance);
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await service.answer(data));
});
