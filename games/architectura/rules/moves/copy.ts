import { at } from '@archivolt/engine';
import { lowest } from '../cards.ts';
import { isFaceUp, topPiece } from '../city.ts';
import { applyEffect, canCopy, copyable, isCopying } from '../effects.ts';
import { type Kit, kitOf, type Piece } from '../kit.ts';
import { DECLINE } from '../offers.ts';
import { reason } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { Rule } from './rule.ts';

/** A card applies the effect of another one in the city as its own, and then leaves the game: AR-K16. */
export const copyEffect: Rule<'copy', 'copy' | 'decline'> = {
  answers: ['copy', 'decline'],
  legal({ table }, todo, offers) {
    offers.push(DECLINE);
    const kit = kitOf(table);
    for (let rest = copyable(table, kit, todo); rest !== 0; rest &= rest - 1) {
      const piece = topPiece(table, kit, lowest(rest));
      offers.push(at(at(kit.offers, piece.seat).copy, piece.number));
    }
  },
  play({ table, seat }, todo, move, _chance, events) {
    if (move.do === 'decline') return;
    const kit = kitOf(table);
    const effect = faceUpNamed(table, kit, move.card)?.effect;
    if (effect === undefined) throw new RangeError(`${move.card} has no effect to copy`);
    events?.push({ type: 'copied', rule: 'AR-K16', seat, card: move.card });
    table.todo.push({ ask: 'leave', seat, building: todo.building });
    applyEffect(table, kit, todo, effect, events);
  },
  why({ table }, todo, move) {
    if (move.do === 'decline') return [];
    const kit = kitOf(table);
    const { card } = move;
    const piece = faceUpNamed(table, kit, card);
    if (piece === undefined) return [reason('AR-K16', 'notFaceUpInCity', { card })];
    if (piece.effect === undefined || isCopying(piece))
      return [reason('AR-K16', 'noInstantEffect', { card })];
    return canCopy(table, kit, todo, piece) ? [] : [reason('AR-K16', 'nothingWouldHappen', { card })];
  },
};

function faceUpNamed(table: Table, kit: Kit, id: string): Piece | undefined {
  for (let space = 0; space < table.top.length; space++) {
    if (isFaceUp(table, space) && topPiece(table, kit, space).id === id) return topPiece(table, kit, space);
  }
  return undefined;
}
