import { Desk, type Hire, type Library } from '@archivolt/bots';
import type { Chance } from '@archivolt/engine';

/** What a worker does, in this thread: the very same code, and what crosses is copied as it would be. */
export const hiredHere =
  (chance: Chance, library: Library = async () => undefined): Hire =>
  (heard) => {
    const desk = new Desk(library, chance);
    return {
      ask: (question) => void desk.answer(structuredClone(question)).then(heard),
      dismiss: () => {},
    };
  };
