import { markerAt, SQUARE } from './draw/track.ts';
import { keyOf, type Target } from './targets.ts';

/** Finding things on the board, for what moves. */

const shown = (elements: Iterable<HTMLElement>): HTMLElement | undefined => {
  for (const element of elements) if (element.getClientRects().length > 0) return element;
  return undefined;
};

/** The visible element that stands for a target. */
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
