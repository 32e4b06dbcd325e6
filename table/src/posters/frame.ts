import { polar } from '../draw/shapes.ts';
import { circle, f, g, join, path, rect, times, v } from '../draw/svg.ts';

/** The border that both posters share: a garland on a dark ground, medallions in the corners. */

export const POSTER = { width: 420, height: 600, border: 27 } as const;

const FINE = { stroke: v('line'), 'stroke-width': 0.8 };

export interface Garland {
  ground: string;
  line: string;
  leaf: string;
  bud: string;
  petal: string;
  heart: string;
}

function flower({ petal, heart }: Garland): string {
  const leaf = (k: number): string => {
    const [x, y] = polar(0, 0, 4.6, k * 72);
    return circle(x, y, 3.1, petal, { ...FINE, 'stroke-width': 0.6 });
  };
  return times(5, leaf) + circle(0, 0, 2.6, heart, FINE);
}

const bud = ({ bud, heart }: Garland): string =>
  path('M0 -7.5C5.5 -4 5.5 4 0 7.5C-5.5 4 -5.5 -4 0 -7.5Z', bud, FINE) +
  path('M0 -4.5C2.6 -2 2.6 2 0 4.5C-2.6 2 -2.6 -2 0 -4.5Z', heart);

const motif = (colours: Garland, index: number): string =>
  path('M-4 3C-8 -7 -13 -5 -15 -1C-12 5 -8 6 -4 3Z', colours.leaf, FINE) +
  path('M4 -3C8 7 13 5 15 1C12 -5 8 -6 4 -3Z', colours.leaf, FINE) +
  (index % 2 === 1 ? bud(colours) : flower(colours));

/** The positions of the flowers along a side: an odd number of them, so that the corners match. */
function along(length: number, border: number): number[] {
  const room = length - 2 * border - 20;
  const count = Math.round(room / 32) | 1;
  return Array.from({ length: count }, (_, index) => border + 10 + (room * (index + 0.5)) / count);
}

function medallion(x: number, y: number, { ground, line, petal, heart }: Garland): string {
  const ray = (k: number): string => {
    const corners = [polar(x, y, 8, k * 45 - 19), polar(x, y, 14, k * 45), polar(x, y, 8, k * 45 + 19)];
    return `M${f(x)} ${f(y)}L${corners.map(([cx, cy]) => `${f(cx)} ${f(cy)}`).join('L')}Z`;
  };
  return (
    circle(x, y, 16.5, ground, { stroke: line, 'stroke-width': 1.4 }) +
    path(times(8, ray), petal, FINE) +
    circle(x, y, 3.6, heart, FINE)
  );
}

/** A picture in its frame, with the picture's own view box. */
export function framed(picture: string, viewBox: string, title: string, colours: Garland): string {
  const { width: w, height: h, border: b } = POSTER;
  const thin = { stroke: colours.line, 'stroke-width': 1.4 };
  const put = (x: number, y: number, turn: string, index: number): string =>
    g(motif(colours, index), { transform: `translate(${f(x)} ${f(y)})${turn}` });
  const corners = [b / 2 + 2, w - b / 2 - 2].flatMap((x) =>
    [b / 2 + 2, h - b / 2 - 2].map((y) => [x, y] as const),
  );
  return (
    rect(0, 0, w, h, colours.ground) +
    rect(3, 3, w - 6, h - 6, 'none', thin) +
    rect(b - 3.5, b - 3.5, w - 2 * b + 7, h - 2 * b + 7, 'none', thin) +
    join(along(w, b), (x, i) => put(x, b / 2, '', i) + put(x, h - b / 2, ' scale(1 -1)', i)) +
    join(along(h, b), (y, i) => put(b / 2, y, ' rotate(90)', i) + put(w - b / 2, y, ' rotate(90)', i)) +
    join(corners, ([x, y]) => medallion(x, y, colours)) +
    `<svg x="${b}" y="${b}" width="${w - 2 * b}" height="${h - 2 * b}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${picture}</svg>` +
    rect(b, b, w - 2 * b, h - 2 * b, 'none', { stroke: v('line'), 'stroke-width': 1.6 }) +
    title
  );
}
