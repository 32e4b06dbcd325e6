import { at } from '@archivolt/engine';
import { has, only } from './cards.ts';
import { leaveHand, returnToken, uncover } from './changes.ts';
import { isFaceUp } from './city.ts';
import { componentsOf, pieceOf } from './components.ts';
import { NONE } from './effects.ts';
import type { Events, Table, Todos, View } from './state.ts';
import type { Space } from './vocabulary.ts';

// What becomes of the Forge once the effect that it copied is carried out: AR-K16.

/** Whether the Forge that has to leave is in its owner's hand. Everybody saw it go there. */
export function leavesFromHand(table: Table, todo: Todos['leave']): boolean {
  const { seat, number } = pieceOf(componentsOf(table), todo.building);
  return has(at(table.players, seat).known, number);
}

/** Removes the Forge from the game, wherever it is by now: AR-K16. */
export function leave(view: View, todo: Todos['leave'], events: Events): void {
  const { table } = view;
  const { building } = todo;
  const piece = pieceOf(componentsOf(table), building);
  const owner = at(table.players, piece.seat);
  const card = only(piece.number);
  if ((owner.removed & card) !== 0) return; // it has paid a cost meanwhile
  const inHand = leavesFromHand(table, todo);
  const space = inHand ? NONE : table.top.indexOf(building);
  const covered = table.covered.findIndex((one) => one.building === building);
  let from: Space | null = null;
  if (inHand) {
    leaveHand(owner, view.mine, piece.number);
  } else if (space >= 0) {
    from = space;
    if (isFaceUp(table, space)) returnToken(table, space, 'AR-X9', events);
    uncover(table, space);
  } else if (covered >= 0) {
    from = at(table.covered, covered).space;
    table.covered.splice(covered, 1);
  } else {
    owner.fallen &= ~card;
  }
  owner.removed |= card;
  const place = inHand ? 'hand' : from === null ? 'beside' : 'city';
  events?.push({
    type: 'removed',
    rule: 'AR-K16',
    owner: piece.seat,
    card: piece.id,
    from: place,
    space: from,
  });
}
