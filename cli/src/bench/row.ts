/** Does work until `isEnough` returns true; returns how much it did. */
export type Work = (isEnough: () => boolean) => number | Promise<number>;

/** A row of the report, measured in slices. */
export interface Row {
  name: string;
  unit: Unit;
  work: Work;
  /** The measurement of each slice. */
  slices: number[];
}

type Unit =
  | 'decisions per CPU second'
  | 'ns per copy'
  | 'evaluations per CPU second'
  | 'simulations per CPU second';

export function row(name: string, unit: Unit, work: Work): Row {
  return { name, unit, work, slices: [] };
}

/** Work done in pieces, each of which returns its amount. */
export const inPieces =
  (piece: () => number): Work =>
  (isEnough) => {
    let done = 0;
    while (!isEnough()) done += piece();
    return done;
  };

/** Decisions with the milliseconds of CPU time each took. */
export interface TimedDecisions {
  name: string;
  once: () => void | Promise<void>;
  times: number[];
}
