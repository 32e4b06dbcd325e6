import { at } from '@archivolt/engine';
import { count, only } from './cards.ts';
import { cover, leaveHand, placed, returnToken } from './changes.ts';
import { valueAt } from './city.ts';
import { type Components, type Piece, pieceOf } from './components.ts';
import { compare } from './moves/compare.ts';
import type { Events, Player, Table, View } from './state.ts';
import type { Space } from './vocabulary.ts';

/** Plays a card: AR-T1, AR-P3. From the hand, through its cost, to its space; then comparing and its effect. */
export function playCard(
  view: View,
  components: Components,
  piece: Piece,
  space: Space,
  events: Events,
): void {
  const { table, seat, mine } = view;
  leaveHand(at(table.players, seat), mine, piece.number);
  table.quiet = -1;
  if (piece.cost > 0) {
    table.todo.push({ ask: 'pay', seat, space, building: piece.building, left: piece.cost });
  } else {
    place(table, components, piece, space, events);
  }
}

/** Puts a played and paid card on its space. Its effect waits until comparing is over (AR-E1). */
export function place(
  table: Table,
  components: Components,
  piece: Piece,
  space: Space,
  events: Events,
): void {
  const { seat, building } = piece;
  const beneath = at(table.top, space);
  returnToken(table, space, 'AR-K8', events);
  cover(table, space, building, 0); // AR-P3
  events?.push({
    type: 'played',
    rule: 'AR-P1',
    ...placed(piece, space),
    value: valueAt(table, components, space),
    covers: beneath < 0 ? null : pieceOf(components, beneath).id,
  });
  if (piece.effect !== undefined) table.todo.push({ ask: 'effect', seat, space, building });
  compare(table, components, seat, space, events);
}

/** AR-K13: no space, no comparing. */
export function playBeside(view: View, piece: Piece, events: Events): void {
  const { table, seat, mine } = view;
  const player = at(table.players, seat);
  leaveHand(player, mine, piece.number);
  table.quiet = -1;
  player.beside |= only(piece.number);
  events?.push({
    type: 'playedBeside',
    rule: 'AR-K13',
    owner: seat,
    card: piece.id,
    value: at(piece.sides, 0),
  });
}

/** AR-K17, AR-K18: whether the cost can be paid with this many other cards in the hand. */
export function isPayable(player: Player, piece: Piece, others: number): boolean {
  if (piece.cost <= others) return true;
  return piece.fallenPay && piece.cost <= others + count(player.fallen);
}

/** The rule of a card's cost: one that the cards beside the city may pay has a rule of its own. */
export function ruleOfCost({ fallenPay }: Piece): 'AR-K17' | 'AR-K18' {
  return fallenPay ? 'AR-K18' : 'AR-K17';
}
