import {
  addedCards,
  BLOCKS,
  type Building,
  type Colour,
  colourOf,
  componentsOf,
  countedAt,
  listCards,
  type Piece,
  pieceAt,
  pieceOf,
  type Space,
  type Table,
  valueAt,
} from '@archivolt/architectura';
import { at, type Seat } from '@archivolt/engine';

/** Values that the parts derive from a table. */

export const colourAt = (table: Table, seat: Seat): Colour => colourOf(table.colours.charAt(seat));

/** One space, as it is drawn. */
export interface Lot {
  /** The card on top, if there is one; without a face it is a ruin. */
  piece: Piece | undefined;
  colour: Colour | undefined;
  face: number;
  /** The value of X or N here. */
  base: number | undefined;
  value: number | undefined;
  /** The colour of the token here. */
  token: Colour | undefined;
  /** Cards beneath, from the bottom. */
  under: readonly Building[];
}

export function lotAt(table: Table, space: Space): Lot {
  const components = componentsOf(table);
  const building = at(table.top, space);
  const piece = building < 0 ? undefined : pieceOf(components, building);
  const face = at(table.face, space);
  const value = face < 0 ? undefined : valueAt(table, components, space);
  const holder = at(table.token, space);
  return {
    piece,
    colour: piece && colourAt(table, piece.seat),
    face,
    base: piece?.base && face >= 0 ? countedAt(table, components, piece, space) : undefined,
    value,
    token: holder < 0 ? undefined : colourAt(table, holder),
    under: table.covered.filter((card) => card.space === space).map((card) => card.building),
  };
}

/** Cards that are face up somewhere. */
export const upright = (table: Table): ReadonlySet<Building> =>
  new Set(table.top.filter((_, space) => at(table.face, space) >= 0));

/** AR-V3: the cards added to a deck that has been shown to all. */
export const addedTo = (table: Table, seat: Seat): Piece[] =>
  listCards(addedCards(at(table.players, seat).deck)).map((number) =>
    pieceAt(componentsOf(table), seat, number),
  );

export const streetsOf = (table: Table): number => table.top.length / BLOCKS;

export const ROMAN = ['I', 'II', 'III', 'IV'];

/** X and N with what is added to them: `X`, `N+2`, `X-1`. */
export const formula = (base: string, added: number): string =>
  added === 0 ? base : `${base}${added > 0 ? '+' : ''}${added}`;

/** Quarter turns to show: the nearest to the last ones, so that a card continues turning instead of unwinding. */
export const nearestTurn = (turn: number, last: number): number => last + ((((turn - last) % 4) + 6) % 4) - 2;
