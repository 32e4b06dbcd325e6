import { at } from '@archivolt/engine';
import {
  GREEN_GEM,
  kindOf,
  type Move,
  mayEndAt,
  PURPLE_GEM,
  quadrantOf,
  sectionAt,
} from '@archivolt/red-cathedral';
import { offersDoing, play, select, toggle } from '@archivolt/table/answers.ts';
import type { Target } from '../targets.ts';
import { deliveriesTo, isDownOnly, isPayable, lineOf, slotLine } from './lines.ts';
import {
  acquiresOf,
  acquireTo,
  askOf,
  deliversOf,
  diceOn,
  goodsOffers,
  sectionOffers,
  supplyOffers,
} from './offersAt.ts';
import type { RcAnswer, RcAsking } from './selection.ts';
import { onPlace, why } from './why.ts';

/** The result of touching a thing: a move, a selection, or the reason why not. */
export function touch(asking: RcAsking, target: Target): RcAnswer {
  const answer = reach(asking, target) ?? why(asking, target);
  if (answer) return answer;
  const free = reach({ ...asking, selection: undefined }, target);
  if (!free) throw new Error(`nothing is against ${JSON.stringify(target)}, and yet it does nothing`);
  return free;
}

/** The effect of a touch, if it has any. */
export function reach(asking: RcAsking, target: Target): RcAnswer | undefined {
  switch (target.on) {
    case 'section':
      return reachSection(asking, target.section);
    case 'die':
      return reachDie(asking, target.die);
    case 'place':
      return reachPlace(asking, target.place);
    case 'influence':
      return reachInfluence(asking, target.quadrant, target.action);
    case 'slot':
      return reachSlot(asking, target.slot);
    case 'goods':
      return reachGoods(asking, target.kind);
    case 'supply':
      return reachSupply(asking, target.kind);
    case 'banner':
      return one(offersDoing(asking, 'banner').filter(({ from }) => from === target.from));
    case 'ornament':
      return reachOrnament(asking, target.ornament);
    case 'player':
      return { does: 'look', seat: target.seat };
    default:
      return target satisfies never;
  }
}

function one(moves: readonly Move[]): RcAnswer | undefined {
  const [move, ...others] = moves;
  return move && others.length === 0 ? play(move) : undefined;
}

/** The same for gains: all of it is taken. */
function oneWhole({ view }: RcAsking, moves: readonly Move[]): RcAnswer | undefined {
  const [move, ...others] = moves;
  return move && others.length === 0 ? lineOf(view, move) : undefined;
}

function reachSection(asking: RcAsking, section: number): RcAnswer | undefined {
  const { selection } = asking;
  const offers = sectionOffers(asking, section);
  if (selection?.by === 'goods')
    return one(offers.filter((move) => move.do === 'deliver' && move.kind === selection.kind));
  if (selection?.by === 'ornament') return one(offers.filter((move) => move.do === 'decorate'));
  if (selection?.by === 'action' && selection.action === 'claim')
    return one(offers.filter((move) => move.do === 'claim'));
  const [first, ...others] = offers;
  if (!first) return undefined;
  if (first.do !== 'deliver') return others.length === 0 ? play(first) : undefined;
  const [all, ...ways] = deliveriesTo(asking, section);
  return all && ways.length === 0 ? all : toggle(asking, { by: 'section', section });
}

/** A tile goes in face up; if that is not affordable, face down is asked for first, unless it is the only option anywhere. */
function reachSlot(asking: RcAsking, slot: number): RcAnswer | undefined {
  const { view, selection } = asking;
  const ask = askOf(view.table);
  if (ask?.ask === 'face') {
    const up = offersDoing(asking, 'face').filter((move) => move.up);
    return ask.slot === slot ? (oneWhole(asking, up) ?? { does: 'ask' }) : undefined;
  }
  const down = slotLine(asking, slot, false);
  if (!down)
    return oneWhole(
      asking,
      offersDoing(asking, 'activate').filter((move) => move.slot === slot),
    );
  if (isPayable(view, slot)) return slotLine(asking, slot, true);
  if (isDownOnly(asking)) return down;
  return select(selection?.by === 'slot' && selection.slot === slot ? undefined : { by: 'slot', slot });
}

