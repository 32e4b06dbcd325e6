import type { Die, Material, Place, Slot, Where } from '@archivolt/red-cathedral';
import { type BaseMark, type TouchingOf, targetKey } from '@archivolt/table/parts/touching.ts';

/** The touch targets on the board. */
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

export const keyOf: (target: Target) => string = targetKey;

export interface Mark extends BaseMark {
  /** Price in roubles, shown on the thing itself; 0 is shown too. */
  price?: number;
  /** A slot that is too expensive for a tile face up. */
  faceDown?: boolean;
}

export type Marks = ReadonlyMap<string, Mark>;

/** A cube can be dragged from the inventory onto a section. */
export type Touching = TouchingOf<Target, Mark, Material>;
