import { at } from '@archivolt/engine';
import {
  actionAt,
  areWhiteSlotsAlike,
  type Benefit,
  componentsOf,
  countOf,
  cubes,
  GREEN_GEM,
  isIvan,
  kindAt,
  levelOf,
  MATERIALS,
  MIDDLE,
  type Pile,
  type Place,
  type Player,
  PURPLE_GEM,
  placesOf,
  quadrantAt,
  SLOTS,
  type Slot,
  type Table,
  type Tile,
  towerOf,
  WHITE_SLOT,
  type Where,
} from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages, Seat, Sec, Spot, Who } from './messages/game.ts';
import { SEASONS } from './seasons.ts';

/** Resolves the indices of a table to players, locations and things, and builds the lists in sentences. */

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export function seatName(m: Messages, seat: Seat, { table, names }: Context): string {
  return isIvan(table, seat) ? m.terms.ivan : (names[seat] ?? `${seat + 1}`);
}

export function whoIs(m: Messages, seat: Seat, context: Context): Who {
  return { name: seatName(m, seat, context), me: seat === context.me, ivan: isIvan(context.table, seat) };
}

export function secOf(table: Table, section: Where): Sec {
  const level = levelOf(section);
  const height = table.towers[towerOf(section)]?.length ?? 0;
  const kind = kindAt(level, height);
  return { kind, tower: ROMAN[towerOf(section)] ?? '', nth: kind === MIDDLE && height > 3 ? level : 0 };
}

export function spotOf(table: Table, place: Place): Spot {
  const gainAt = (other: Place): number => at(componentsOf(table).resources, at(table.market, other)).gain;
  const quadrant = quadrantAt(place);
  const alike = placesOf(quadrant).some((other) => other !== place && gainAt(other) === gainAt(place));
  return {
    resource: gainAt(place),
    season: at(SEASONS, quadrant),
    number: alike ? place + 1 : 0,
  };
}

export function benefitOf(table: Table, tile: Tile): Benefit {
  return at(componentsOf(table).tiles, tile).benefit;
}

export function sectionName(m: Messages, section: Where, table: Table): string {
  return m.terms.section(secOf(table, section));
}

export function placeName(m: Messages, place: Place, table: Table): string {
  return m.terms.place(spotOf(table, place));
}

/** "2 wood and 1 gold"; empty for nothing. */
export function goodsList(m: Messages, pile: Pile, count = m.terms.count): string {
  const kinds = MATERIALS.flatMap((_, kind) => (countOf(pile, kind) > 0 ? [kind] : []));
  return m.terms.and(kinds.map((kind) => count(kind, countOf(pile, kind))));
}

/** The same as an object of a verb. */
export function goodsIn(m: Messages, pile: Pile): string {
  return goodsList(m, pile, m.terms.counted);
}

export function gemList(m: Messages, green: number, purple: number): string {
  return goodsIn(m, cubes(GREEN_GEM, green) + cubes(PURPLE_GEM, purple));
}

/** The price of 1 material at the artisans, bought or sold: RC-I3. */
export function priceOf(table: Table, index: number): number {
  const action = actionAt(table, index);
  return action?.act === 'sell' || action?.act === 'buy' ? action.rubles : 0;
}

/** The seat whose workshop a move is about: the reader's, otherwise that of the player to move. */
export function deciding({ table, me }: Context): Table['players'][number] {
  return at(table.players, me ?? table.active);
}

/** The index of a slot's name. Equivalent white slots share a name. */
export function slotName(table: Table, player: Player, slot: Slot): number {
  return slot >= WHITE_SLOT && areWhiteSlotsAlike(table, player) ? SLOTS : slot;
}
