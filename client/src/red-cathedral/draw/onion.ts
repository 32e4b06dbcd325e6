import { PATTERNS, type Pattern } from './onionPatterns.ts';
import { circle, f, INK, type Point, path, poly, times, v } from './svg.ts';

/**
 * Onion domes are computed: a pattern in (angle, height) is wrapped round the profile of the bulb, so that stripes
 * crowd at the edge as on a real one.
 */
export interface Bulb {
  neck: number;
  bulge: number;
  belly: number;
  high: number;
  shoulder?: number;
  waist?: number;
}

export interface Onion {
  bulb: Bulb;
  layers: readonly Pattern[];
  cap: string;
  fill?: string;
  /** Ribs stand out by this part of the radius, so many, climbing with this twist. */
  rib?: readonly [depth: number, count: number, twist: number];
  crowned?: boolean;
}

export const QUARTER = Math.PI / 2;

/** Radius and height at t, from the neck (0) to the tip (1), by length of arc. */
export interface Profile {
  at(t: number): Point;
  length: number;
}

function curve(p: readonly [Point, Point, Point, Point], n: number): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const u = 1 - t;
    const on = (k: 0 | 1): number =>
      u * u * u * p[0][k] + 3 * u * u * t * p[1][k] + 3 * u * t * t * p[2][k] + t * t * t * p[3][k];
    return [on(0), on(1)];
  });
}

function profile({ neck, bulge, belly, high, shoulder = 0.46, waist = 0.1 }: Bulb): Profile {
  const rise = high - belly;
  const points = [
    ...curve(
      [
        [neck, 0],
        [neck + (bulge - neck) * 0.85, belly * 0.06],
        [bulge, belly * 0.4],
        [bulge, belly],
      ],
      24,
    ),
    ...curve(
      [
        [bulge, belly],
        [bulge, belly + rise * shoulder],
        [bulge * waist, belly + rise * 0.54],
        [1.1, high],
      ],
      48,
    ).slice(1),
  ];
  let length = 0;
  const reached = points.map(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    length += Math.hypot(x - px, y - py);
    return length;
  });
  return {
    length,
    at(t) {
      const way = Math.max(0, Math.min(1, t)) * length;
      const i = Math.max(
        1,
        reached.findIndex((here) => here >= way),
      );
      const [from, to] = [points[i - 1], points[i]];
      const [start, end] = [reached[i - 1], reached[i]];
      if (!from || !to || start === undefined || end === undefined) return points[0] ?? [0, 0];
      const k = (way - start) / (end - start || 1);
      return [from[0] + k * (to[0] - from[0]), from[1] + k * (to[1] - from[1])];
    },
  };
}

/** A point of the bulb's skin: angle from the front, height by arc. */
export type Skin = (a: number, t: number) => Point;

function skinOf({ rib }: Onion, shape: Profile, cx: number, y0: number): Skin {
  return (a, t) => {
    const [r, h] = shape.at(t);
    const [depth, count, twist] = rib ?? [0, 0, 0];
    const k = 1 - depth / 2 + depth * Math.abs(Math.cos((count / 2) * (a - twist * (t - 0.5)) + QUARTER));
    return [cx + r * (rib ? k : 1) * Math.sin(a), y0 - h];
  };
}

/** A ring of points with a kokoshnik crown, for the golden dome. */
function crownRing(shape: Profile, cx: number, y0: number): string {
  const [r, h] = shape.at(0.3);
  const [l, w] = [cx - r - 1, (r + 1) / 4];
  const teeth = times(8, () => `l${f(w / 2)} -9l${f(w / 2)} 9`);
  return (
    path(`M${f(l)} ${f(y0 - h + 3)}${teeth}v5h${f(-8 * w)}z`, v('cinnabar'), INK) +
    times(7, (i) => circle(l + w * (i + 1), y0 - h + 4.4, 1.4, v('gold-3')))
  );
}

export function onion(spec: Onion, cx: number, y0: number): string {
  const shape = profile(spec.bulb);
  const skin = skinOf(spec, shape, cx, y0);
  const strip = (a0: number, a1: number, t0: number, t1: number, n: number): string => {
    const edge = (a: number): Point[] =>
      Array.from({ length: n + 1 }, (_, i) => skin(a, t0 + ((t1 - t0) * i) / n));
    return poly([...edge(a0), ...edge(a1).reverse()]);
  };
  const outline = strip(-QUARTER, QUARTER, 0, 1, 40);
  let s = path(outline, spec.fill ?? v('limestone'));
  for (const layer of spec.layers) s += PATTERNS[layer.is](skin, layer, shape);
  s += path(strip(0.62, QUARTER, 0, 1, 14), v('shade'));
  s += path(strip(-0.98, -0.74, 0.1, 0.6, 14), v('gleam'));
  s += path(strip(-QUARTER, QUARTER, 0.88, 1, 14), spec.cap, INK);
  if (spec.crowned) s += crownRing(shape, cx, y0);
  return s + path(outline, 'none', { ...INK, 'stroke-width': 1.5 });
}
