import { C, circ, f, line, P, type Point, rect, rnd } from './woodcut.ts';

/** Above the roofs: skies, suns, clouds, smoke, birds, stars. */

/** Flat sky with engraved stripes that thin out towards the horizon. */
export function sky(base: string, top: string, { y1 = 118, n = 13 } = {}): string {
  let d = '';
  const step = (y1 - 8) / n;
  for (let i = 0; i < n; i++) {
    const height = Math.min(8.2 * (1 - i / n) ** 1.25 + 0.5, step);
    d += `M6 ${f(8 + i * step)}h188v${f(height)}h-188Z`;
  }
  return rect(6, 6, 188, 188, base, { s: 0 }) + P(d, top, { s: 0 });
}

interface Rays {
  r?: number;
  from?: number;
  to?: number;
  /** The fraction of each step that is a ray. */
  part?: number;
  o?: number;
}
export function rays(
  x: number,
  y: number,
  n: number,
  colour: string,
  { r = 220, from = 0, to = 360, part = 0.5, o }: Rays = {},
): string {
  const step = (to - from) / n;
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${f(x + r * Math.cos(angle))} ${f(y + r * Math.sin(angle))}`;
  };
  let d = '';
  for (let i = 0; i < n; i++) d += `M${f(x)} ${f(y)}L${at(from + i * step)}L${at(from + (i + part) * step)}Z`;
  return P(d, colour, { s: 0, o });
}

/** Rings around a point: radius and width of each. */
export const rings = (x: number, y: number, all: readonly Point[], colour: string): string =>
  all.map(([r, w]) => circ(x, y, r, 'none', { s: colour, w })).join('');

export const sun = (x: number, y: number, r: number, colour: string = C.milk, rim?: string): string =>
  (rim ? circ(x, y, r + 4, rim, { s: 0 }) : '') + circ(x, y, r, colour, { s: 0 });

export function cloud(
  x: number,
  y: number,
  k = 1,
  colour: string = C.milk,
  shade: string = C.stone2,
): string {
  const q = (...values: number[]): string => values.map((value) => f(value * k)).join(' ');
  return (
    `<g transform="translate(${f(x)} ${f(y)})">` +
    P(`M0 0c${q(1, -8, 12, -11, 17, -5)}c${q(3, -14, 23, -14, 26, -2)}c${q(8, -6, 19, -1, 19, 7)}Z`, colour, {
      w: 1.3,
    }) +
    P(
      `M${q(8, -2.6)}h${q(34)}l${q(9, 0.9)}h${q(-52)}ZM${q(22, -7.4)}h${q(15)}l${q(5, 0.9)}h${q(-24)}Z`,
      shade,
      { s: 0 },
    ) +
    '</g>'
  );
}

/** Smoke. */
export const puff = (
  x: number,
  y: number,
  k: number,
  colour: string = C.smoke,
  shade: string = C.stone2,
): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})">` +
  P('M0 0c-5-3-5-10 1-11c0-7 10-9 13-3c5-4 12 1 9 6c6 1 6 9-1 9c-3 4-9 3-11 0c-3 2-8 2-11-1Z', colour, {
    w: Number(f(1.4 / k)),
  }) +
  line('M5-4c1-3 5-3 6 0M13-6c2-3 6-1 5 2', Number(f(1 / k)), shade) +
  '</g>';

type Sized = readonly [x: number, y: number, size: number];

export const birds = (all: readonly Sized[], colour: string = C.ink): string =>
  line(
    all
      .map(([x, y, k]) => {
        const q = (...values: number[]): string => values.map((value) => f(value * k)).join(' ');
        return `M${f(x)} ${f(y)}q${q(2.6, -3, 5, 0.6)}q${q(2.4, -3.6, 5, -0.6)}`;
      })
      .join(''),
    1.2,
    colour,
  );

export const stars = (all: readonly Sized[], colour: string = C.gold): string =>
  P(
    all
      .map(([x, y, r]) => {
        const k = r * 0.24;
        const at = (dx: number, dy: number): string => `${f(x + dx)} ${f(y + dy)}`;
        return `M${at(0, -r)}L${at(k, -k)}L${at(r, 0)}L${at(k, k)}L${at(0, r)}L${at(-k, k)}L${at(-r, 0)}L${at(-k, -k)}Z`;
      })
      .join(''),
    colour,
    { s: 0 },
  );

/** Wood grain: where the block did not take the ink. */
export function grain(): string {
  let d = '';
  for (let i = 0; i < 46; i++) {
    const y = 14 + i * 3.8 + rnd(i) * 3;
    const length = 24 + rnd(i * 7) * 70;
    const width = 0.5 + rnd(i * 5) * 0.8;
    const bow = (rnd(i * 11) - 0.5) * 3;
    d += `M${f(13 + rnd(i * 3) * 120)} ${f(y)}q${f(length / 2)} ${f(bow)} ${f(length)} 0q${f(-length / 2)} ${f(bow + width * 2)} ${f(-length)} 0Z`;
  }
  return `<path d="${d}" fill="#fff6df"/>`;
}
