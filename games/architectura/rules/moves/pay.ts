import { at } from '@archivolt/engine';
import { type Cards, has, lowest, only } from '../cards.ts';
import { leaveHand } from '../changes.ts';
import { componentsOf, offeredPiece, pieceAt, pieceNamed, pieceOf } from '../components.ts';
import { place, ruleOfCost } from '../place.ts';
import { reason } from '../reasons.ts';
import type { Events, Mine, Table, Todos, View } from '../state.ts';
import type { Rule } from './rule.ts';

/** Paying for a card with other cards: AR-K17, AR-K18. */
export const pay: Rule<'pay', 'pay'> = {
  answers: ['pay'],
  legal(view, todo, offers) {
    const components = componentsOf(view.table);
    const moves = at(components.offers, view.seat).pay;
    for (let rest = payableWith(view.table, todo, view.mine); rest !== 0; rest &= rest - 1) {
      offers.push(at(moves, lowest(rest)));
    }
  },
  play(view, todo, move, _chance, events) {
    const { table, seat } = view;
    const components = componentsOf(table);
    const { number } = offeredPiece(components, seat, move.card);
    removeOwn(view, number, events);
    if (todo.left > 1) table.todo.push({ ...todo, left: todo.left - 1 });
    else place(table, components, pieceOf(components, todo.building), todo.space, events);
  },
  why(view, todo, move) {
    const components = componentsOf(view.table);
    const piece = pieceNamed(components, view.seat, move.card);
    if (piece === undefined) return [reason('AR-S1', 'noSuchCard', { card: move.card })];
    if (has(payableWith(view.table, todo, view.mine), piece.number)) return [];
    return [reason(ruleOfCost(pieceOf(components, todo.building)), 'notInHand', { card: move.card })];
  },
};

/** The cards that can pay: the hand, and for some costs the cards beside the city. */
export function payableWith(table: Table, { seat, building }: Todos['pay'], mine: Mine): Cards {
  const fallen = pieceOf(componentsOf(table), building).fallenPay ? at(table.players, seat).fallen : 0;
  return mine.hand | fallen;
}

/** Takes a card from the hand, or from beside the city, out of the game (AR-X8). */
export function removeOwn(view: View, number: number, events: Events): void {
  const { table, seat, mine } = view;
  const player = at(table.players, seat);
  const inHand = has(mine.hand, number);
  if (inHand) leaveHand(player, mine, number);
  else player.fallen &= ~only(number);
  player.removed |= only(number);
  const card = pieceAt(componentsOf(table), seat, number).id;
  events?.push({
    type: 'removed',
    rule: 'AR-X8',
    owner: seat,
    card,
    from: inHand ? 'hand' : 'beside',
    space: null,
  });
}
