import {
  type Architectura,
  architectura,
  BLOCKS,
  isFaceUp,
  isProtected,
  kitOf,
  listCards,
  ownerOf,
  type Piece,
  pieceAt,
  type Table,
  TOKENS,
  topPiece,
  type View,
  valueAt,
} from '@archivolt/architectura';
import { at, type Seat } from '@archivolt/engine';
import type { Evaluation } from '../evaluation.ts';
import { WEIGHTS } from './weights.ts';

export const architecturaEvaluation: Evaluation<Architectura> = {
  value(view) {
    const { table, seat } = view;
    const now = margin(table, seat);
    // A game that is over is only its score.
    return table.todo.length === 0 ? 2 * now : now + prospects(view) - exposure(table, seat);
  },
  turnOf: (table) => table.turn,
  endsTurn: () => false,
  isAside: () => false,
};

/** Points ahead of the others: of the best of them, and a little of all. */
function margin(table: Table, seat: Seat): number {
  const { totals } = architectura.score(table);
  let best = Number.NEGATIVE_INFINITY;
  let others = 0;
  totals.forEach((total, other) => {
    if (other === seat) return;
    best = Math.max(best, total);
    others += total;
  });
  return at(totals, seat) - (best + others / (totals.length - 1)) / 2;
}

/** What the score does not show yet: cards to come, tokens in use, the exchange. */
function prospects({ table, seat, mine }: View): number {
  const kit = kitOf(table);
  const player = at(table.players, seat);
  let cards = 0;
  for (const number of listCards(mine.hand | mine.fresh | mine.under)) {
    cards += worthOf(pieceAt(kit, seat, number));
  }
  return (
    WEIGHTS.held * cards +
    WEIGHTS.placedToken * (TOKENS - player.tokens) +
    (player.exchanged ? 0 : WEIGHTS.exchange)
  );
}

/** What a card may come to count once it is played. */
function worthOf({ sides, base, shield, cost }: Piece): number {
  const mean = sides.reduce((sum, side) => sum + side, 0) / sides.length;
  // X and N count with a neighbour of middling value, or a block in the middle of the street.
  const value = base === undefined ? mean : mean + BLOCKS / 2;
  return value + (shield ? 1 : 0) - 2 * cost; // what pays for it is lost
}

/** What the seat stands to lose where a card can be played to the right of its own. */
function exposure(table: Table, seat: Seat): number {
  const kit = kitOf(table);
  let lost = 0;
  for (let space = 0; space < table.top.length; space++) {
    if (!isFaceUp(table, space) || ownerOf(at(table.top, space)) !== seat) continue;
    if (!isOpenToTheRight(table, space) || isProtected(table, topPiece(table, kit, space), space)) continue;
    const value = valueAt(table, kit, space);
    if (value > 0 && value <= WEIGHTS.low) lost += WEIGHTS.exposed * value;
  }
  return lost;
}

/** Is there a space to the right that a card can be played on? */
function isOpenToTheRight(table: Table, space: number): boolean {
  return (space + 1) % BLOCKS !== 0 && !isFaceUp(table, space + 1) && at(table.token, space + 1) < 0;
}
