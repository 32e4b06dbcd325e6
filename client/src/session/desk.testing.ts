import { Desk, type Hire, type Library } from '@archivolt/bots';
import type { Chance } from '@archivolt/engine';

/** Runs a worker's code in this thread; messages are copied as they would be. */
export const hiredHere =
  (chance: Chance, library: Library = async () => undefined): Hire =>
  (heard) => {
    const desk = new Desk(library, chance);
    return {
      ask: (question) => void desk.answer(structuredClone(question)).then(heard),
      dismiss: () => {},
    };
  };
