import { symbol } from '../icons/sprite.ts';

/** Helpers shared by all drawings: pure functions from numbers to SVG text, no DOM. */

export type Point = readonly [number, number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as short SVG text, one decimal. */
export const f = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** A colour by the name of its design token. */
export const v = (token: string): string => `var(--${token})`;

export const INK = { stroke: v('line'), 'stroke-width': 1.2 };
export const FINE = { stroke: v('line'), 'stroke-width': 0.7 };

function attributes(all: Attributes): string {
  let text = '';
  for (const [name, value] of Object.entries(all))
    if (value !== undefined && value !== '') text += ` ${name}="${value}"`;
  return text;
}

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path d="${d}"${attributes({ fill, ...more })}/>`;

/** A line without a fill. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', { stroke, 'stroke-width': width, ...more });

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  more: Attributes = {},
): string => `<rect${attributes({ x: f(x), y: f(y), width: f(w), height: f(h), fill, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle${attributes({ cx: f(cx), cy: f(cy), r: f(r), fill, ...more })}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => `<ellipse${attributes({ cx: f(cx), cy: f(cy), rx: f(rx), ry: f(ry), fill, ...more })}/>`;

export const g = (inner: string, more: Attributes = {}): string => `<g${attributes(more)}>${inner}</g>`;

export const use = (id: string, x: number, y: number, size: number, more: Attributes = {}): string =>
  `<use href="${symbol(id)}"${attributes({ x: f(x), y: f(y), width: f(size), height: f(size), ...more })}/>`;

/** Text, centred on x by default. */
export const text = (x: number, y: number, words: string | number, more: Attributes = {}): string =>
  `<text${attributes({ x: f(x), y: f(y), 'text-anchor': 'middle', ...more })}>${escaped(String(words))}</text>`;

/** Escapes translated text, so that it never becomes markup. */
const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Points to path data; closed by default. */
export const poly = (points: readonly Point[], close = true): string =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}${close ? 'Z' : ''}`;

/** Concatenates `count` drawings. */
export function times(count: number, draw: (index: number) => string): string {
  let all = '';
  for (let index = 0; index < count; index++) all += draw(index);
  return all;
}

export const join = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

/** A small seeded generator: the same seed draws the same picture. */
export function seeded(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
