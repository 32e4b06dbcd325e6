import type { Die, Material, Place, Slot, Where } from '@archivolt/red-cathedral';

/**
 * What can be touched on the board, and how it is marked. The board parts know no rule: they draw a table, wear the
 * marks that they are given, and say what was touched.
 */
export type Target =
  | { on: 'section'; section: Where }
  | { on: 'die'; die: Die }
  | { on: 'place'; place: Place }
  | { on: 'influence'; quadrant: number; action: number }
  | { on: 'slot'; slot: Slot }
  | { on: 'goods'; kind: Material }
  | { on: 'supply'; kind: Material }
  | { on: 'banner'; from: 'inventory' | 'white' }
  | { on: 'ornament'; ornament: number }
  | { on: 'player'; seat: number };

/** One string for each target: key of a mark, and the `data-target` of the element that stands for it. */
export function keyOf(target: Target): string {
  return Object.values(target).join(':');
}

export interface Mark {
  state: 'possible' | 'chosen' | 'impossible';
  /** Rubles that it costs, shown on the thing itself; 0 is shown too. */
  price?: number;
  /** The name for a screen reader, and for the tooltip: what it is and what touching it does. */
  label: string;
}

export type Marks = ReadonlyMap<string, Mark>;

/** What every board part is given besides the table. */
export interface Touching {
  marks: Marks;
  /** The name of a thing that carries no mark. */
  labelOf(target: Target): string;
  touch(target: Target): void;
  /** A cube dragged from the inventory and dropped on a section. */
  drop?(kind: Material, onto: Target): void;
  /** A cube is taken up to be dragged, so that the sections may show what it can do; null when it is let go. */
  lift?(kind: Material | null): void;
}
