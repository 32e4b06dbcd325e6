import type { RedCathedral } from '@archivolt/red-cathedral';
import type { Listener } from '@archivolt/red-cathedral/words';
import type { Seating } from '@archivolt/table/kit.ts';
import { listening } from '@archivolt/table/listening.ts';

/** Who hears the game at this table. */
export const listenerOf = (seating: Seating): Listener =>
  listening<RedCathedral>(seating, ({ active }) => active);
