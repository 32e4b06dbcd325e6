import { at, type Seat } from '@archivolt/engine';
import { lowest } from '../cards.ts';
import { swapCards } from '../changes.ts';
import { areAdjacent, isFaceUp, isShieldedFrom, neighbours, type Spaces, topPiece } from '../city.ts';
import { type Components, componentsOf } from '../components.ts';
import { DECLINE, SWAP } from '../offers.ts';
import { notFaceUp, reason, shielded } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { Space } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** AR-K11: adjacent face-up cards, except those an opponent protects (AR-X9). */
export function swappable(table: Table, components: Components, seat: Seat, space: Space): Spaces {
  let found = 0;
  for (const other of neighbours(table, space)) {
    if (!isFaceUp(table, other)) continue;
    if (!isShieldedFrom(table, topPiece(table, components, other), other, seat)) found |= 1 << other;
  }
  return found;
}

export const swap: Rule<'swap', 'swap' | 'decline'> = {
  answers: ['swap', 'decline'],
  legal({ table, seat }, todo, offers) {
    offers.push(DECLINE);
    for (let rest = swappable(table, componentsOf(table), seat, todo.space); rest !== 0; rest &= rest - 1) {
      offers.push(at(SWAP, lowest(rest)));
    }
  },
  play({ table }, todo, move, _chance, events) {
    if (move.do === 'decline') return;
    swapCards(table, componentsOf(table), todo.space, move.space, 'AR-K11', events);
  },
  why({ table, seat }, todo, move) {
    if (move.do === 'decline') return [];
    const { space } = move;
    const bad = notFaceUp(table, space, 'AR-X7');
    if (bad.length > 0) return bad;
    const reasons = shielded(table, componentsOf(table), seat, space);
    if (!areAdjacent(todo.space, space))
      reasons.push(reason('AR-X10', 'notAdjacent', { space, from: todo.space }));
    return reasons;
  },
};
