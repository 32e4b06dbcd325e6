import { type Architectura, architectura } from '@archivolt/architectura';
import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import { architecturaEvaluation } from './architectura/evaluation.ts';
import { architecturaFeatures } from './architectura/features.ts';
import type { School } from './ladder.ts';
import { redCathedralEvaluation } from './red-cathedral/evaluation.ts';
import { redCathedralFeatures } from './red-cathedral/features.ts';

export const redCathedralSchool: School<RedCathedral> = {
  game: redCathedral,
  features: redCathedralFeatures,
  evaluation: redCathedralEvaluation,
};

export const architecturaSchool: School<Architectura> = {
  game: architectura,
  features: architecturaFeatures,
  evaluation: architecturaEvaluation,
};
