import { ogee, roundArch } from '@archivolt/table/draw/shapes.ts';
import { circle, ellipse, FINE, f, INK, join, path, rect, times, v } from '@archivolt/table/draw/svg.ts';

/** Walls, columns, windows and gables, shared by the three kinds of section. */

export interface Wall {
  fill: string;
  texture: string | undefined;
  trim: string;
}
const BRICK = 'url(#rc-brick)';
const WALLS: Record<string, Wall> = {
  brick: { fill: v('brick'), texture: BRICK, trim: v('limestone') },
  deep: { fill: v('brick-dark'), texture: BRICK, trim: v('limestone') },
  pale: { fill: v('brick-light'), texture: BRICK, trim: v('limestone') },
  stone: { fill: v('limestone'), texture: 'url(#rc-ashlar)', trim: v('brick') },
  ochre: { fill: v('ochre'), texture: undefined, trim: v('limestone') },
};
const PLAIN: Wall = { fill: v('brick'), texture: BRICK, trim: v('limestone') };
export const wallOf = (name: string): Wall => WALLS[name] ?? PLAIN;

export const wall = (x: number, y: number, w: number, h: number, { fill, texture }: Wall): string =>
  rect(x, y, w, h, fill, INK) + (texture ? rect(x + 0.6, y + 0.6, w - 1.2, h - 1.2, texture) : '');

/** The shaded right flank that every solid gets: one flat tone, no gradient. */
export const flank = (x: number, y: number, w: number, h: number): string =>
  rect(x + w * 0.74, y, w * 0.26, h, v('shade'));

export const column = (x: number, y: number, h: number): string => {
  const c = v('limestone');
  return (
    rect(x - 3, y - h, 6, h, c, INK) +
    rect(x - 4.5, y - h - 3, 9, 4, c, FINE) +
    rect(x - 4.5, y - 4, 9, 4, c, FINE) +
    ellipse(x, y - h / 2, 5.2, 6, c, { stroke: v('line'), 'stroke-width': 1 })
  );
};

export const slitWindow = (x: number, y: number, w: number, h: number, trim: string): string =>
  path(roundArch(x, y + 2, w + 5, h + 5), trim, FINE) + path(roundArch(x, y, w, h), v('void'), FINE);

/** Draws the same on both sides. */
export const sides = (draw: (x: number) => string, left = 22): string => draw(left) + draw(100 - left);

/** Colours of a band: ground, first and second figure, and the heart of a gable. */
export interface Tints {
  base: string;
  a: string;
  b: string;
  c?: string;
}

export const ogeeRow = (cx: number, y: number, w: number, n: number, h: number, t: Tints): string =>
  times(n, (i) => {
    const step = w / n;
    const x = cx - w / 2 + (i + 0.5) * step;
    return (
      path(ogee(x, y, step, h), i % 2 ? t.b : t.a, INK) +
      path(ogee(x, y, step * 0.64, h * 0.66), t.base, FINE) +
      path(ogee(x, y, step * 0.3, h * 0.34), t.c ?? t.a)
    );
  });

export const roundRow = (cx: number, y: number, w: number, n: number, h: number, t: Tints): string =>
  times(n, (i) => {
    const step = w / n;
    const x = cx - w / 2 + (i + 0.5) * step;
    return (
      path(roundArch(x, y, step, h), i % 2 ? t.b : t.a, INK) +
      path(roundArch(x, y, step * 0.62, h * 0.7), t.base, FINE) +
      circle(x, y - h * 0.26, step * 0.11, t.c ?? t.a)
    );
  });

/** An eight-pointed star in a wall. */
export function star(x: number, y: number, r: number): string {
  const corner = (k: number): string => {
    const q = k % 2 ? r * 0.47 : r;
    const t = (k * Math.PI) / 8;
    return `${k ? 'L' : 'M'}${f(x + q * Math.sin(t))} ${f(y - q * Math.cos(t))}`;
  };
  return `${join([...Array(16).keys()], corner)}Z`;
}
