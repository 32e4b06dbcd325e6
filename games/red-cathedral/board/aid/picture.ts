import type { Action, Die, Tile } from '@archivolt/red-cathedral';

/** A part of the board, drawn beside the text of the aid. */
export type Picture =
  | { readonly show: 'icon'; readonly id: string; readonly colour?: number }
  | { readonly show: 'die'; readonly die: Die }
  /** A workshop tile; null shows its back. */
  | { readonly show: 'tile'; readonly tile: Tile | null }
  | { readonly show: 'action'; readonly action: Action }
  /** A slot of the workshop, and the price of a tile face up there. */
  | { readonly show: 'slot'; readonly die: Die; readonly cost: number }
  /** An influence card: the symbol of its group in the colour of its quadrant. */
  | { readonly show: 'card'; readonly id: string; readonly quadrant: number };

export const icon = (id: string): Picture => ({ show: 'icon', id });
