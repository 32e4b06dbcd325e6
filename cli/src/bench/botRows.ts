import { LEVELS } from '@archivolt/bots';
import { paceAtTable } from '@archivolt/bots/node';
import { inPieces, type Row, row, type Timed } from './row.ts';

const PLAYERS = 2;

/** A finished game and the row in which its decisions are studied. */
export interface Studied {
  readonly name: string;
  readonly row: Row;
  readonly decisions: number;
}

/** Speed of the learned bots: the parts of their thinking, and whole decisions of every level. */
export function botRows(name: string, seed: number): { rows: Row[]; timed: Timed[]; study: Studied } {
  const pace = paceAtTable(name, PLAYERS, seed);
  const study = row(`${name}, study`, 'decisions per CPU second', inPieces(pace.study));
  return {
    study: { name, row: study, decisions: pace.studied },
    rows: [
      row(`${name}, self-play`, 'decisions per CPU second', inPieces(pace.selfPlay)),
      row(`${name}, net`, 'evaluations per CPU second', inPieces(pace.look)),
      row(`${name}, search`, 'simulations per CPU second', inPieces(pace.search)),
      study,
    ],
    timed: LEVELS.map((level) => ({ name: `${name}, ${level}`, once: () => pace.decide(level), times: [] })),
  };
}
