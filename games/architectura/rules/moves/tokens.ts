import { at, type Seat } from '@archivolt/engine';
import { lowest } from '../cards.ts';
import { placeToken } from '../changes.ts';
import { eligibleSpaces, isOwnFaceUp, isProtected, type Spaces, topPiece } from '../city.ts';
import { type Components, componentsOf } from '../components.ts';
import { DECLINE, PROTECT, TOKEN } from '../offers.ts';
import { notEligible, notFaceUp, notOwn, reason } from '../reasons.ts';
import type { Table } from '../state.ts';
import type { Rule } from './rule.ts';

/** AR-K8: eligible spaces that have no token yet. */
export function tokenSpaces(table: Table, seat: Seat): Spaces {
  let found = eligibleSpaces(table, seat);
  for (let rest = found; rest !== 0; rest &= rest - 1) {
    const space = lowest(rest);
    if (at(table.token, space) >= 0) found &= ~(1 << space);
  }
  return found;
}

/** A token on a space. It is not a "may": it must be placed somewhere. */
export const token: Rule<'token', 'token'> = {
  answers: ['token'],
  legal({ table, seat }, _todo, offers) {
    for (let rest = tokenSpaces(table, seat); rest !== 0; rest &= rest - 1)
      offers.push(at(TOKEN, lowest(rest)));
  },
  play({ table, seat }, _todo, move, _chance, events) {
    placeToken(table, seat, move.space, 'AR-K8', events);
  },
  why({ table, seat }, _todo, move) {
    const bad = notEligible(table, seat, move.space);
    if (bad.length > 0) return bad;
    return at(table.token, move.space) < 0 ? [] : [reason('AR-K8', 'tokenThere', { space: move.space })];
  },
};

/** AR-K12: the player's face-up cards that are not protected yet (AR-X9). */
export function protectable(table: Table, components: Components, seat: Seat): Spaces {
  let found = 0;
  for (let space = 0; space < table.top.length; space++) {
    if (!isOwnFaceUp(table, seat, space)) continue;
    if (!isProtected(table, topPiece(table, components, space), space)) found |= 1 << space;
  }
  return found;
}

export const protect: Rule<'protect', 'protect' | 'decline'> = {
  answers: ['protect', 'decline'],
  legal({ table, seat }, _todo, offers) {
    offers.push(DECLINE);
    for (let rest = protectable(table, componentsOf(table), seat); rest !== 0; rest &= rest - 1) {
      offers.push(at(PROTECT, lowest(rest)));
    }
  },
  play({ table, seat }, _todo, move, _chance, events) {
    if (move.do === 'decline') return;
    placeToken(table, seat, move.space, 'AR-K12', events);
  },
  why({ table, seat }, _todo, move) {
    if (move.do === 'decline') return [];
    const { space } = move;
    const bad = notFaceUp(table, space, 'AR-K12');
    if (bad.length > 0) return bad;
    const foreign = notOwn(table, seat, space, 'AR-K12');
    if (foreign.length > 0) return foreign;
    const piece = topPiece(table, componentsOf(table), space);
    if (!isProtected(table, piece, space)) return [];
    return [reason('AR-X9', 'alreadyProtected', { space, card: piece.id })];
  },
};
