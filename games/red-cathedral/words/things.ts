import { at } from '@archivolt/engine';
import {
  type Action,
  type Benefit,
  cardAt,
  componentsOf,
  countOf,
  cubes,
  GREEN_GEM,
  IVAN,
  isFreeSlot,
  KINDS,
  levelOf,
  MATERIALS,
  type Pile,
  type Place,
  type Player,
  PURPLE_GEM,
  quadrantAt,
  quadrantOf,
  SLOTS,
  type Slot,
  slotCost,
  type Table,
  type Tile,
  towerOf,
  WHITE_SLOT,
  type Where,
} from '@archivolt/red-cathedral';
import type { Context, RedCathedralMessages as Messages, Seat, Sec, Spot, Who } from './messages/game.ts';
import { SEASONS } from './words.ts';

/** What the indices of a table mean: who, where, which; and the lists that sentences are made with. */

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

export function seatName(m: Messages, seat: Seat, { table, names }: Context): string {
  return table.ivan !== null && seat === IVAN ? m.terms.ivan : (names[seat] ?? `${seat + 1}`);
}

export function whoIs(m: Messages, seat: Seat, context: Context): Who {
  const ivan = context.table.ivan !== null && seat === IVAN;
  return { name: seatName(m, seat, context), me: seat === context.me, ivan };
}

export function secOf(table: Table, section: Where): Sec {
  const level = levelOf(section);
  const height = table.towers[towerOf(section)]?.length ?? 0;
  const kind = level === 0 ? 0 : level === height - 1 ? KINDS.length - 1 : 1;
  return { kind, tower: ROMAN[towerOf(section)] ?? '', nth: kind === 1 && height > 3 ? level : 0 };
}

export function spotOf(table: Table, place: Place): Spot {
  const gainAt = (other: Place): number => at(componentsOf(table).resources, at(table.market, other)).gain;
  const twin = place % 2 === 0 ? place + 1 : place - 1;
  return {
    resource: gainAt(place),
    season: at(SEASONS, quadrantAt(place)),
    number: gainAt(twin) === gainAt(place) ? place + 1 : 0,
  };
}

export function benefitOf(table: Table, tile: Tile): Benefit {
  return at(componentsOf(table).tiles, tile).benefit;
}

/** The influence action that the moved die has reached; null while no die was moved. */
export function actionAt(table: Table, index: number): Action | null {
  for (const todo of table.todo)
    if (todo.ask === 'market') return cardAt(table, quadrantOf(table, todo.die)).actions[index] ?? null;
  return null;
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

/** The same in a sentence in which somebody gets, gives or needs it. */
export function goodsIn(m: Messages, pile: Pile): string {
  return goodsList(m, pile, m.terms.counted);
}

export function gemList(m: Messages, green: number, purple: number): string {
  return goodsIn(m, cubes(GREEN_GEM, green) + cubes(PURPLE_GEM, purple));
}

/** What the artisans pay or ask for 1 material: RC-I3. */
export function priceOf(table: Table, index: number): number {
  const action = actionAt(table, index);
  return action?.act === 'sell' || action?.act === 'buy' ? action.rubles : 0;
}

/** Whose workshop a move is about: the reader's, else that of the one to move. */
export function deciding({ table, me }: Context): Table['players'][number] {
  return at(table.players, me ?? table.active);
}

export function movedDie(table: Table): number | null {
  for (const todo of table.todo) if (todo.ask === 'market') return todo.die;
  return null;
}

/** The index of a slot's name. Two free white slots that cost the same are alike, and so are their names. */
export function slotName(table: Table, player: Player, slot: Slot): number {
  if (slot < WHITE_SLOT) return slot;
  const [one, other] = [WHITE_SLOT, WHITE_SLOT + 1];
  const alike = slotCost(table, player, one) === slotCost(table, player, other);
  return alike && isFreeSlot(table, player, one) && isFreeSlot(table, player, other) ? SLOTS : slot;
}
