import type { RedCathedral } from '@archivolt/red-cathedral';
import type { Listener } from '@archivolt/red-cathedral/words';
import type { Seating } from '@archivolt/table/kit.ts';
import { sentenceContexts } from '@archivolt/table/sentenceContext.ts';

/** Who hears the game at this table. */
export const listenerOf = (seating: Seating): Listener =>
  sentenceContexts<RedCathedral>(seating, ({ active }) => active);
