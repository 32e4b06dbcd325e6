import { at } from '@archivolt/engine';
import { lowest } from '../cards.ts';
import { isFaceUp, topPiece } from '../city.ts';
import { type Components, componentsOf, type Piece } from '../components.ts';
import { applyEffect, canCopy, copyable, isCopying } from '../effects.ts';
import { DECLINE } from '../offers.ts';
import { reason } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { Rule } from './rule.ts';

/** A card applies the effect of another one in the city as its own, and then leaves the game: AR-K16. */
export const copyEffect: Rule<'copy', 'copy' | 'decline'> = {
  answers: ['copy', 'decline'],
  legal({ table }, todo, offers) {
    offers.push(DECLINE);
    const components = componentsOf(table);
    for (let rest = copyable(table, components, todo); rest !== 0; rest &= rest - 1) {
      const piece = topPiece(table, components, lowest(rest));
      offers.push(at(at(components.offers, piece.seat).copy, piece.number));
    }
  },
  play({ table, seat }, todo, move, _chance, events) {
    if (move.do === 'decline') return;
    const components = componentsOf(table);
    const effect = faceUpNamed(table, components, move.card)?.effect;
    if (effect === undefined) throw new RangeError(`${move.card} has no effect to copy`);
    events?.push({ type: 'copied', rule: 'AR-K16', seat, card: move.card });
    table.todo.push({ ask: 'leave', seat, building: todo.building });
    applyEffect(table, components, todo, effect, events);
  },
  why({ table }, todo, move) {
    if (move.do === 'decline') return [];
    const components = componentsOf(table);
    const { card } = move;
    const piece = faceUpNamed(table, components, card);
    if (piece === undefined) return [reason('AR-K16', 'notFaceUpInCity', { card })];
    if (piece.effect === undefined || isCopying(piece))
      return [reason('AR-K16', 'noInstantEffect', { card })];
    return canCopy(table, components, todo, piece) ? [] : [reason('AR-K16', 'nothingWouldHappen', { card })];
  },
};

function faceUpNamed(table: Table, components: Components, id: string): Piece | undefined {
  for (let space = 0; space < table.top.length; space++) {
    if (isFaceUp(table, space) && topPiece(table, components, space).id === id)
      return topPiece(table, components, space);
  }
  return undefined;
}
