import { RUNGS } from '@archivolt/bots';
import { paceAtTable } from '@archivolt/bots/node';
import { inPieces, type Row, row, type Timed } from './row.ts';

const PLAYERS = 2;

/** How fast the learned bots are: the pieces of their thinking, and whole decisions of every level. */
export function botRows(name: string, seed: number): { rows: Row[]; timed: Timed[] } {
  const pace = paceAtTable(name, PLAYERS, seed);
  return {
    rows: [
      row(`${name}, self-play`, 'decisions per CPU second', inPieces(pace.selfPlay)),
      row(`${name}, net`, 'evaluations per CPU second', inPieces(pace.look)),
      row(`${name}, search`, 'simulations per CPU second', inPieces(pace.search)),
    ],
    timed: RUNGS.map((rung) => ({ name: `${name}, ${rung}`, once: () => pace.decide(rung), times: [] })),
  };
}
