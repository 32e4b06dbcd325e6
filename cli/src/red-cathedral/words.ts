import { at } from '@archivolt/engine';
import {
  COLOURS,
  type ComponentSet,
  componentsOf,
  countOf,
  DICE,
  MATERIALS,
  type Pile,
  printWhere,
  RESOURCES,
  type Slot,
  type Table,
  type Where,
} from '@archivolt/red-cathedral';

/** The things of the game, as a sentence names them. */

const MATERIAL_WORDS = ['wood', 'brick', 'stone', 'gold', 'green gem', 'purple gem'] as const;
const PLURALS = ['wood', 'bricks', 'stone', 'gold', 'green gems', 'purple gems'] as const;

export function material(kind: number): string {
  return at(MATERIAL_WORDS, kind);
}

/** "2 bricks" */
export function cubesOf(count: number, kind: number): string {
  return `${count} ${at(count === 1 ? MATERIAL_WORDS : PLURALS, kind)}`;
}

export function rubles(count: number): string {
  return count === 1 ? '1 ruble' : `${count} rubles`;
}

/** "2 wood", "1 ruble", "1 recognition" */
export function resource(kind: number, count: number): string {
  if (kind < MATERIALS.length) return cubesOf(count, kind);
  return at(RESOURCES, kind) === 'ruble' ? rubles(count) : `${count} recognition`;
}

/** "2 wood, 1 gold", or "nothing" */
export function goods(pile: Pile): string {
  const parts = MATERIALS.flatMap((_, kind) =>
    countOf(pile, kind) > 0 ? [cubesOf(countOf(pile, kind), kind)] : [],
  );
  return parts.join(', ') || 'nothing';
}

export function kinds(list: readonly number[]): string {
  if (list.length === MATERIALS.length) return 'any material';
  return list
    .map((kind) => material(kind))
    .join(list.length > 2 ? ', ' : ' or ')
    .replace(/, ([^,]*)$/, ' or $1');
}

export function section(where: Where): string {
  return `section ${printWhere(where)}`;
}

export function place(index: number): string {
  return `place ${index + 1}`;
}

export function die(index: number): string {
  return `the ${at(DICE, index)} die`;
}

export function slotName(slot: Slot): string {
  return slot === 5 ? 'second white' : at(DICE, slot);
}

export function colour(index: number): string {
  const name = at(COLOURS, index);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a workshop tile gives, in few words. */
export function tileName(set: ComponentSet, tile: number): string {
  const { benefit } = at(set.tiles, tile);
  if ('any' in benefit) return '1 material of choice';
  if ('die' in benefit) return `${at(DICE, benefit.die)} die`;
  return resource(benefit.gain, benefit.count);
}

export function tileOf(table: Table, tile: number): string {
  return tileName(componentsOf(table), tile);
}
