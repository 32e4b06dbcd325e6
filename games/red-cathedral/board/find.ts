import { componentsOf, type Table } from '@archivolt/red-cathedral';
import { markerAt, SQUARE } from './draw/track.ts';
import { keyOf, type Target } from './targets.ts';

/** Locates things on the board, for animations. */

const shown = (elements: Iterable<HTMLElement>): HTMLElement | undefined => {
  for (const element of elements) if (element.getClientRects().length > 0) return element;
  return undefined;
};

/** The visible element of a target. */
export function elementOf(target: Target, root: ParentNode = document): HTMLElement | undefined {
  return shown(root.querySelectorAll<HTMLElement>(`[data-target="${keyOf(target)}"]`));
}

interface Spot {
  x: number;
  y: number;
}
const spot = ([x, y]: readonly [number, number]): Spot => ({ x: x / SQUARE, y: y / SQUARE });

/** The middle of a track space, in fractions of the market plate (`[data-thing="market"]`). */
export const spaceAt = (space: number): Spot => spot(markerAt(space));

/** The last space of the straight track: a little more than anybody has reached. */
export const stripEnd = (table: Table): number =>
  Math.max(componentsOf(table).track.last, ...table.players.map(({ space }) => space + 2));

/** The same on the straight track of a phone (`[data-thing="strip"]`). */
export const stripAt = (table: Table, space: number): Spot => ({
  x: (space + 0.5) / (stripEnd(table) + 1),
  y: STRIP.marker / STRIP.height,
});

/** Measures of the straight track, in pixels. */
export const STRIP = { space: 30, height: 48, marker: 16 } as const;
