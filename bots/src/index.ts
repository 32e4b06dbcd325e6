import { type Architectura, architectura } from '@archivolt/architectura';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { architecturaEvaluation } from './architectura/evaluation.ts';
import { type Levels, levelsOf } from './levels.ts';
import { redCathedralEvaluation } from './red-cathedral/evaluation.ts';

export const redCathedralLevels: Levels<RedCathedral> = levelsOf(redCathedral, redCathedralEvaluation);
export const architecturaLevels: Levels<Architectura> = levelsOf(architectura, architecturaEvaluation);

export { architecturaEvaluation } from './architectura/evaluation.ts';
export type { Bot, Budget } from './bot.ts';
export type { Evaluation } from './evaluation.ts';
export { greedyBot } from './greedy.ts';
export { botOf, plannerOf, RUNGS, type Rung, type School, STYLES, type Style } from './ladder.ts';
export { LEVELS, type Level, type Levels } from './levels.ts';
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
export type { Answer, Fallback, Outlook, Question, Turn } from './pool/question.ts';
export { randomBot } from './random.ts';
export { redCathedralEvaluation } from './red-cathedral/evaluation.ts';
export { architecturaSchool, redCathedralSchool } from './schools.ts';
export type { Effort, Stop } from './search/effort.ts';
export { type Advice, type Prospect, prospectOf } from './search/explain.ts';
