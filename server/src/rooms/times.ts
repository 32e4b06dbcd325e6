import type { Seat } from '@archivolt/engine';
import type { PersonRow } from '../store/store.ts';
import type { Deadline } from './clocks.ts';
import { afterQuiet } from './quiet.ts';

/** When a seat that is asked now is to be told so, should its person not come by themselves; null: not at all. */
export type Due = (seat: Seat) => number | null;

/** What depends on the person at a seat: when their time runs out, and when they are told of their turn. */
export interface Times {
  readonly deadline: Deadline;
  readonly due: Due;
}

/** `personAt` knows who sits where; `dueFor` whether and when such a person is told. */
export function timesFor(
  personAt: (seat: Seat) => PersonRow | undefined,
  dueFor: (person: PersonRow) => number | null,
): Times {
  return {
    deadline(seat, start, ms) {
      const person = personAt(seat);
      return person ? afterQuiet(start, ms, person.quiet, person.zone) : start + ms;
    },
    due(seat) {
      const person = personAt(seat);
      return person ? dueFor(person) : null;
    },
  };
}
