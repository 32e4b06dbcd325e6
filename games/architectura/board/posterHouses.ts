import { roundArch } from '@archivolt/table/draw/shapes.ts';
import { circle, ellipse, g, join, line, path, rect, times, v } from '@archivolt/table/draw/svg.ts';

/** The buildings of a common city; each has its base on y = 0 and is about 52 wide and 42 high. */

const INK = { stroke: v('line'), 'stroke-width': 1.2 };
const FINE = { stroke: v('line'), 'stroke-width': 0.8 };
const ROOF = v('brick-light');
const WALL = v('limestone');
const GLASS = v('slate');
const DARK = v('void');

const columns = (from: number, to: number, count: number, high: number): string =>
  times(count, (i) => rect(from + ((to - from) * i) / (count - 1) - 2, -high, 4, high, WALL, FINE));
const windows = (xs: number[], y: number, w: number, h: number, fill: string): string =>
  join(xs, (x) => rect(x, y, w, h, fill, FINE));

const TREES = [
  { x: -15, high: 13 },
  { x: 14, high: 14 },
  { x: 0, high: 18 },
];

export const HOUSES = {
  library: () =>
    rect(-24, -24, 48, 24, WALL, INK) +
    path('M-28 -24L0 -40L28 -24Z', ROOF, INK) +
    columns(-18, 18, 4, 22) +
    circle(0, -30, 3, v('ochre'), FINE) +
    rect(-28, -3, 56, 4, WALL, FINE),
  greenhouse: () =>
    path('M-24 0V-14A24 24 0 0 1 24 -14V0Z', v('winter'), INK) +
    path('M-24 -14H24M-12 -35V0M0 -38V0M12 -35V0M-21 -26H21', 'none', FINE) +
    join([-14, 2, 15], (x) => path(`M${x} 0q-5 -8 0 -14q5 6 0 14z`, v('moss'), FINE)),
  manufactory: () =>
    rect(-26, -18, 52, 18, v('brick'), INK) +
    path('M-26 -18V-30L-12 -18V-30L2 -18V-30L16 -18Z', ROOF, INK) +
    rect(17, -42, 7, 26, v('brick-dark'), INK) +
    windows([-20, -8, 4], -12, 7, 7, GLASS) +
    rect(15, -11, 7, 11, DARK, FINE),
  arsenal: () =>
    path('M-22 0V-34h6v4h6v-4h6v4h8v-4h6v4h6v-4h6V0Z', v('stone'), INK) +
    path(roundArch(0, 0, 14, 18), DARK, INK) +
    join([-14, 14], (x) => rect(x - 1.5, -22, 3, 9, DARK)),
  statue: () =>
    rect(-10, -12, 20, 12, WALL, INK) +
    rect(-14, -3, 28, 4, WALL, FINE) +
    path(
      'M-5 -12L-3 -28C-9 -26 -12 -32 -12 -36L-8 -34C-6 -32 -4 -32 -3 -33C-4 -40 4 -40 3 -33C6 -31 8 -27 6 -20L5 -12Z',
      v('slate'),
      INK,
    ),
  school: () =>
    rect(-22, -20, 44, 20, v('ochre'), INK) +
    path('M-26 -20L-16 -30H16L26 -20Z', ROOF, INK) +
    rect(-6, -40, 12, 14, WALL, INK) +
    path('M-8 -40L0 -48L8 -40Z', ROOF, INK) +
    circle(0, -33, 3, v('paper-0'), FINE) +
    windows([-16, 11], -14, 6, 8, GLASS) +
    path(roundArch(0, 0, 8, 13), DARK, FINE),
  inn: () =>
    rect(-20, -20, 40, 20, WALL, INK) +
    path('M-24 -19L0 -40L24 -19Z', ROOF, INK) +
    line('M-20 -10H20M-8 -20V0M8 -20V0', v('timber-dark'), 1.6) +
    windows([-4], -30, 8, 8, GLASS) +
    rect(-4, -10, 8, 10, DARK, FINE) +
    rect(20, -16, 9, 8, v('ochre'), FINE),
  fountain: () =>
    ellipse(0, -5, 25, 7, WALL, INK) +
    ellipse(0, -7, 20, 4.6, GLASS, FINE) +
    rect(-3, -24, 6, 18, WALL, INK) +
    ellipse(0, -24, 11, 3.6, WALL, FINE) +
    line('M0 -26C-2 -38 -14 -38 -14 -26M0 -26C2 -38 14 -38 14 -26M0 -26V-40', v('slate'), 1.8, {
      'stroke-linecap': 'round',
    }),
  laboratory: () =>
    rect(-20, -18, 40, 18, WALL, INK) +
    path('M-16 -18A16 18 0 0 1 16 -18Z', v('slate'), INK) +
    path('M3 -32L18 -42L21 -38L7 -28Z', v('ochre'), INK) +
    windows([-13, -2, 9], -12, 5, 8, DARK),
  palace: () =>
    rect(-28, -18, 56, 18, v('ochre'), INK) +
    rect(-12, -26, 24, 26, WALL, INK) +
    path('M-10 -26A10 12 0 0 1 10 -26Z', v('moss'), INK) +
    path('M0 -38V-46M0 -46l7 2.5l-7 2.5', v('cinnabar'), INK) +
    windows([-23, -17, 14, 20], -13, 4, 8, DARK) +
    path(roundArch(0, 0, 8, 14), DARK, FINE) +
    path('M-30 -18L-20 -24H-12V-18ZM30 -18L20 -24H12V-18Z', ROOF, INK),
  park: () =>
    path('M-26 0C-10 -8 10 -8 26 0Z', v('spring-2'), INK) +
    join(
      TREES,
      ({ x, high }) =>
        rect(x - 1.5, -high, 3, high - 2, v('timber-dark'), FINE) +
        circle(x, -high - 8, 10, v('moss'), INK) +
        circle(x - 3, -high - 10, 3.5, v('spring-2')),
    ),
  museum: () =>
    rect(-27, -18, 54, 18, WALL, INK) +
    columns(-23, 23, 7, 16) +
    rect(-29, -22, 58, 5, WALL, INK) +
    rect(-10, -30, 20, 8, WALL, INK) +
    path('M-10 -30A10 12 0 0 1 10 -30Z', ROOF, INK),
  obelisk: () =>
    path('M-6 -6L-4 -40L0 -46L4 -40L6 -6Z', v('rose'), INK) +
    path('M0 -46L4 -40L6 -6H1Z', v('shade')) +
    rect(-10, -6, 20, 6, WALL, INK) +
    rect(-15, -2, 30, 4, WALL, FINE),
  ruin: () =>
    path('M-24 0V-14l5 -4l3 6l6 -10l4 8l5 -3v8h6v-14l7 -5l5 10l5 -2V0Z', v('stone'), INK) +
    path('M-16 0l4 -6l6 3l5 -5l8 5l5 -4l5 7z', v('stone-2'), FINE),
} satisfies Record<string, () => string>;

export type House = keyof typeof HOUSES;

/** A building drawn for a card of this side length, on its lawn. */
export const onCard = (house: House, side: number): string =>
  g(HOUSES[house](), { transform: `translate(${side / 2} ${side * 0.8}) scale(${(side / 84).toFixed(2)})` });
