import type { GameTypes, Seat, View } from '@archivolt/engine';
import type { Seating } from './kit.ts';

/** The context of a sentence: the table, the names of the players, and which of them is "you". */
interface SentenceContext<G extends GameTypes> {
  table: G['table'];
  names: readonly string[];
  me: Seat | undefined;
}

/** The reader of the sentences. A person deciding at this device is addressed as "you", also in a hot seat. */
export function sentenceContexts<G extends GameTypes>(
  { seats, me }: Seating,
  decides: (table: G['table']) => Seat | undefined,
): {
  context(table: G['table'], me?: Seat): SentenceContext<G>;
  deciding(view: View<G>): SentenceContext<G>;
} {
  const names = seats.map(({ name }) => name);
  const context = (table: G['table'], reader: Seat | undefined = me) => ({ table, names, me: reader });
  return {
    context,
    deciding: ({ table, seat }) => {
      const active = decides(table);
      return context(table, active !== undefined && seats[active]?.kind === 'me' ? active : (me ?? seat));
    },
  };
}
