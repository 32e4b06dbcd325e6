import { at, type Seat } from '@archivolt/engine';
import { countOf, isSite, MATERIALS, type Material, missing, type Table } from '@archivolt/red-cathedral';

/** The materials that a player's unfinished sections need, beyond those in the inventory. */
export function needsOf(table: Table, seat: Seat): Set<Material> {
  const lacking = table.towers
    .flat()
    .filter((section) => isSite(section, seat))
    .map((section) => missing(table, section));
  const { goods } = at(table.players, seat);
  return new Set(
    MATERIALS.map((_, kind) => kind).filter(
      (kind) => lacking.reduce((sum, pile) => sum + countOf(pile, kind), 0) > countOf(goods, kind),
    ),
  );
}
