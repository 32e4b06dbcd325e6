import type { Seat } from '@archivolt/engine';
import { onPlace } from './draw/ring.ts';
import { markerAt, SQUARE } from './draw/track.ts';
import { keyOf, type Target } from './targets.ts';

/** Finding things on the board: for what moves, and for what must come into view. */

const shown = (elements: Iterable<HTMLElement>): HTMLElement | undefined => {
  for (const element of elements) if (element.getClientRects().length > 0) return element;
  return undefined;
};

/** The visible element that stands for a target. */
export function elementOf(target: Target, root: ParentNode = document): HTMLElement | undefined {
  return shown(root.querySelectorAll<HTMLElement>(`[data-target="${keyOf(target)}"]`));
}

/** The score marker of a seat, on the frame or on the strip. */
export function markerOf(seat: Seat, root: ParentNode = document): HTMLElement | undefined {
  return shown(root.querySelectorAll<HTMLElement>(`[data-thing="marker:${seat}"]`));
}

/** Scrolls whatever holds the target until it is seen; nothing moves when it is in view already. */
export function bringIntoView(target: Target, root: ParentNode = document): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  elementOf(target, root)?.scrollIntoView({
    behavior: calm ? 'instant' : 'smooth',
    block: 'nearest',
    inline: 'center',
  });
}

interface Spot {
  x: number;
  y: number;
}
const spot = ([x, y]: readonly [number, number]): Spot => ({ x: x / SQUARE, y: y / SQUARE });

/** Centres in fractions of the market plate (`[data-thing="market"]`). */
export const spaceAt = (space: number): Spot => spot(markerAt(space));
export const placeAt = (place: number): Spot => spot(onPlace(place, 180));
export const tileAt = (place: number): Spot => spot(onPlace(place, 128));
