import { at, each, type Seat } from '@archivolt/engine';
import type { SectionCard } from './componentSet.ts';
import { componentsOf } from './components.ts';
import type { Pile } from './pile.ts';
import type { Section, Table } from './state.ts';
import { BASE, DOME, type Kind, MIDDLE, type Where } from './vocabulary.ts';

/** Towers and their sections. */

export function where(tower: number, level: number): Where {
  return tower * 10 + level;
}

/** A list with an entry for every section that any table can have, by its number. */
export function bySection<V>(make: (section: Where) => V): V[] {
  return each(100, make);
}

export function towerOf(section: Where): number {
  return Math.floor(section / 10);
}

export function levelOf(section: Where): number {
  return section % 10;
}

export function sectionAt(table: Table, section: Where): Section {
  return at(at(table.towers, towerOf(section)), levelOf(section));
}

/** RC-P7: the kind of a section by its place in a tower, with one base and one dome. */
export function kindAt(level: number, height: number): Kind {
  if (level === 0) return BASE;
  return level === height - 1 ? DOME : MIDDLE;
}

/** Whether this table has such a section. */
export function hasSection(table: Table, section: Where): boolean {
  return table.towers[towerOf(section)]?.[levelOf(section)] !== undefined;
}

export function cardOf(table: Table, section: Section): SectionCard {
  return at(componentsOf(table).sections, section.card);
}

export function kindOf(table: Table, section: Section): Kind {
  return cardOf(table, section).kind;
}

/** RC-B2: whether a section is claimed by this seat and not completed. */
export function isSite({ banner, done }: Section, seat: Seat): boolean {
  return banner === seat && !done;
}

/** What a section still needs: RC-B2. */
export function missing(table: Table, section: Section): Pile {
  return cardOf(table, section).cost - section.delivered;
}

/** RC-C2: no banner yet, and a base or directly above a banner. */
export function isAvailable(tower: readonly Section[], level: number): boolean {
  return at(tower, level).banner === null && (level === 0 || at(tower, level - 1).banner !== null);
}

/** RC-B4: the claimed sections below a level that are not completed, with their owners. */
export function unfinishedBelow(tower: readonly Section[], level: number): { level: number; owner: Seat }[] {
  return tower
    .slice(0, level)
    .flatMap(({ banner, done }, below) => (banner === null || done ? [] : [{ level: below, owner: banner }]));
}

export function completedBy(table: Table, seat: Seat): number {
  let count = 0;
  for (const tower of table.towers)
    for (const section of tower) if (section.done && section.banner === seat) count++;
  return count;
}

/** Whether the seat has completed at least one section of each of the three kinds: RC-I6. */
export function hasEveryKind(table: Table, seat: Seat): boolean {
  const { sections } = componentsOf(table);
  let kinds = 0;
  for (const tower of table.towers) {
    for (const section of tower)
      if (section.done && section.banner === seat) kinds |= 1 << at(sections, section.card).kind;
  }
  return kinds === 7;
}

export function ornamentsOf(table: Table, seat: Seat): number {
  let count = 0;
  for (const tower of table.towers) for (const section of tower) if (section.ornament === seat) count++;
  return count;
}
