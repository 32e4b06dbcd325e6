import type { RedCathedral } from '@archivolt/red-cathedral';
import type { Listener } from '@archivolt/red-cathedral/words';
import type { Seating } from '@archivolt/table/kit.ts';
import { sentenceContexts } from '@archivolt/table/sentenceContext.ts';

/** The reader of this table, for its sentences. */
export const listenerOf = (seating: Seating): Listener =>
  sentenceContexts<RedCathedral>(seating, ({ active }) => active);
