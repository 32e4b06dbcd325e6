import type { ResourceTile } from '@archivolt/red-cathedral';
import { arc, polar, wedge } from '@archivolt/table/draw/shapes.ts';
import {
  circle,
  FINE,
  f,
  g,
  INK,
  join,
  line,
  path,
  seeded,
  times,
  use,
  v,
} from '@archivolt/table/draw/svg.ts';
import { resourceIcon } from './names.ts';
import { PLANTS, post, SEASONS, type Season } from './seasons.ts';
import { EDGE, SQUARE } from './track.ts';

/** The market ring: four seasons, eight niches, the hub. */

export const C = SQUARE / 2;
const RING = 232;
/** The band with the names of seasons and guilds. */
const BAND = 19;
const HUB = 86;

/** The middle of a place, in degrees; quadrant 0 is the upper right, places go clockwise. */
export const angleOf = (place: number): number => place * 45 + 22.5;
export const onPlace = (place: number, radius: number): readonly [number, number] =>
  polar(C, C, radius, angleOf(place));
export const seasonOf = (place: number): Season => SEASONS[Math.floor(place / 2)] ?? 'spring';

/** Transform for something that extends outwards from the hub at an angle. */
export const outwards = (a: number): string => `translate(${C} ${C}) rotate(${a})`;
const grow = (a: number, inner: string): string => g(inner, { transform: outwards(a) });
const lower = (inner: string): string =>
  g(inner, { transform: 'translate(0 -94) scale(.94 .915) translate(0 94)' });

export const NICHE =
  'M-30 -98L-52 -172C-57 -199 -17 -197 0 -213C17 -197 57 -199 52 -172L30 -98A103 103 0 0 0 -30 -98Z';
export const NICHE_INSET = 'translate(0 -160) scale(.9 .93) translate(0 160)';

const SCATTER: Record<Season, string> = {
  winter: 'm-2 0h4m-2-2v4',
  spring: 'm0 3v-4q-3 0 -3 -3q3 0 3 3q0 -3 3 -3q0 3 -3 3',
  summer: 'm-3 0q3 -4 6 0',
  autumn: 'q3 -4 5 0q-2 3 -5 0',
};

function quarter(season: Season, q: number): string {
  const random = seeded(season);
  const scatter = times(46, () => {
    const [x, y] = polar(C, C, HUB + 12 + random() * 134, q * 90 + 2 + random() * 86);
    return `M${f(x)} ${f(y)}${SCATTER[season]}`;
  });
  return (
    path(wedge(C, C, HUB, RING, q * 90, q * 90 + 90), v(season)) +
    line(scatter, v(`${season}-2`), 1.1, { 'stroke-linecap': 'round', opacity: 0.7 }) +
    path(wedge(C, C, RING - BAND, RING, q * 90, q * 90 + 90), v(`${season}-2`), FINE)
  );
}

/** Leaf work on the ground between ring and track. */
function spray(): string {
  const side = (d: number): string =>
    path(`M0 -250q${d * 10} -8 ${d * 26} -3q${-d * 4} 9 ${-d * 26} 3`, v('moss'), FINE) +
    path(`M${d * 24} -252q${d * 12} -4 ${d * 20} 4q${-d * 12} 4 ${-d * 20} -4`, v('ochre'), FINE) +
    circle(d * 50, -247, 2.6, v('rose'), FINE);
  return side(-1) + side(1) + path('M0 -244q-7 -5 0 -13q7 8 0 13z', v('rose'), FINE);
}

/** The red field with its gold line, and the leaf work on it. */
export function field(): string {
  const w = SQUARE - 2 * EDGE;
  return (
    path(`M${EDGE} ${EDGE}h${w}v${w}h${-w}z`, v('cinnabar-deep'), INK) +
    line(`M${EDGE + 4} ${EDGE + 4}h${w - 8}v${w - 8}h${8 - w}z`, v('leaf-gold'), 1, { opacity: 0.8 }) +
    times(4, (q) => grow(q * 90, spray()))
  );
}

const POSTS = ['spring-3', 'summer-2', 'autumn-3', 'winter-3'];

/** The empty ring. */
export function ringGround(): string {
  const way = [-7.5, -4.5, 4.5, 7.5];
  return (
    circle(C, C, RING + 8, v('line')) +
    circle(C, C, RING + 6.5, v('gilt')) +
    circle(C, C, RING + 3, v('line')) +
    join(SEASONS, quarter) +
    circle(C, C, RING, 'none', INK) +
    circle(C, C, RING - BAND, 'none', INK) +
    join(SEASONS, (season, q) => grow(q * 90 + 45, lower(PLANTS[season]()))) +
    join(POSTS, (colour, q) => grow(q * 90, lower(post(colour)))) +
    times(4, (q) =>
      join(way, (d) =>
        grow(q * 90 + d, path('M-2.5 -227L2.5 -222.5L-2.5 -218', 'none', { class: 'arr way' })),
      ),
    )
  );
}

/** The baseline for the text of a quadrant, upright in both halves. */
export function rimPath(q: number): string {
  const low = q === 1 || q === 2;
  const r = low ? RING - 4.5 : RING - 14.5;
  return low ? arc(C, C, r, q * 90 + 84, q * 90 + 6) : arc(C, C, r, q * 90 + 6, q * 90 + 84);
}

/** The empty hub. */
export function hubGround(): string {
  const petal = (k: number): string => {
    const [[px, py], [mx, my], [qx, qy]] = [
      polar(C, C, HUB - 3, k * 15 - 7.5),
      polar(C, C, HUB - 15, k * 15),
      polar(C, C, HUB - 3, k * 15 + 7.5),
    ];
    return `M${f(px)} ${f(py)}Q${f(mx)} ${f(my)} ${f(qx)} ${f(qy)}`;
  };
  return (
    circle(C, C, HUB + 4, v('line')) +
    circle(C, C, HUB + 2, v('gilt')) +
    circle(C, C, HUB - 1, v('line')) +
    circle(C, C, HUB - 2, v('paper-1')) +
    path(times(24, petal), v('paper-2'), { stroke: v('rule'), 'stroke-width': 1 })
  );
}

const RIM = times(16, (k) => {
  const [x, y] = polar(0, 0, 27.5, k * 22.5 + 11.25);
  return `A5.6 5.6 0 0 1 ${f(x)} ${f(y)}`;
});
const [RIM_X, RIM_Y] = polar(0, 0, 27.5, -11.25);

/** A resource tile centred on (0, 0). */
export function resourceTile({ gain, count }: ResourceTile): string {
  const icon = resourceIcon(gain);
  return g(
    path(`M${f(RIM_X)} ${f(RIM_Y)}${RIM}Z`, v('cinnabar'), INK) +
      circle(0, 0, 24.5, v('leaf-gold'), FINE) +
      circle(0, 0, 22, v('limestone'), FINE) +
      (count > 1 ? use(icon, -19, -16, 23) + use(icon, -4, -7, 23) : use(icon, -15, -15, 30)),
    { class: 'on-tile' },
  );
}

/** The way of a die along the hub. */
export const wayLine = (from: number, steps: number): string =>
  arc(C, C, HUB + 6, angleOf(from), angleOf(from) + Math.min(steps * 45, 359));
export const beadAt = (place: number): readonly [number, number] => onPlace(place, HUB + 6);
