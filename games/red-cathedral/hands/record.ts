import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import * as records from '../../../e2e/src/support/records.ts';

export type Stored = records.Stored<RedCathedral>;
export type Standing = records.Standing<RedCathedral>;

export const { standing, standingOf, play, sitDown } = records.recordsOf(redCathedral);
