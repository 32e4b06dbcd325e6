import type { Track } from '@archivolt/red-cathedral';
import { polar } from '@archivolt/table/draw/shapes.ts';
import { circle, FINE, f, g, INK, join, path, rect, text, times, use, v } from '@archivolt/table/draw/svg.ts';
import { colourClass, emblemId } from './names.ts';

/** The score track: a frame of 80 spaces around the market, 600 units square. Beyond its end the spaces repeat. */

export const SQUARE = 600;
export const EDGE = 44;
/** The spaces that the drawing has, whatever the length of the track. */
export const AROUND = 80;
const STEP = (SQUARE - 2 * EDGE) / 19;
const FAR = SQUARE - EDGE;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Towards the outer edge; none in a corner. */
  out: readonly [number, number];
}

/** 0 and 80 share the lower left corner; then up, right, down, left. */
function box(space: number): Box {
  const n = space % AROUND;
  const quarter = Math.floor(n / 20);
  const along = n % 20;
  if (along === 0)
    return { x: quarter < 2 ? 0 : FAR, y: quarter % 3 === 0 ? FAR : 0, w: EDGE, h: EDGE, out: [0, 0] };
  if (quarter === 0) return { x: 0, y: FAR - along * STEP, w: EDGE, h: STEP, out: [-1, 0] };
  if (quarter === 1) return { x: EDGE + (along - 1) * STEP, y: 0, w: STEP, h: EDGE, out: [0, -1] };
  if (quarter === 2) return { x: FAR, y: EDGE + (along - 1) * STEP, w: EDGE, h: STEP, out: [1, 0] };
  return { x: FAR - along * STEP, y: FAR, w: STEP, h: EDGE, out: [0, 1] };
}

/** A point of a space, `by` units inwards from its middle. */
function inside({ x, y, w, h, out }: Box, by: number): [number, number] {
  return [x + w / 2 - out[0] * by, y + h / 2 - out[1] * by];
}

/** The position of a marker that is the index-th of several on this space. */
export function markerAt(space: number, index = 0, among = 1): [number, number] {
  const b = box(space);
  const corner = b.out[0] === 0 && b.out[1] === 0;
  // Several markers are side by side along the long side of the space, so that each emblem is visible, and stay within it.
  const [x, y] = inside(b, among > 1 || corner ? 0 : 7);
  const shift =
    (index - (among - 1) / 2) *
    Math.min(12, (EDGE - 2 * MARKER * markerScale(among)) / Math.max(1, among - 1));
  return b.out[0] === 0 && !corner ? [x, y + shift] : [x + shift, y];
}

/** The radius of a marker, and its scale if several share a space. */
const MARKER = 12.8;
export const markerScale = (among: number): number => (among > 2 ? 0.7 : among > 1 ? 0.82 : 1);

export const shield = (cx: number, cy: number, w: number): string =>
  `M${f(cx - w / 2)} ${f(cy - w * 0.5)}h${f(w)}v${f(w * 0.52)}c0 ${f(w * 0.34)} ${f(-w * 0.3)} ${f(w * 0.46)} ${f(-w / 2)} ${f(w * 0.56)}c${f(-w * 0.2)} ${f(-w * 0.1)} ${f(-w / 2)} ${f(-w * 0.22)} ${f(-w / 2)} ${f(-w * 0.56)}z`;

const lozenge = (x: number, y: number): string => path(`M${f(x)} ${f(y - 3)}l3 3l-3 3l-3-3z`, v('paper-3'));

/** The prestige that begins on a space, 0 for none. */
export const prestigeOn = (track: Track, space: number): number => track.prestige.indexOf(space) + 1;

function plain(track: Track, n: number): string {
  const b = box(n);
  const prestige = prestigeOn(track, n);
  const [nx, ny] = inside(b, b.out[0] === 0 ? -14.5 : -13);
  const [sx, sy] = inside(b, 8);
  return (
    rect(b.x, b.y, b.w, b.h, v(prestige ? 'paper-2' : 'paper-0'), {
      stroke: v('rule'),
      'stroke-width': 0.8,
    }) +
    text(nx, ny + 4.2, n, { class: 'tn' }) +
    (prestige
      ? path(shield(sx, sy, 21), v('prest'), FINE) + text(sx, sy + 4, prestige, { class: 'tp' })
      : lozenge(sx, sy))
  );
}

/** Corners are large squares with a rosette. */
function corner(track: Track, n: number): string {
  const b = box(n);
  const [cx, cy] = inside(b, 0);
  const ray = (k: number): string => {
    const [[lx, ly], [px, py], [rx, ry]] = [
      polar(cx, cy, 11, k * 45 - 20),
      polar(cx, cy, 19.5, k * 45),
      polar(cx, cy, 11, k * 45 + 20),
    ];
    return `M${f(cx)} ${f(cy)}L${f(lx)} ${f(ly)}L${f(px)} ${f(py)}L${f(rx)} ${f(ry)}Z`;
  };
  const ground = rect(b.x, b.y, EDGE, EDGE, v('cinnabar-deep'), INK) + path(times(8, ray), v('ochre'), FINE);
  const prestige = prestigeOn(track, n);
  if (!prestige)
    return ground + circle(cx, cy, 13, v('paper-0'), INK) + text(cx, cy + 5, n, { class: 'tn big' });
  return (
    ground +
    path(shield(cx, cy - 1, 24), v('prest'), INK) +
    text(cx, cy + 4, prestige, { class: 'tp big' }) +
    text(b.x + EDGE - 10, n === 60 ? b.y + EDGE - 4 : b.y + 12, n, { class: 'tn inv' })
  );
}

/** 0 and the last space share a corner. */
const start = (track: Track): string =>
  rect(0, FAR, EDGE, 24, v('cinnabar-deep'), INK) +
  rect(0, FAR + 24, EDGE, 20, v('paper-0'), INK) +
  text(12, FAR + 16.5, AROUND, { class: 'tn inv' }) +
  text(22, FAR + 39, 0, { class: 'tn big' }) +
  path(shield(32, FAR + 11.5, 20), v('prest'), FINE) +
  text(32, FAR + 15.5, prestigeOn(track, AROUND) || '', { class: 'tp' });

export const trackFrame = (track: Track): string =>
  join([...Array(AROUND).keys()], (n) => (n % 20 === 0 ? '' : plain(track, n))) +
  join([20, 40, 60], (n) => corner(track, n)) +
  start(track);

/** A score marker: a turned wooden disc with the emblem, centred on (0, 0). */
export const marker = (colour: number): string =>
  g(
    circle(0, 1.6, 12, 'var(--p2)', INK) +
      circle(0, 0, 12, 'var(--p)', INK) +
      circle(0, 0, 9, 'none', { stroke: 'var(--pon)', 'stroke-width': 0.9, opacity: 0.7 }) +
      use(emblemId(colour), -6, -6, 12, { color: 'var(--pon)' }),
    { class: colourClass(colour) },
  );

/** A preview of a marker. */
export const ghostMarker = (colour: number): string =>
  g(
    circle(0, 0, 12.5, 'var(--pt)', { stroke: 'var(--p)', 'stroke-width': 2.2, 'stroke-dasharray': '4 3' }) +
      use(emblemId(colour), -6, -6, 12, { color: 'var(--p)', class: 'on-tint' }),
    { class: colourClass(colour) },
  );
