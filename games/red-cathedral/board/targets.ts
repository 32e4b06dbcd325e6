import type { Die, Material, Place, Slot, Where } from '@archivolt/red-cathedral';
import type { TraceLooks } from '../../../client/src/table/traces.ts';

/**
 * Touch targets on the board, and their marks. The board parts know no rules: they draw a table with the given marks and
 * report what was touched.
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

/** A unique key for each target: the key of its mark, and the `data-target` of its element. */
export function keyOf(target: Target): string {
  return Object.values(target).join(':');
}

export interface Mark {
  state: 'possible' | 'chosen' | 'impossible';
  /** Price in rubles, shown on the thing itself; 0 is shown too. */
  price?: number;
  /** A slot that is too expensive for a tile face up. */
  faceDown?: boolean;
  /** The accessible name and tooltip: what it is and what touching it does. */
  label: string;
}

export type Marks = ReadonlyMap<string, Mark>;

/** Props of every board part besides the table. */
export interface Touching {
  marks: Marks;
  /** Traces of what the others did. */
  traces?: TraceLooks;
  /** The name of a thing without a mark. */
  labelOf(target: Target): string;
  touch(target: Target): void;
  /** A cube dragged from the inventory and dropped on a section. */
  drop?(kind: Material, onto: Target): void;
  /** Called when a cube is picked up, so that the sections can show where it fits; null when it is released. */
  lift?(kind: Material | null): void;
}
