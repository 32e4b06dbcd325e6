import { at } from '@archivolt/engine';
import { capital } from '@archivolt/i18n';
import {
  type Action,
  actionAt,
  cardAt,
  costOf,
  cubes,
  GREEN_GEM,
  goodsFrom,
  hasSection,
  isAffordable,
  isMaterial,
  isPrinted,
  type Move,
  mayLosePrestige,
  movedDie,
  ORNAMENT_MATERIAL,
  type Pile,
  type Place,
  PURPLE_GEM,
  paidSteps,
  placeAfter,
  prestigeFor,
  quadrantOf,
  RECOGNITION,
  RUBLE,
  RUBLES_FOR_PRESTIGE,
  sectionAt,
  slotCost,
  type Table,
  type Tile,
  takeable,
} from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages, Spot } from './messages/game.ts';
import {
  benefitOf,
  deciding,
  gemList,
  goodsIn,
  goodsList,
  placeName,
  priceOf,
  secOf,
  sectionName,
  slotName,
  spotOf,
} from './things.ts';

/** The texts of buttons, in full and in short, for possible and impossible moves. */

/** The text of a button, for a possible or an impossible move. */
export function moveLabel(m: Messages, move: Move, context: Context): string {
  const { moves } = m;
  const { table } = context;
  const todo = table.todo.at(-1);
  const spot = (place: Place): Spot => spotOf(table, place);
  switch (move.do) {
    case 'claim': {
      const tile = hasSection(table, move.section) ? sectionAt(table, move.section).tile : null;
      return moves.claim(secOf(table, move.section), tile === null ? null : benefitOf(table, tile));
    }
    case 'banner':
      return moves.banner(move.from);
    case 'slot':
      return slotLabel(m, move.slot, faceOf(move.slot, context), context);
    case 'face': {
      const cost = todo?.ask === 'face' ? slotCost(table, deciding(context), todo.slot) : null;
      return moves.face(move.up, cost);
    }
    case 'deliver':
      return moves.deliver(move.kind, secOf(table, move.section));
    case 'decorate': {
      const sec = secOf(table, move.section);
      return moves.decorate(sec.kind, sec, at(ORNAMENT_MATERIAL, sec.kind));
    }
    case 'ivanOrnament': {
      const sec = secOf(table, move.section);
      return moves.ivanOrnament(sec.kind, sec);
    }
    case 'gems': {
      const { green, purple } = move;
      return moves.gems(gemList(m, green, purple), prestigeFor(green, purple));
    }
    case 'stop':
      return moves.stop(todo?.ask ?? 'deliver');
    case 'acquire': {
      const rubles = Math.max(0, paidSteps(table, move));
      return moves.acquire(move.die, move.steps, spot(placeAfter(table, move)), rubles);
    }
    case 'take': {
      const here = underDie(context);
      if (here === null) return moves.take(null, 0, false);
      return moves.take(here.resource, here.most, here.most > 1 && isMaterial(here.resource));
    }
    case 'amount':
      return moves.amount(todo?.ask === 'amount' ? todo.kind : null, move.count);
    case 'use': {
      const die = movedDie(table);
      const group = die === null ? null : cardAt(table, quadrantOf(table, die)).group;
      return moves.use(group, actionAt(table, move.action) ?? null);
    }
    case 'sell':
    case 'buy':
      return moves[move.do](move.kind, todo?.ask === move.do ? priceOf(table, todo.action) : null);
    case 'give': {
      const action = todo?.ask === 'give' ? actionAt(table, todo.action) : undefined;
      return moves.give(move.kind, action?.act === 'trade' ? action.give : 1);
    }
    case 'choose':
    case 'get':
    case 'return':
      return moves[move.do](move.kind);
    case 'swap': {
      const first = todo?.ask === 'swap' ? todo.first : null;
      return moves.swap(spot(move.place), first === null ? null : spot(first));
    }
    case 'activate': {
      const tile = at(deciding(context).slots, move.slot);
      return moves.activate(move.slot, tile === null ? null : benefitOf(table, tile));
    }
    case 'roll': {
      const die = movedDie(table);
      return moves.roll(die === null ? null : spot(at(table.dice, die).place));
    }
    case 'rubles':
      return moves.rubles(RUBLES_FOR_PRESTIGE);
    case 'end':
      return moves.end;
    case 'reroll':
      return moves.reroll(spot(move.place));
    case 'ivanClaim':
      return moves.ivanClaim(secOf(table, move.section));
    default:
      return move satisfies never;
  }
}

