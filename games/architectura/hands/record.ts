import { type Architectura, architectura } from '@archivolt/architectura';
import * as records from '../../../e2e/src/support/records.ts';

export type Stored = records.Stored<Architectura>;
export type Standing = records.Standing<Architectura>;

export const { standing, standingOf, play, sitDown } = records.recordsOf(architectura);
