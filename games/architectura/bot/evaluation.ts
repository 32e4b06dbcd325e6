import {
  type Architectura,
  BLOCKS,
  componentsOf,
  isOpenToTheRight,
  isOwnFaceUp,
  isProtected,
  listCards,
  type Piece,
  pieceAt,
  type Table,
  TOKENS,
  topPiece,
  totals,
  type View,
  valueAt,
} from '@archivolt/architectura';
import type { Evaluation } from '@archivolt/botkit';
import { at, type Seat } from '@archivolt/engine';
import { WEIGHTS } from './weights.ts';

export const architecturaEvaluation: Evaluation<Architectura> = {
  value(view) {
    const { table, seat } = view;
    const now = margin(table, seat);
    // A finished game is worth its score only.
    return table.todo.length === 0 ? 2 * now : now + prospects(view) - exposure(table, seat);
  },
};

/** The lead over the others: mostly over the best of them, and a little over all. */
function margin(table: Table, seat: Seat): number {
  const points = totals(table);
  let best = Number.NEGATIVE_INFINITY;
  let others = 0;
  points.forEach((total, other) => {
    if (other === seat) return;
    best = Math.max(best, total);
    others += total;
  });
  return at(points, seat) - (best + others / (points.length - 1)) / 2;
}

/** What the score does not show yet: cards to come, tokens in use, the exchange. */
function prospects({ table, seat, mine }: View): number {
  const components = componentsOf(table);
  const player = at(table.players, seat);
  let cards = 0;
  for (const number of listCards(mine.hand | mine.fresh | mine.under)) {
    cards += worthOf(pieceAt(components, seat, number));
  }
  return (
    WEIGHTS.held * cards +
    WEIGHTS.placedToken * (TOKENS - player.tokens) +
    (player.exchanged ? 0 : WEIGHTS.exchange)
  );
}

/** The expected value of a card once it is played. */
function worthOf({ sides, base, shield, cost }: Piece): number {
  const mean = sides.reduce((sum, side) => sum + side, 0) / sides.length;
  // X and N count with a neighbour of average value, or a block in the middle of the street.
  const value = base === undefined ? mean : mean + BLOCKS / 2;
  return value + (shield ? 1 : 0) - 2 * cost; // its payment is lost
}

/** The points that the seat may lose if a card is played to the right of its own. */
function exposure(table: Table, seat: Seat): number {
  const components = componentsOf(table);
  let lost = 0;
  for (let space = 0; space < table.top.length; space++) {
    if (!isOwnFaceUp(table, seat, space)) continue;
    // A token on the next space keeps others away for now.
    if (!isOpenToTheRight(table, space) || at(table.token, space + 1) >= 0) continue;
    if (isProtected(table, topPiece(table, components, space), space)) continue;
    const value = valueAt(table, components, space);
    if (value > 0 && value <= WEIGHTS.low) lost += WEIGHTS.exposed * value;
  }
  return lost;
}