type Face = 'up' | 'down' | 'either' | null;

/** The face that a tile will show in this slot (RC-C4); open while prestige can still be sold for roubles (RC-F2a). */
function faceOf(slot: number, context: Context): Face {
  const { table } = context;
  const player = deciding(context);
  if (isAffordable(table, player, slot)) return 'either';
  return mayLosePrestige(table, table.active) ? null : 'down';
}

function slotLabel(m: Messages, slot: number, face: Face, context: Context): string {
  const player = deciding(context);
  return m.moves.slot(slotName(context.table, player, slot), face, slotCost(context.table, player, slot));
}

/** The text of a button that plays several moves: a tile with its face, several deliveries, or only the first one. */
export function lineLabel(m: Messages, moves: readonly Move[], context: Context): string {
  const [first] = moves;
  if (first === undefined) throw new Error('a line begins with a move');
  const slot = moves.find((move) => move.do === 'slot');
  const face = moves.find((move) => move.do === 'face');
  if (slot && face) return slotLabel(m, slot.slot, face.up ? 'up' : 'down', context);
  if (slot) return moveLabel(m, slot, context);
  if (first.do !== 'deliver' || moves.length === 1) return moveLabel(m, first, context);
  return m.moves.deliverAll(goodsIn(m, deliveredBy(moves)), secOf(context.table, first.section));
}

/** The same as a short text beside pictures. */
export function lineShort(m: Messages, moves: readonly Move[], context: Context): string {
  const [first] = moves;
  if (first === undefined) throw new Error('a line begins with a move');
  const slot = moves.find((move) => move.do === 'slot');
  if (first.do === 'deliver') return goodsList(m, deliveredBy(moves));
  return moveShort(m, slot ?? first, context);
}

/** The current benefit of a tile; a die tile gives what is at the location of its die (RC-W2). */
function tileGives({ terms }: Messages, table: Table, tile: Tile): string {
  const benefit = benefitOf(table, tile);
  const goods = isPrinted(benefit) ? null : goodsFrom(table, tile);
  return goods === null ? terms.tile(benefit) : terms.count(goods.resource, goods.count);
}

/** The gain from taking, using or activating, as a part of a sentence. */
export function givenBy(m: Messages, move: Move, context: Context): string {
  const { table } = context;
  const tile = move.do === 'activate' ? at(deciding(context).slots, move.slot) : null;
  if (tile !== null) return tileGives(m, table, tile);
  const action = move.do === 'use' ? actionAt(table, move.action) : undefined;
  if (action?.act === 'rubles') return m.terms.count(RUBLE, action.count);
  if (action?.act === 'recognition') return m.terms.count(RECOGNITION, action.count);
  return action === undefined ? moveShort(m, move, context) : m.terms.actionShort(action);
}

/** The same for several moves at once: "6 stones", not "4 stones and 2 stones". */
export function givenTogether(m: Messages, moves: readonly Move[], context: Context): string {
  const counts = new Map<number, number>();
  const others: string[] = [];
  for (const move of moves) {
    const gift = giftOf(move, context);
    if (gift === null) others.push(givenBy(m, move, context));
    else counts.set(gift.resource, (counts.get(gift.resource) ?? 0) + gift.count);
  }
  return m.terms.and([...[...counts].map(([resource, count]) => m.terms.count(resource, count)), ...others]);
}

