import type { Architectura } from '@archivolt/architectura';
import type { Listener } from '@archivolt/architectura/words';
import type { Seating } from '@archivolt/table/kit.ts';
import { listening } from '@archivolt/table/listening.ts';

/** Who hears the game at this table. */
export const listenerOf = (seating: Seating): Listener =>
  listening<Architectura>(seating, ({ todo }) => todo.at(-1)?.seat);
