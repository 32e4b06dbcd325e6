import { type Architectura, architectura, type Table } from '@archivolt/architectura';
import { at, type Seat } from '@archivolt/engine';
import type { Evaluation } from '../evaluation.ts';

export const architecturaEvaluation: Evaluation<Architectura> = {
  value({ table, seat }) {
    return margin(table, seat);
  },
  turnOf: (table) => table.turn,
  endsTurn: () => false,
  isAside: () => false,
};

function margin(table: Table, seat: Seat): number {
  const { totals } = architectura.score(table);
  let others = 0;
  totals.forEach((total, other) => {
    if (other !== seat) others += total;
  });
  return at(totals, seat) - others / (totals.length - 1);
}
