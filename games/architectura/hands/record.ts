import { type Architectura, architectura } from '@archivolt/architectura';
import * as records from '../../../e2e/src/support/records.ts';

export type StoredRecord = records.StoredRecord<Architectura>;
export type Situation = records.Situation<Architectura>;

export const { situation, situationOf, play, openGame } = records.recordsOf(architectura);
