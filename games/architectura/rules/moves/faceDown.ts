import { at, type Seat } from '@archivolt/engine';
import { lowest, only } from '../cards.ts';
import { cover, leaveHand, returnToken } from '../changes.ts';
import { DESTROYED, eligibleSpaces, fallsBeside } from '../city.ts';
import { componentsOf, offeredPiece } from '../components.ts';
import { notEligible, notInHand, reason } from '../reasons.ts';
import type { Events, Table, View } from '../state.ts';
import type { Space } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** AR-K9: a player without a card or without a space is not asked. */
export function canPlayFaceDown(table: Table, seat: Seat): boolean {
  return at(table.players, seat).hand > 0 && eligibleSpaces(table, seat) !== 0;
}

/** Asks every opponent in turn order: the last entry is asked first. */
export function askOpponents(table: Table, seat: Seat): void {
  const seats = table.players.length;
  for (let step = seats - 1; step > 0; step--)
    table.todo.push({ ask: 'faceDown', seat: (seat + step) % seats });
}

/** A card played face down: no cost, no comparing, no effect, and no escape. */
export const faceDown: Rule<'faceDown', 'faceDown' | 'faceDownBeside'> = {
  answers: ['faceDown', 'faceDownBeside'],
  legal({ table, seat, mine }, _todo, offers) {
    const moves = at(componentsOf(table).offers, seat);
    const beside = fallsBeside(at(table.players, seat));
    const eligible = eligibleSpaces(table, seat);
    for (let hand = mine.hand; hand !== 0; hand &= hand - 1) {
      const number = lowest(hand);
      if (beside) {
        offers.push(at(moves.faceDownBeside, number));
        continue;
      }
      const bySpace = at(moves.faceDown, number);
      for (let rest = eligible; rest !== 0; rest &= rest - 1) offers.push(at(bySpace, lowest(rest)));
    }
  },
  play(view, _todo, move, _chance, events) {
    layFaceDown(view, move.card, move.do === 'faceDown' ? move.space : null, events);
  },
  why(view, _todo, move) {
    const { table, seat } = view;
    const reasons = notInHand(view, componentsOf(table), move.card);
    const beside = fallsBeside(at(table.players, seat));
    if (move.do === 'faceDownBeside') {
      return beside ? reasons : [...reasons, reason('AR-K9', 'staysInCity', { card: move.card })];
    }
    if (beside) return [...reasons, reason('AR-K13', 'goesBeside', { card: move.card })];
    return [...reasons, ...notEligible(table, seat, move.space)];
  },
};

function layFaceDown(view: View, card: string, space: Space | null, events: Events): void {
  const { table, seat, mine } = view;
  const player = at(table.players, seat);
  const piece = offeredPiece(componentsOf(table), seat, card);
  leaveHand(player, mine, piece.number);
  if (space === null) {
    player.fallen |= only(piece.number); // AR-K13
  } else {
    returnToken(table, space, 'AR-K8', events);
    cover(table, space, piece.building, DESTROYED);
  }
  events?.push({ type: 'playedFaceDown', rule: 'AR-K9', owner: seat, card, space });
}