/** How many of one resource a move gives; null if it gives a choice. */
function giftOf(move: Move, context: Context): { resource: number; count: number } | null {
  const { table } = context;
  if (move.do === 'take') {
    const here = underDie(context);
    return here === null || here.most === 0 ? null : { resource: here.resource, count: here.most };
  }
  if (move.do === 'use') {
    const action = actionAt(table, move.action);
    if (action?.act === 'rubles') return { resource: RUBLE, count: action.count };
    return action?.act === 'recognition' ? { resource: RECOGNITION, count: action.count } : null;
  }
  const tile = move.do === 'activate' ? at(deciding(context).slots, move.slot) : null;
  return tile === null ? null : goodsFrom(table, tile);
}

function deliveredBy(moves: readonly Move[]): Pile {
  return moves.reduce((pile, move) => pile + (move.do === 'deliver' ? cubes(move.kind, 1) : 0), 0);
}

/** The resource at the moved die's location, and the maximum that can be taken. */
function underDie(context: Context): { resource: number; most: number } | null {
  const { table } = context;
  const die = movedDie(table);
  return die === null ? null : takeable(table, deciding(context), die);
}

/** The cost of an action in roubles, if its text does not mention it. */
function chargeOf(action: Action): number {
  return action.act === 'buy' ? 0 : costOf(action);
}

/** A short text beside a picture of the thing. */
export function moveShort(m: Messages, move: Move, context: Context): string {
  const { terms, shorts } = m;
  const { table } = context;
  const todo = table.todo.at(-1);
  switch (move.do) {
    case 'claim':
    case 'ivanClaim':
      return capital(sectionName(m, move.section, table));
    case 'banner':
      return move.from === 'inventory' ? shorts.inventory : shorts.whiteSlot;
    case 'slot':
      return capital(at(terms.slots, slotName(table, deciding(context), move.slot)));
    case 'face': {
      if (!move.up) return capital(terms.faceDown);
      if (todo?.ask !== 'face') return capital(terms.faceUp);
      return `${capital(terms.faceUp)}, ${terms.count(RUBLE, slotCost(table, deciding(context), todo.slot))}`;
    }
    case 'decorate':
    case 'ivanOrnament':
      return capital(at(terms.ornaments, secOf(table, move.section).kind));
    case 'gems':
      return goodsList(m, cubes(GREEN_GEM, move.green) + cubes(PURPLE_GEM, move.purple)) || shorts.none;
    case 'acquire': {
      const { resource } = spotOf(table, placeAfter(table, move));
      const rubles = Math.max(0, paidSteps(table, move));
      const name = capital(at(terms.resources, resource));
      return rubles === 0 ? name : `${name}, ${terms.count(RUBLE, rubles)}`;
    }
    case 'take': {
      const here = underDie(context);
      return here === null || here.most === 0 ? shorts.take : terms.count(here.resource, here.most);
    }
    case 'amount':
      return move.count === 0
        ? shorts.none
        : todo?.ask === 'amount'
          ? terms.count(todo.kind, move.count)
          : terms.countMaterials(move.count);
    case 'use': {
      const action = actionAt(table, move.action);
      if (action === undefined) return shorts.use;
      const price = chargeOf(action);
      const name = capital(terms.actionShort(action));
      return price === 0 ? name : `${name}, ${terms.count(RUBLE, price)}`;
    }
    case 'deliver':
    case 'choose':
    case 'sell':
    case 'buy':
    case 'get':
    case 'return':
      return terms.count(move.kind, 1);
    case 'give': {
      const action = todo?.ask === 'give' ? actionAt(table, todo.action) : undefined;
      return terms.count(move.kind, action?.act === 'trade' ? action.give : 1);
    }
    case 'swap':
    case 'reroll':
      return capital(placeName(m, move.place, table));
    case 'activate': {
      const tile = at(deciding(context).slots, move.slot);
      return capital(tile === null ? at(terms.slots, move.slot) : tileGives(m, table, tile));
    }
    case 'rubles':
      return terms.count(RUBLE, RUBLES_FOR_PRESTIGE);
    case 'stop':
    case 'roll':
    case 'end':
      return shorts[move.do];
    default:
      return move satisfies never;
  }
}
