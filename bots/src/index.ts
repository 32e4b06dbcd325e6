export {
  type Bot,
  type Budget,
  type Effort,
  type Evaluation,
  RUNGS,
  type Rung,
  type School,
  type Style,
} from '@archivolt/school';
export { greedyBot } from './greedy.ts';
export { botOf, plannerOf, STYLES } from './ladder.ts';
export { LEVELS, type Level, type Levels, levelsOf } from './levels.ts';
export { fitFor } from './net/fit.ts';
export { readWeights, weightsName } from './net/weights.ts';
export { Desk, type Library } from './pool/desk.ts';
export {
  type Hire,
  type Job,
  type JobReport,
  Pool,
  type PoolSettings,
  type PoolStats,
  PoolTrouble,
} from './pool/pool.ts';
export type { Answer, Compared, Fallback, Outlook, Question, Studied, Turn } from './pool/question.ts';
export { randomBot } from './random.ts';
export { withSchool } from './schools.ts';
export type { Stop } from './search/effort.ts';
export { type Advice, type Prospect, prospectOf } from './search/explain.ts';
export { sensible } from './sense.ts';
export * from './study/index.ts';
