import { architectura } from '@archivolt/architectura';
import { driverOf } from '../../../e2e/src/support/playing.ts';
import { situation } from './record.ts';

export const { playOn, expectFinalScore } = driverOf({ game: architectura, situation });
