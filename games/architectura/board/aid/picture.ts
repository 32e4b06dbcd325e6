import type { Colour, Piece } from '@archivolt/architectura';
import type { IconId } from '../draw/icons.ts';

/** A part of the board, drawn beside the text of the aid. */
export type Picture =
  | { readonly show: 'icon'; readonly id: IconId }
  | { readonly show: 'card'; readonly piece: Piece; readonly size: number }
  /** A card showing this side, or in ruins. */
  | { readonly show: 'small'; readonly piece: Piece; readonly face: number | 'ruin' }
  | { readonly show: 'token'; readonly colour: Colour }
  | { readonly show: 'letter'; readonly letter: string };

export const icon = (id: IconId): Picture => ({ show: 'icon', id });
