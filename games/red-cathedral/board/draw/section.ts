import { at } from '@archivolt/engine';
import {
  componentsOf,
  countOf,
  MATERIALS,
  type Section,
  type SectionCard,
  type Table,
} from '@archivolt/red-cathedral';
import { g } from '@archivolt/table/draw/svg.ts';
import { BASES, base } from './bases.ts';
import { DOMES, dome } from './domes.ts';
import { MIDDLES, middle } from './middles.ts';

/** The drawing of a section card, 100 units wide, from the top left corner. */

export const WIDTH = 100;
const HEIGHTS = [118, 92, 150];
export const heightOf = (card: SectionCard): number => at(HEIGHTS, card.kind);
export const cardOf = (table: Table, section: Section): SectionCard =>
  at(componentsOf(table).sections, section.card);

/** The cost of the card, in the order of the materials. */
export function costOf(card: SectionCard): number[] {
  return MATERIALS.flatMap((_, kind) => Array<number>(countOf(card.cost, kind)).fill(kind));
}

const drawn = new Map<string, string>();

/** The finished building. Each card of the base set has its own; cards of other sets borrow one by their number. */
export function building(card: SectionCard, owner?: number): string {
  const key = `${card.id} ${owner}`;
  let found = drawn.get(key);
  if (found === undefined) {
    const number = Number.parseInt(card.id.replace(/\D/g, ''), 10) || 1;
    const pick = <T>(styles: readonly T[]): T => at(styles, (number - 1) % styles.length);
    const inner =
      card.kind === 0
        ? base(pick(BASES), owner)
        : card.kind === 1
          ? middle(pick(MIDDLES), owner)
          : dome(pick(DOMES), owner);
    found = g(inner, { 'stroke-linejoin': 'round' });
    drawn.set(key, found);
  }
  return found;
}
