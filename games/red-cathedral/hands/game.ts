import { redCathedral } from '@archivolt/red-cathedral';
import { driverOf } from '../../../e2e/src/support/playing.ts';
import { situation } from './record.ts';

export const { step, waitForChange, playOn, expectFinalScore } = driverOf({ game: redCathedral, situation });