function reachDie(asking: RcAsking, die: number): RcAnswer | undefined {
  const { table } = asking.view;
  if (onPlace(asking)) return reachPlace(asking, at(table.dice, die).place);
  const offers = acquiresOf(asking, die);
  if (offers.length === 0) {
    const ask = askOf(table);
    const moved = ask?.ask === 'market' && ask.die === die;
    return moved ? reachPlace(asking, at(table.dice, die).place) : undefined;
  }
  const lifted = asking.selection?.by === 'die' && asking.selection.die === die;
  // The second touch on a die with a single destination sends it there.
  return lifted && offers.length === 1 ? one(offers) : toggle(asking, { by: 'die', die });
}

function reachPlace(asking: RcAsking, place: number): RcAnswer | undefined {
  const { view, selection } = asking;
  const { table } = view;
  const rerolling = selection?.by === 'action' && selection.action === 'reroll';
  if (rerolling) return one(offersDoing(asking, 'reroll').filter((move) => move.place === place));
  const swap = offersDoing(asking, 'swap').filter((move) => move.place === place);
  if (swap.length > 0) return one(swap);
  const ask = askOf(table);
  if (ask?.ask === 'market' && at(table.dice, ask.die).place === place)
    return oneWhole(asking, offersDoing(asking, 'take'));
  if (selection?.by === 'die') {
    const move = acquireTo(asking, selection.die, place);
    if (move) return play(move);
    if (at(table.dice, selection.die).place === place) return select(undefined);
    if (!mayEndAt(table, selection.die, place)) return undefined;
  }
  return choosePlace(asking, place);
}

/** A place with one die selects it; with several, or with none but reachable, the tray opens. */
function choosePlace(asking: RcAsking, place: number): RcAnswer | undefined {
  const here = diceOn(asking.view.table, place).filter((die) => acquiresOf(asking, die).length > 0);
  const [only] = here;
  if (only !== undefined && here.length === 1) return toggle(asking, { by: 'die', die: only });
  if (here.length > 1) return toggle(asking, { by: 'place', place });
  if (asking.selection?.by === 'die') return undefined;
  return diceReaching(asking, place).length > 0 ? toggle(asking, { by: 'place', place }) : undefined;
}

/** The dice that can end at a place. */
export function diceReaching(asking: RcAsking, place: number): number[] {
  return asking.view.table.dice.flatMap((_, die) => (acquireTo(asking, die, place) ? [die] : []));
}

function reachInfluence(asking: RcAsking, quadrant: number, action: number): RcAnswer | undefined {
  const ask = askOf(asking.view.table);
  if (ask?.ask !== 'market' || quadrantOf(asking.view.table, ask.die) !== quadrant) return undefined;
  return oneWhole(
    asking,
    offersDoing(asking, 'use').filter((move) => move.action === action),
  );
}

function reachGoods(asking: RcAsking, kind: number): RcAnswer | undefined {
  const direct = goodsOffers(asking, kind);
  if (direct.length > 0) return one(direct);
  const { selection } = asking;
  if (selection?.by === 'section') {
    const move = deliversOf(asking, kind).find(({ section }) => section === selection.section);
    if (move) return play(move);
  }
  const delivers = deliversOf(asking, kind);
  // A cube that fits one section only goes there.
  if (delivers.length > 0) return one(delivers) ?? toggle(asking, { by: 'goods', kind });
  const gems = offersDoing(asking, 'gems').some(
    ({ green, purple }) => (kind === GREEN_GEM && green > 0) || (kind === PURPLE_GEM && purple > 0),
  );
  return gems ? { does: 'ask' } : undefined;
}

function reachSupply(asking: RcAsking, kind: number): RcAnswer | undefined {
  const direct = one(supplyOffers(asking, kind));
  if (direct) return direct;
  const ask = askOf(asking.view.table);
  return ask?.ask === 'amount' && ask.kind === kind && offersDoing(asking, 'amount').length > 0
    ? { does: 'ask' }
    : undefined;
}

function reachOrnament(asking: RcAsking, ornament: number): RcAnswer | undefined {
  const { table } = asking.view;
  const fits = offersDoing(asking, 'decorate').some(
    ({ section }) => kindOf(table, sectionAt(table, section)) === ornament,
  );
  return fits ? toggle(asking, { by: 'ornament', ornament }) : undefined;
}
