import { at, offersOf, readMove, viewOf } from '@archivolt/engine';
import { type Move, placeAfter, quadrantOf, redCathedral, type Table } from '@archivolt/red-cathedral';
import type { RcIllustration } from '@archivolt/red-cathedral/illustrations';
import { keyOf, type Mark, type Target } from '../targets.ts';

/**
 * The highlights in the first picture of an illustration: what its first move touches; or, if it shows something illegal,
 * that and what is legal instead.
 */
export function marksOf(
  table: Table,
  { moves, refused }: RcIllustration,
  fromTower: number,
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const mark = (move: Move, state: Mark['state']): void => {
    for (const target of targetsOf(table, move))
      marks.set(keyOf(shifted(target, fromTower)), { state, label: '' });
  };
  if (refused !== undefined) {
    const wanted = readMove(redCathedral, refused);
    const state = { table, mine: table.players.map(() => null) };
    for (const offer of offersOf(redCathedral, viewOf(state, table.active)))
      if (offer.do === wanted.do && offer.do === 'claim') mark(offer, 'possible');
    mark(wanted, 'impossible');
  } else if (moves[0] !== undefined) mark(readMove(redCathedral, moves[0].split(' : ')[0] ?? ''), 'chosen');
  return marks;
}

function targetsOf(table: Table, move: Move): Target[] {
  switch (move.do) {
    case 'claim':
    case 'deliver':
    case 'decorate':
      return [{ on: 'section', section: move.section }];
    case 'acquire':
      return [
        { on: 'die', die: move.die },
        { on: 'place', place: placeAfter(table, move) },
      ];
    case 'roll':
      return [{ on: 'place', place: at(table.dice, movedDie(table)).place }];
    case 'use':
      return [{ on: 'influence', quadrant: quadrantOf(table, movedDie(table)), action: move.action }];
    default:
      return [];
  }
}

/** The die that was moved in this turn. */
function movedDie({ todo }: Table): number {
  const market = todo.at(-1);
  return market?.ask === 'market' ? market.die : 0;
}

/** Towers that are not drawn leave their places to the next ones. */
const shifted = (target: Target, fromTower: number): Target =>
  target.on === 'section' ? { ...target, section: target.section - fromTower * 10 } : target;
