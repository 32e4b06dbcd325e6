import { redCathedral } from '@archivolt/red-cathedral';
import { playingOf } from '../../../e2e/src/support/playing.ts';
import { situation } from './record.ts';

export const { step, changed, playOn, expectFinalScore } = playingOf({ game: redCathedral, situation });
