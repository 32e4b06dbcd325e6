import { at, type Seat } from '@archivolt/engine';
import { lowest } from '../cards.ts';
import { turn } from '../changes.ts';
import { isFaceUp, isShieldedFrom, type Spaces, topPiece } from '../city.ts';
import { type Components, componentsOf } from '../components.ts';
import { CLOCKWISE, COUNTER, DECLINE } from '../offers.ts';
import { notFaceUp, reason, shielded } from '../reasons.ts';
import type { Events, Table, Todos } from '../state.ts';
import type { Rule } from './rule.ts';

type Turning = Todos['turnCards'];

const RULE_OF = { each: 'AR-K1', own: 'AR-K2' } as const;

/** Asks for a card to turn, if there is one: AR-K1, AR-K2. Returns whether there was. */
export function askToTurn(table: Table, components: Components, todo: Turning): boolean {
  if (todo.left === 0 || turnable(table, components, todo) === 0) return false;
  table.todo.push(todo);
  return true;
}

export function turning(table: Table, seat: Seat, whose: 'each' | 'own', count: number): Turning {
  const players = table.players.length;
  return whose === 'each'
    ? { ask: 'turnCards', seat, whose, owners: (1 << players) - 1, left: players, turned: 0 }
    : { ask: 'turnCards', seat, whose, owners: 1 << seat, left: count, turned: 0 };
}

/** The cards that may still be turned: AR-X6, AR-X9. */
export function turnable(table: Table, components: Components, todo: Turning): Spaces {
  let found = 0;
  for (let space = 0; space < table.top.length; space++) {
    if (!isFaceUp(table, space) || (todo.turned & (1 << space)) !== 0) continue;
    const piece = topPiece(table, components, space);
    if (piece.single || (todo.owners & (1 << piece.seat)) === 0) continue;
    if (!isShieldedFrom(table, piece, space, todo.seat)) found |= 1 << space;
  }
  return found;
}

export const turnCards: Rule<'turnCards', 'turn' | 'decline'> = {
  answers: ['turn', 'decline'],
  legal({ table }, todo, offers) {
    offers.push(DECLINE);
    for (let rest = turnable(table, componentsOf(table), todo); rest !== 0; rest &= rest - 1) {
      const space = lowest(rest);
      offers.push(at(CLOCKWISE, space), at(COUNTER, space));
    }
  },
  play({ table }, todo, move, _chance, events: Events) {
    if (move.do === 'decline') return;
    const components = componentsOf(table);
    const owner = topPiece(table, components, move.space).seat;
    turn(table, components, move.space, move.way, RULE_OF[todo.whose], events);
    askToTurn(table, components, {
      ...todo,
      owners: todo.whose === 'each' ? todo.owners & ~(1 << owner) : todo.owners,
      left: todo.left - 1,
      turned: todo.turned | (1 << move.space),
    });
  },
  why({ table, seat }, todo, move) {
    if (move.do === 'decline') return [];
    const { space } = move;
    const rule = RULE_OF[todo.whose];
    const bad = notFaceUp(table, space, rule);
    if (bad.length > 0) return bad;
    const components = componentsOf(table);
    const piece = topPiece(table, components, space);
    const reasons = shielded(table, components, seat, space);
    if (piece.single) reasons.push(reason('AR-X6', 'singleValue', { space, card: piece.id }));
    if ((todo.turned & (1 << space)) !== 0) reasons.push(reason(rule, 'turnedAlready', { space }));
    else if ((todo.owners & (1 << piece.seat)) === 0) {
      const code = todo.whose === 'each' ? 'playerDone' : 'notYours';
      reasons.push(reason(rule, code, { space, owner: piece.seat }));
    }
    return reasons;
  },
};
