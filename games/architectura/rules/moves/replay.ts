import { at, type Reason } from '@archivolt/engine';
import { has, lowest } from '../cards.ts';
import { joinHand, placed, returnToken, uncover } from '../changes.ts';
import { topPiece } from '../city.ts';
import {
  type Components,
  componentsOf,
  offeredPiece,
  type Piece,
  pieceAt,
  pieceNamed,
} from '../components.ts';
import { returnable } from '../effects.ts';
import { DECLINE, RETURN } from '../offers.ts';
import { isPayable, playCard } from '../place.ts';
import { notFaceUp, notInHand, notOwn, reason } from '../reasons.ts';
import type { Todos, View } from '../state.ts';
import type { Rule } from './rule.ts';

/** Whether a hand card could be played on the freed space. The returned card may pay for it. */
function hasReplay({ table, seat, mine }: View, components: Components): boolean {
  const player = at(table.players, seat);
  for (let rest = mine.hand; rest !== 0; rest &= rest - 1) {
    const piece = pieceAt(components, seat, lowest(rest));
    if (!piece.beside && isPayable(player, piece, player.hand)) return true;
  }
  return false;
}

/** A card comes back to the hand, and another one must be played in its space: AR-K3. */
export const returnCard: Rule<'return', 'return' | 'decline'> = {
  answers: ['return', 'decline'],
  legal(view, todo, offers) {
    offers.push(DECLINE);
    if (!hasReplay(view, componentsOf(view.table))) return;
    for (let rest = returnable(view.table, view.seat, todo.not); rest !== 0; rest &= rest - 1) {
      offers.push(at(RETURN, lowest(rest)));
    }
  },
  play({ table, seat, mine }, _todo, move, _chance, events) {
    if (move.do === 'decline') return;
    const { space } = move;
    const piece = topPiece(table, componentsOf(table), space);
    events?.push({ type: 'returned', rule: 'AR-K3', ...placed(piece, space) });
    returnToken(table, space, 'AR-X9', events);
    uncover(table, space);
    joinHand(at(table.players, seat), mine, piece.number);
    table.todo.push({ ask: 'replay', seat, space, not: piece.building });
  },
  why(view, todo, move) {
    if (move.do === 'decline') return [];
    const { table, seat } = view;
    const reasons: Reason[] = [];
    if (!hasReplay(view, componentsOf(table))) reasons.push(reason('AR-K3', 'nothingToReplay'));
    const bad = notFaceUp(table, move.space, 'AR-K3');
    if (bad.length > 0) return [...reasons, ...bad];
    if (at(table.top, move.space) === todo.not)
      reasons.push(reason('AR-K16', 'notItself', { space: move.space }));
    return [...reasons, ...notOwn(table, seat, move.space, 'AR-K3')];
  },
};

/** The play within a play: another hand card, on that very space, whether eligible or not (AR-K3, AR-P4). */
export const replay: Rule<'replay', 'play'> = {
  answers: ['play'],
  legal(view, todo, offers) {
    const { table, seat, mine } = view;
    const components = componentsOf(table);
    const moves = at(components.offers, seat).play;
    for (let rest = mine.hand; rest !== 0; rest &= rest - 1) {
      const piece = pieceAt(components, seat, lowest(rest));
      if (canReplay(view, todo, piece)) offers.push(at(at(moves, piece.number), todo.space));
    }
  },
  play(view, _todo, move, _chance, events) {
    const components = componentsOf(view.table);
    playCard(view, components, offeredPiece(components, view.seat, move.card), move.space, events);
  },
  why(view, todo, move) {
    const components = componentsOf(view.table);
    const reasons = notInHand(view, components, move.card);
    const piece = pieceNamed(components, view.seat, move.card);
    if (move.space !== todo.space) reasons.push(reason('AR-K3', 'otherSpace', { space: todo.space }));
    if (piece === undefined) return reasons;
    if (piece.building === todo.not) reasons.push(reason('AR-K3', 'justReturned', { card: piece.id }));
    else if (piece.beside) reasons.push(reason('AR-K3', 'belongsBeside', { card: piece.id }));
    else if (!canReplay(view, todo, piece)) {
      reasons.push(reason('AR-K3', 'costTooHigh', { cost: piece.cost, others: otherCards(view, piece) }));
    }
    return reasons;
  },
};

function canReplay(view: View, todo: Todos['replay'], piece: Piece): boolean {
  if (piece.building === todo.not || piece.beside) return false;
  return isPayable(at(view.table.players, view.seat), piece, otherCards(view, piece));
}

function otherCards({ table, seat, mine }: View, piece: Piece): number {
  return at(table.players, seat).hand - (has(mine.hand, piece.number) ? 1 : 0);
}
