import { at, type Seat } from '@archivolt/engine';
import { placed, turn } from '../changes.ts';
import { hasLeft, isProtected, topPiece, valueAt } from '../city.ts';
import { type Components, componentsOf } from '../components.ts';
import { ALLOW, SPARE } from '../offers.ts';
import type { RuleNumber } from '../ruleNumbers.ts';
import type { Change, Events, Table } from '../state.ts';
import type { Space } from '../vocabulary.ts';
import { strike } from './destruction.ts';
import type { Rule } from './rule.ts';

/** Compares the played card with the one on its left: AR-C1 to AR-C8. */
export function compare(
  table: Table,
  components: Components,
  seat: Seat,
  space: Space,
  events: Events,
): void {
  const left = space - 1;
  if (!hasLeft(table, space)) return; // AR-C1
  const played = valueAt(table, components, space);
  const value = valueAt(table, components, left);
  const outcome = compareValues(value, played);
  const piece = topPiece(table, components, left);
  events?.push({ type: 'compared', rule: COMPARED[outcome], ...placed(piece, left), value, played });
  if (outcome === 'equal') return; // AR-C2
  const face = at(table.face, left);
  // A single value is both its card's highest and its lowest.
  if (outcome === 'up' && face === piece.high) return; // AR-C3
  if (outcome === 'down' && face === piece.low) return; // AR-C5
  if (!isProtected(table, piece, left)) {
    carryOut(table, components, left, outcome, events);
  } else if (piece.seat === seat) {
    table.todo.push({ ask: 'spare', seat, space: left, change: outcome }); // AR-C7
  } else {
    events?.push({ type: 'shielded', rule: 'AR-C7', ...placed(piece, left), from: seat });
  }
}

/** What happens to a left card of this value: AR-C6 checks in this order, and never divides. */
export function compareValues(left: number, played: number): Change | 'equal' {
  if (left === played) return 'equal';
  if (left > played) return 'up';
  return 2 * left <= played ? 'destroy' : 'down';
}

const COMPARED: Record<Change | 'equal', RuleNumber> = {
  equal: 'AR-C2',
  up: 'AR-C3',
  destroy: 'AR-C4',
  down: 'AR-C5',
};

export function carryOut(
  table: Table,
  components: Components,
  space: Space,
  outcome: Change,
  events: Events,
): void {
  if (outcome === 'destroy') strike(table, components, space, 'AR-C4', events);
  else turn(table, components, space, outcome === 'up' ? 'cw' : 'ccw', COMPARED[outcome], events);
}

/** AR-C7: the player may spare their own protected card. */
export const spare: Rule<'spare', 'spare' | 'allow'> = {
  answers: ['spare', 'allow'],
  legal(_view, _todo, offers) {
    offers.push(SPARE, ALLOW);
  },
  play({ table }, todo, move, _chance, events) {
    const components = componentsOf(table);
    if (move.do === 'allow') carryOut(table, components, todo.space, todo.change, events);
    else
      events?.push({
        type: 'spared',
        rule: 'AR-C7',
        ...placed(topPiece(table, components, todo.space), todo.space),
      });
  },
  why: () => [],
};
