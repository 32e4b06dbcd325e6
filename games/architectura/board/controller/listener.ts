import type { Architectura } from '@archivolt/architectura';
import type { Listener } from '@archivolt/architectura/words';
import type { Seating } from '@archivolt/table/kit.ts';
import { sentenceContexts } from '@archivolt/table/sentenceContext.ts';

/** The reader of this table, for its sentences. */
export const listenerOf = (seating: Seating): Listener =>
  sentenceContexts<Architectura>(seating, ({ todo }) => todo.at(-1)?.seat);
