/** Does as much as it can until told that it is enough; gives how much it did. */
export type Work = (isEnough: () => boolean) => number | Promise<number>;

/** Something measured in slices. */
export interface Row {
  name: string;
  unit: Unit;
  work: Work;
  /** What was measured in each slice. */
  slices: number[];
}

type Unit =
  | 'decisions per CPU second'
  | 'ns a copy'
  | 'evaluations per CPU second'
  | 'simulations per CPU second';

export function row(name: string, unit: Unit, work: Work): Row {
  return { name, unit, work, slices: [] };
}

/** Work that is done in pieces, each of which says how much it was. */
export const inPieces =
  (piece: () => number): Work =>
  (isEnough) => {
    let done = 0;
    while (!isEnough()) done += piece();
    return done;
  };

/** One after the other, each with the milliseconds of CPU time that it took. */
export interface Timed {
  name: string;
  once: () => void | Promise<void>;
  times: number[];
}
