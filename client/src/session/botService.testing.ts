import { BotService, type SpawnWorker, type WeightsLoader } from '@archivolt/bots';
import type { Chance } from '@archivolt/engine';

/** Runs a worker's code in this thread; messages are copied as they would be. */
export const spawnInThread =
  (chance: Chance, loadWeights: WeightsLoader = async () => undefined): SpawnWorker =>
  (onReply) => {
    const service = new BotService(loadWeights, chance);
    return {
      ask: (question) => void service.answer(structuredClone(question)).then(onReply),
      terminate: () => {},
    };
  };
