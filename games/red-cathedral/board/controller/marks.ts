import { at, each } from '@archivolt/engine';
import {
  cardAt,
  costOf,
  MATERIALS,
  type Move,
  ORNAMENTS,
  PLACES,
  paidSteps,
  SLOTS,
  slotCost,
  type Table,
} from '@archivolt/red-cathedral';
import { keyOf, type Mark, type Target } from '../targets.ts';
import { isPayable } from './lines.ts';
import { askOf } from './offersAt.ts';
import type { ActionName, RcAnswer, RcAsking } from './selection.ts';
import { reach } from './touch.ts';
import { sectionsOf } from './why.ts';

/** All targets on the board. */
export function allTargets(table: Table): Target[] {
  return [
    ...sectionsOf(table).map((section): Target => ({ on: 'section', section })),
    ...table.dice.map((_, die): Target => ({ on: 'die', die })),
    ...each(PLACES, (place): Target => ({ on: 'place', place })),
    ...table.influence.flatMap((_, quadrant) =>
      cardAt(table, quadrant).actions.map(
        (_action, action): Target => ({ on: 'influence', quadrant, action }),
      ),
    ),
    ...each(SLOTS, (slot): Target => ({ on: 'slot', slot })),
    ...MATERIALS.flatMap((_, kind): Target[] => [
      { on: 'goods', kind },
      { on: 'supply', kind },
    ]),
    { on: 'banner', from: 'inventory' },
    { on: 'banner', from: 'white' },
    ...ORNAMENTS.map((_, ornament): Target => ({ on: 'ornament', ornament })),
    ...table.players.map((_, seat): Target => ({ on: 'player', seat })),
  ];
}

/** The name of a possible or selected target. */
export type TargetLabel = (target: Target, answer: RcAnswer | undefined) => string;

/** The marks of the board: the same answers that touching gives, so that only what does something is highlighted. */
export function marks(asking: RcAsking, label: TargetLabel): Map<string, Mark> {
  const marked = new Map<string, Mark>();
  if (asking.offers.length === 0) return marked;
  for (const target of allTargets(asking.view.table)) {
    const answer = reach(asking, target);
    const chosen = isHeld(asking, target);
    const lit = answer !== undefined && isLit(asking, target, answer);
    if (!chosen && !lit) continue;
    const price = chosen ? undefined : priceOf(asking, target, answer);
    marked.set(keyOf(target), {
      state: chosen ? 'chosen' : 'possible',
      label: label(target, answer),
      ...(price === undefined ? {} : { price }),
      ...(laysFaceDown(asking, target) ? { faceDown: true } : {}),
    });
  }
  return marked;
}

/** Whether the tile would be face down in this slot because it is too expensive. */
function laysFaceDown(asking: RcAsking, target: Target): boolean {
  if (target.on !== 'slot' || isPayable(asking.view, target.slot)) return false;
  const ask = askOf(asking.view.table);
  return ask?.ask === 'slot' || ask?.ask === 'banner' || (ask?.ask === 'face' && ask.slot === target.slot);
}

function isHeld({ view, selection }: RcAsking, target: Target): boolean {
  const ask = askOf(view.table);
  if (target.on === 'place' && ask?.ask === 'swap') return ask.first === target.place;
  if (target.on === 'die' && ask?.ask === 'market') return ask.die === target.die;
  if (target.on === 'slot' && ask?.ask === 'face') return ask.slot === target.slot;
  switch (selection?.by) {
    case 'die':
      return target.on === 'die' && target.die === selection.die;
    case 'place':
      return target.on === 'place' && target.place === selection.place;
    case 'goods':
      return target.on === 'goods' && target.kind === selection.kind;
    case 'section':
      return target.on === 'section' && target.section === selection.section;
    case 'slot':
      return target.on === 'slot' && target.slot === selection.slot;
    case 'ornament':
      return target.on === 'ornament' && target.ornament === selection.ornament;
    default:
      return false;
  }
}

/** Keeps the table calm: what merely opens a tray is not highlighted, nor what does not concern the selection. */
function isLit(asking: RcAsking, target: Target, answer: RcAnswer): boolean {
  const { selection, view } = asking;
  if (answer.does === 'look' || answer.does === 'ask') return false;
  if (target.on === 'place' && answer.does === 'select') return false;
  // The die of a highlighted place need not be highlighted itself.
  if (target.on === 'die' && answer.does === 'play' && selection?.by !== 'die') return false;
  switch (selection?.by) {
    case 'die':
      return target.on === 'place' || (target.on === 'die' && target.die === selection.die);
    case 'place':
      return target.on === 'die' && at(view.table.dice, target.die).place === selection.place;
    case 'goods':
    case 'ornament':
      return target.on === 'section';
    case 'section':
      return target.on === 'goods' && answer.does === 'play';
    case 'slot':
      return target.on === 'slot';
    case 'action':
      return belongs(selection.action, target, answer);
    default:
      return true;
  }
}

function belongs(action: ActionName, target: Target, answer: RcAnswer): boolean {
  const does = answer.does === 'play' ? answer.move.do : undefined;
  switch (action) {
    case 'claim':
    case 'rubles':
    case 'reroll':
      return does === action;
    case 'acquire':
      return target.on === 'die';
    case 'build': {
      const builds = does === 'deliver' || does === 'decorate' || does === undefined;
      return builds && (target.on === 'section' || target.on === 'goods' || target.on === 'ornament');
    }
    default:
      return action satisfies never;
  }
}

/** The price, if a touch costs roubles or could. */
function priceOf(asking: RcAsking, target: Target, answer: RcAnswer | undefined): number | undefined {
  const { table, seat } = asking.view;
  if (answer?.does !== 'play') return undefined;
  return moveCost(table, seat, answer.move, target);
}

function moveCost(table: Table, seat: number, move: Move, target: Target): number | undefined {
  if (move.do === 'acquire') return paidSteps(table, move);
  if ((move.do === 'slot' || move.do === 'banner') && target.on === 'slot')
    return slotCost(table, at(table.players, seat), target.slot);
  if (move.do !== 'use' || target.on !== 'influence') return undefined;
  const action = cardAt(table, target.quadrant).actions[move.action];
  return (action && costOf(action)) || undefined;
}
