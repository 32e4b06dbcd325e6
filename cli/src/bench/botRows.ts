import { LEVELS } from '@archivolt/bots';
import { benchAtTable } from '@archivolt/bots/node';
import { inPieces, type Row, row, type TimedDecisions } from './row.ts';

const PLAYERS = 2;

/** A finished game and the row in which its decisions are studied. */
export interface StudiedGame {
  readonly name: string;
  readonly row: Row;
  readonly decisions: number;
}

/** Speed of the learned bots: the parts of their thinking, and whole decisions of every level. */
export function botRows(
  name: string,
  seed: number,
): { rows: Row[]; timed: TimedDecisions[]; study: StudiedGame } {
  const bench = benchAtTable(name, PLAYERS, seed);
  const study = row(`${name}, study`, 'decisions per CPU second', inPieces(bench.study));
  return {
    study: { name, row: study, decisions: bench.studied },
    rows: [
      row(`${name}, self-play`, 'decisions per CPU second', inPieces(bench.selfPlay)),
      row(`${name}, net`, 'evaluations per CPU second', inPieces(bench.evaluate)),
      row(`${name}, search`, 'simulations per CPU second', inPieces(bench.search)),
      study,
    ],
    timed: LEVELS.map((level) => ({ name: `${name}, ${level}`, once: () => bench.decide(level), times: [] })),
  };
}
