import { type RedCathedral, redCathedral } from '@archivolt/red-cathedral';
import * as records from '../../../e2e/src/support/records.ts';

export type StoredRecord = records.StoredRecord<RedCathedral>;
export type Situation = records.Situation<RedCathedral>;

export const { situation, situationOf, play, openGame } = records.recordsOf(redCathedral);
