export {
  type Bot,
  type BotKit,
  type Budget,
  type Evaluation,
  LEVELS,
  type Level,
  type LevelConfig,
  type SearchBudget,
} from '@archivolt/botkit';
export { BASELINES, type Baseline, type Baselines, baselinesOf } from './baselines.ts';
export { withBotKit, withBotKitNamed } from './botKits.ts';
export { greedyBot } from './greedy.ts';
export { botOf, CONFIGS, plannerOf } from './ladder.ts';
export { fitFor } from './net/fit.ts';
export { readWeights, weightsName } from './net/weights.ts';
export { BotService, type WeightsLoader } from './pool/botService.ts';
export {
  type Job,
  type JobReport,
  Pool,
  PoolError,
  type PoolSettings,
  type PoolStats,
  type SpawnWorker,
} from './pool/pool.ts';
export type {
  Assessment,
  Fallback,
  Question,
  StudyResult,
  Turn,
  TurnComparison,
  WorkerReply,
} from './pool/question.ts';
export { randomBot } from './random.ts';
export { type Advice, type Prospect, prospectOf } from './search/explain.ts';
export type { Stop } from './search/stop.ts';
export { sensible } from './sense.ts';
export * from './study/index.ts';
