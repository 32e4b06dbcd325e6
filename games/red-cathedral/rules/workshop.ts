import { at, type Seat } from '@archivolt/engine';
import type { Benefit, WorkshopTile } from './componentSet.ts';
import { componentsOf } from './components.ts';
import { freeSpaces, gain, obtainable } from './goods.ts';
import type { Events, Player, Table } from './state.ts';
import { ask } from './todo.ts';
import { type Kind, type Resource, SLOTS, type Slot, type Tile, WHITE_SLOT } from './vocabulary.ts';

/** The workshop board: its slots and the benefits of their tiles. */

/** RC-C3, RC-C8: whether a tile may be placed here. */
export function isFreeSlot(table: Table, player: Player, slot: Slot): boolean {
  if (player.slots[slot] !== null) return false;
  return !holdsBanner(table, player, slot);
}

/** RC-C8: whether a banner of the advanced side is on this slot; they leave the first white slot first. */
export function holdsBanner(table: Table, { aside }: Player, slot: Slot): boolean {
  return table.side === 'advanced' && slot >= Math.max(WHITE_SLOT, SLOTS - aside);
}

/** RC-P9: a marked tile is in play only with three or more players. */
export function isTileInPlay({ marked }: WorkshopTile, players: number): boolean {
  return !marked || players > 2;
}

/** RC-C4: roubles for a tile face up in this slot. */
export function slotCost(table: Table, player: Player, slot: Slot): number {
  const { boards } = componentsOf(table);
  return table.side === 'advanced' ? boards.advanced.cost : at(at(boards.basic, player.colour), slot);
}

export function isAffordable(table: Table, player: Player, slot: Slot): boolean {
  return player.rubles >= slotCost(table, player, slot);
}

/** Whether both white slots are free and cost the same: then it makes no difference which of them takes a tile. */
export function areWhiteSlotsAlike(table: Table, player: Player): boolean {
  const [one, other] = [WHITE_SLOT, WHITE_SLOT + 1];
  return (
    isFreeSlot(table, player, one) &&
    isFreeSlot(table, player, other) &&
    slotCost(table, player, one) === slotCost(table, player, other)
  );
}

/** RC-P3: the ornament that begins the game on this slot; null on the basic side and on white slots. */
export function ornamentOn(table: Table, slot: Slot): Kind | null {
  if (table.side === 'basic' || slot >= WHITE_SLOT) return null;
  return at(componentsOf(table).boards.advanced.ornaments, slot);
}

/** RC-C7: the ornament that this slot still locks, until a tile is face up on it. */
export function lockedOn(table: Table, { up }: Player, slot: Slot): Kind | null {
  return at(up, slot) ? null : ornamentOn(table, slot);
}

/** What a tile gives now: a resource and its number, packed as resource × 10 + number; or any material. */
export type Yield = number;
const ANY: Yield = -1;

/** RC-W2: a die tile gives what is at that die's place. */
export function yieldOf(table: Table, tile: Tile): Yield {
  const { benefit } = at(componentsOf(table).tiles, tile);
  switch (benefit.kind) {
    case 'any':
      return ANY;
    case 'resource':
      return benefit.gain * 10 + benefit.count;
    case 'die': {
      const { place } = at(table.dice, benefit.die);
      const found = at(componentsOf(table).resources, at(table.market, place));
      return found.gain * 10 + found.count;
    }
    default:
      return benefit satisfies never;
  }
}

/** The same as a resource and its number; null for any material. */
export function goodsFrom(table: Table, tile: Tile): { resource: Resource; count: number } | null {
  const gives = yieldOf(table, tile);
  return gives === ANY ? null : { resource: Math.floor(gives / 10), count: gives % 10 };
}

/** Whether a tile always gives what is printed on it: RC-W2. */
export function isPrinted(benefit: Benefit): boolean {
  switch (benefit.kind) {
    case 'resource':
    case 'any':
      return true;
    case 'die':
      return false;
    default:
      return benefit satisfies never;
  }
}

/** Whether the player would get any of it: RC-T4. */
export function isUseful(table: Table, player: Player, gives: Yield): boolean {
  if (gives === ANY) return freeSpaces(player) > 0 && table.supply !== 0;
  return obtainable(table, player, Math.floor(gives / 10), gives % 10) > 0;
}

/** Takes the benefit of a tile; `min` is 0 if it may be left (RC-T4). */
export function takeBenefit(table: Table, seat: Seat, tile: Tile, min: 0 | 1, events: Events): void {
  const gives = yieldOf(table, tile);
  if (gives !== ANY) gain(table, seat, Math.floor(gives / 10), gives % 10, min, 'workshop', events);
  else if (isUseful(table, at(table.players, seat), gives))
    ask(table, { ask: 'choose', min, from: 'workshop' });
}
