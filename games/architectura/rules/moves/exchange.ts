import { at, type Chance, type Reason } from '@archivolt/engine';
import { lowest, NO_CARDS, only } from '../cards.ts';
import { type Components, componentsOf, offeredPiece, pieceAt } from '../components.ts';
import { drawCards } from '../draw.ts';
import { EXCHANGE } from '../offers.ts';
import { notInHand, reason } from '../reasons.ts';
import type { Events, View } from '../state.ts';
import type { Rule } from './rule.ts';

/** AR-T3: once per game, the whole hand goes under the deck. */
export function canExchange({ table, seat }: Pick<View, 'table' | 'seat'>): boolean {
  const player = at(table.players, seat);
  return !player.exchanged && player.hand > 0;
}

function carryOut(view: View, chance: Chance, events: Events): void {
  const { table, seat, mine } = view;
  const player = at(table.players, seat);
  const count = player.hand;
  player.exchanged = true;
  player.searches = false; // AR-K14: only before that
  table.quiet = -1;
  // With an empty deck the same hand comes back, and everybody knows.
  if (player.fresh > 0) {
    mine.under = mine.hand;
    mine.hand = NO_CARDS;
    player.under = count;
    player.hand = 0;
    player.buried = player.known;
    player.neverBuried = player.lacks;
    player.known = NO_CARDS;
    drawCards(view, count, chance);
  }
  events?.push({ type: 'exchanged', rule: 'AR-T3', seat, count });
}

/** Before a card is played: AR-T3. */
export const exchange: Rule<'turn', 'exchange'> = {
  answers: ['exchange'],
  legal(view, _todo, offers) {
    if (canExchange(view)) offers.push(EXCHANGE);
  },
  play(view, todo, _move, chance, events) {
    carryOut(view, chance, events);
    view.table.todo.push(todo);
  },
  why({ table, seat }) {
    const player = at(table.players, seat);
    const reasons: Reason[] = [];
    if (player.exchanged) reasons.push(reason('AR-T3', 'exchangeUsed'));
    if (player.hand === 0) reasons.push(reason('AR-T3', 'handEmpty'));
    return reasons;
  },
};

/** AR-K14: whether there is a card to search for, and this is the moment. */
function canSearch({ table, seat, mine }: View, components: Components): boolean {
  if (!at(table.players, seat).searches) return false;
  const wanted = at(components.searched, seat);
  return (mine.fresh & wanted) !== 0 && (mine.hand & wanted) === 0 && mine.hand !== 0;
}

/** Swaps a hand card for the searched one; the deck is shuffled, so nobody knows where the other card is. */
function swapForSearched(view: View, put: string, events: Events): void {
  const { table, seat, mine } = view;
  const components = componentsOf(table);
  const player = at(table.players, seat);
  const given = only(offeredPiece(components, seat, put).number);
  const number = lowest(mine.fresh & at(components.searched, seat));
  const wanted = only(number);
  mine.hand = (mine.hand & ~given) | wanted;
  mine.fresh = (mine.fresh & ~wanted) | given;
  player.searches = false;
  player.known = wanted;
  table.quiet = -1;
  events?.push({ type: 'searched', rule: 'AR-K14', seat, card: pieceAt(components, seat, number).id });
}

/** Before the first turn's card is played: AR-K14. */
export const search: Rule<'turn', 'search'> = {
  answers: ['search'],
  legal(view, _todo, offers) {
    const components = componentsOf(view.table);
    if (!canSearch(view, components)) return;
    const moves = at(components.offers, view.seat).search;
    for (let rest = view.mine.hand; rest !== 0; rest &= rest - 1) offers.push(at(moves, lowest(rest)));
  },
  play(view, todo, move, _chance, events) {
    swapForSearched(view, move.put, events);
    view.table.todo.push(todo);
  },
  why(view, _todo, move) {
    const { table, seat, mine } = view;
    const components = componentsOf(table);
    const wanted = at(components.searched, seat);
    const reasons = notInHand(view, components, move.put);
    if ((at(table.players, seat).deck & wanted) === 0)
      return [...reasons, reason('AR-K14', 'nothingToSearch')];
    if ((mine.hand & wanted) !== 0) reasons.push(reason('AR-K14', 'searchedCardInHand'));
    if (!at(table.players, seat).searches) reasons.push(reason('AR-K14', 'searchOver'));
    return reasons;
  },
};
