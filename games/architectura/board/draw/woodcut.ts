/**
 * The woodcut toolbox: pigments, shapes, tapered hatching. Pure functions to SVG text. Light always falls from the upper
 * left; shade is a darker flat and ink cuts that thicken to the right.
 */
export type Point = readonly [number, number];

/** Pigments of the pictures. They do not follow the theme: a woodcut stays a woodcut. */
export const C = {
  ink: '#2a1a15',
  cream: '#fcf3dc',
  milk: '#fff9ea',
  sand: '#f2dfb4',
  wheat: '#e9cb86',
  ochre: '#dba23d',
  honey: '#f0bd57',
  apricot: '#f3b873',
  peach: '#f7cf9c',
  coral: '#e5835a',
  terra: '#c9623c',
  brick: '#a9452f',
  wine: '#7a2c33',
  ember: '#5b2327',
  rose: '#eeb5a5',
  pink: '#f6d3c4',
  lilac: '#c7b3d0',
  mauve: '#9b82ab',
  plum: '#66466d',
  night: '#352f57',
  indigo: '#24264a',
  mint: '#cfe3cf',
  sky: '#b4dadd',
  azure: '#63abbd',
  teal: '#2f8089',
  deep: '#1f5866',
  navy: '#28425e',
  ice: '#e2f1ee',
  lime: '#c6cf86',
  sage: '#aebd84',
  grass: '#8eaa5c',
  moss: '#63854a',
  pine: '#3d6147',
  forest: '#2b4638',
  stone: '#e3d7bf',
  stone2: '#c3b396',
  stone3: '#93836a',
  slate: '#7f8c99',
  slate2: '#566371',
  patina: '#6fae9b',
  patina2: '#3f7f74',
  wood: '#a9713f',
  wood2: '#6f4526',
  gold: '#e9b93c',
  gold2: '#b57f1c',
  smoke: '#efe6d4',
} as const;

/** A number as short SVG text, one decimal. */
export const f = (value: number): string => String(Math.round(value * 10) / 10 || 0);
/** Shorter still, for long paths; a following number needs no space before it. */
const short = (value: number): string => f(value).replace(/^(-?)0\./, '$1.');
const next = (value: number): string => (value < 0 ? short(value) : ` ${short(value)}`);

export const pts = (points: readonly Point[]): string => points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');

/** Contour: none, a custom colour, or ink; its width; opacity. */
export interface Paint {
  s?: 0 | string | undefined;
  w?: number | undefined;
  o?: number | undefined;
}
function paint(fill: string, { s, w, o }: Paint = {}): string {
  const contour = s === undefined ? '' : ` stroke="${s || 'none'}"`;
  return `fill="${fill}"${contour}${w ? ` stroke-width="${w}"` : ''}${o ? ` opacity="${o}"` : ''}`;
}

export const P = (d: string, fill = 'none', more?: Paint): string => `<path d="${d}" ${paint(fill, more)}/>`;
export const poly = (points: readonly Point[], fill: string, more?: Paint): string =>
  P(`M${pts(points)}Z`, fill, more);
export const rect = (x: number, y: number, w: number, h: number, fill: string, more?: Paint): string =>
  P(`M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`, fill, more);
export const circ = (x: number, y: number, r: number, fill: string, more?: Paint): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" ${paint(fill, more)}/>`;
export const ell = (x: number, y: number, rx: number, ry: number, fill: string, more?: Paint): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" ${paint(fill, more)}/>`;
export const line = (d: string, width = 1.2, stroke: string = C.ink): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Deterministic noise in 0..1. */
export function rnd(seed: number): number {
  const x = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

type Place = (x: number, y: number) => string;

/** Parallel lines over a polygon: the ends of every span inside it. */
function scan(
  area: readonly Point[],
  degrees: number,
  gap: number,
  draw: (from: number, to: number, y: number, index: number, place: Place) => void,
): void {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turned = area.map(([x, y]): Point => [x * cos + y * sin, -x * sin + y * cos]);
  const place: Place = (x, y) => `${f(x * cos - y * sin)} ${f(x * sin + y * cos)}`;
  const heights = turned.map(([, y]) => y);
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  for (let index = 0, y = low + gap * 0.6; y < high - gap * 0.2; y += gap, index++) {
    const cuts: number[] = [];
    turned.forEach(([x1, y1], k) => {
      const [x2, y2] = turned[(k + 1) % turned.length] ?? [x1, y1];
      if (y1 <= y !== y2 <= y) cuts.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
    });
    cuts.sort((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k += 2) draw(cuts[k] ?? 0, cuts[k + 1] ?? 0, y, index, place);
  }
}

interface Hatching {
  a?: number;
  gap?: number;
  w?: number;
  c?: string;
  reach?: number;
  flip?: boolean;
  o?: number;
}
/** Tapered cuts: pointed at one end, thick at the other, like the work of a graver. */
export function hatch(
  area: readonly Point[],
  { a = 0, gap = 4, w = 1.7, c = C.ink, reach = 0.9, flip = false, o }: Hatching = {},
): string {
  let d = '';
  scan(area, a, gap, (from, to, y, index, place) => {
    const length = (to - from) * reach * (0.62 + 0.38 * rnd(index + gap * 7));
    if (length < 1.5) return;
    const [tip, head] = flip ? [from + length, from] : [to - length, to];
    d +=
      a === 0
        ? `M${place(tip, y)}l${short(head - tip)}${next(-w / 2)}v${short(w)}z`
        : `M${place(tip, y)}L${place(head, y - w / 2)}L${place(head, y + w / 2)}z`;
  });
  return P(d, c, { s: 0, o });
}

export interface Courses {
  a?: number;
  gap?: number;
  dash?: number;
  space?: number;
  w?: number;
  c?: string;
  o?: number;
}
/** Broken courses: bricks, tiles, planks. */
export function courses(
  area: readonly Point[],
  { a = 0, gap = 5, dash = 7, space = 4, w = 1, c = C.ink, o = 0.55 }: Courses = {},
): string {
  let d = '';
  scan(area, a, gap, (from, to, y, index, place) => {
    let x = from + (index % 2 ? 1 : dash * 0.6) + rnd(index) * 3;
    while (x < to - 1) {
      const end = Math.min(to - 0.6, x + dash * (0.6 + 0.5 * rnd(x + index)));
      if (end - x > 1.2)
        d += a === 0 ? `M${place(x, y)}h${short(end - x)}` : `M${place(x, y)}L${place(end, y)}`;
      x += dash + space * (0.6 + rnd(index * 5 + x));
    }
  });
  return P(d, 'none', { s: c, w, o });
}
