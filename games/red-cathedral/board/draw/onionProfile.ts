import type { Point } from '@archivolt/table/draw/svg.ts';

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

export const QUARTER = Math.PI / 2;

/** Radius and height at t, from the neck (0) to the tip (1), by arc length. */
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

export function profile({ neck, bulge, belly, high, shoulder = 0.46, waist = 0.1 }: Bulb): Profile {
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

/** A point on the surface of the bulb: angle from the front, height by arc length. */
export type Skin = (a: number, t: number) => Point;
