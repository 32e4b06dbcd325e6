import type { InfluenceCard } from '@archivolt/red-cathedral';
import { C, onPlace } from '../draw/ring.ts';
import { actionBox } from '../draw/spandrel.ts';
import { SQUARE } from '../draw/track.ts';

/** Boxes of the touch targets, on the square of 600 units and in percent of it. */

export type Box = readonly [number, number, number, number];

const percent = ([x, y, w, h]: Box): Box => [
  (x * 100) / SQUARE,
  (y * 100) / SQUARE,
  (w * 100) / SQUARE,
  (h * 100) / SQUARE,
];

const around = ([x, y]: readonly [number, number], w: number, h: number): Box => [x - w / 2, y - h / 2, w, h];

/** The niche as an upright box, rotated to its angle. */
export const placeBox = (place: number): Box => percent(around(onPlace(place, 156), 104, 116));
export const dieBox = (x: number, y: number): Box => percent(around([x, y], 35, 35));
export const influenceBox = (card: InfluenceCard, quadrant: number, action: number): Box =>
  percent(actionBox(card, quadrant, action));

/** A pile of the supply: two columns, three rows in the hub. */
export const hubBox = (kind: number): Box => [
  C - 57 + (kind % 2) * 58,
  C - 50 + Math.floor(kind / 2) * 33,
  57,
  // As high as its row: on a phone that is 24 pixels, the minimum for a touch target.
  33,
];
export const supplyBox = (kind: number): Box => percent(hubBox(kind));
