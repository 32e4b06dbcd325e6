import { at } from '@archivolt/engine';
import { circle, FINE, f, g, INK, join, line, path, times, v } from '@archivolt/table/draw/svg.ts';
import { framed } from '@archivolt/table/posters/frame.ts';
import { titleLine } from '@archivolt/table/posters/title.ts';
import { BASES, base } from './draw/bases.ts';
import { DOMES, dome } from './draw/domes.ts';
import { MIDDLES, middle } from './draw/middles.ts';
import { scenery, terrace } from './draw/scenery.ts';

/** The finished cathedral, built from the sections of the game. */

const WIDTH = 560;
const GROUND = 574;
const HEIGHTS = { B: 118, M: 92, D: 150 };

interface Tower {
  x: number;
  /** Sections from the bottom: kind and number of the card. */
  cards: string;
  scale: number;
}

// Towers further back are visible between those in front.
const BACK: Tower[] = [
  { x: 74, cards: 'B3 M11 M4 M17 D10', scale: 0.82 },
  { x: 404, cards: 'B7 M2 M13 M19 D6', scale: 0.82 },
  { x: 174, cards: 'B5 M9 M16 M8 D8', scale: 0.86 },
  { x: 300, cards: 'B5 M7 M5 M15 D4', scale: 0.86 },
];
const FRONT: Tower[] = [
  { x: 12, cards: 'B1 M6 D2', scale: 1 },
  { x: 448, cards: 'B6 M18 D7', scale: 1 },
  { x: 118, cards: 'B2 M14 M10 D5', scale: 1 },
  { x: 342, cards: 'B9 M12 D1', scale: 1 },
  { x: 222, cards: 'B10 M3 M1 M20 D3', scale: 1.16 },
];

function section(card: string): { svg: string; height: number } {
  const index = Number(card.slice(1)) - 1;
  if (card.startsWith('B')) return { svg: base(at(BASES, index)), height: HEIGHTS.B };
  if (card.startsWith('M')) return { svg: middle(at(MIDDLES, index)), height: HEIGHTS.M };
  return { svg: dome(at(DOMES, index)), height: HEIGHTS.D };
}

function tower({ x, cards, scale }: Tower): string {
  let y = GROUND;
  const sections = cards.split(' ').map((card) => {
    const { svg, height } = section(card);
    y -= height * scale;
    return g(svg, { transform: `translate(${f(x)} ${f(y)}) scale(${scale})` });
  });
  // From the top, so that each crown is drawn over what is above it.
  return g(sections.reverse().join(''), { 'stroke-linejoin': 'round' });
}

/** Fly agaric, a must in any picture book. */
function agaric(x: number, y: number, scale: number): string {
  const spots = [
    [-8, -27, 2.4],
    [0, -35, 2.8],
    [7, -28, 2.6],
    [-1, -25, 1.9],
    [-6, -34, 1.6],
    [11, -23, 1.6],
  ] as const;
  return g(
    path('M-4 0C-3 -10 -3 -16 -4 -22H4C3 -16 3 -10 5 0Z', v('limestone'), INK) +
      path('M-6 -16Q0 -11 6 -16L5 -20H-5Z', v('limestone'), FINE) +
      path('M-16 -20C-15 -36 -6 -42 0 -42C6 -42 15 -36 16 -20Q0 -14 -16 -20Z', v('brick'), INK) +
      join(spots, ([cx, cy, r]) => circle(cx, cy, r, v('limestone'))),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}

function fern(x: number, y: number, scale: number, flip: 1 | -1): string {
  const leaf = (index: number): string => {
    const t = (index + 1) / 9;
    const [px, py, s] = [34 * t * t * 0.9 + 6 * t, -70 * t, 1 - t];
    return (
      `M${f(px)} ${f(py)}q${f(-16 * s - 4)} -6 ${f(-18 * s - 5)} 4q${f(10 * s + 3)} 4 ${f(18 * s + 5)} -4z` +
      `M${f(px)} ${f(py)}q${f(12 * s + 4)} -10 ${f(20 * s + 5)} -5q${f(-8 * s - 2)} 9 ${f(-20 * s - 5)} 5z`
    );
  };
  return g(path(times(8, leaf), v('moss-dark'), FINE) + line('M0 0C6 -30 14 -52 34 -70', v('line'), 1.6), {
    transform: `translate(${x} ${y}) scale(${scale * flip} ${scale})`,
  });
}

const bird = (x: number, y: number, scale: number): string =>
  path(
    'M-12 -3C-8 -7 -3 -6 0 -1C3 -6 8 -7 12 -3C8 -4 4 -2 1.5 2.5C.5 4 -.5 4 -1.5 2.5C-4 -2 -8 -4 -12 -3Z',
    v('line'),
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );

const BIRDS = [
  [60, 0],
  [92, -26],
  [486, 4],
  [516, -30],
  [452, -20],
  [30, 40],
] as const;

function meadow(): string {
  return (
    path('M-20 640V600C60 582 120 604 190 598S330 588 400 600S540 584 600 600V640Z', v('moss-dark'), INK) +
    path('M-20 640V612C60 598 140 620 240 610S460 602 600 616V640Z', v('fir'), INK) +
    fern(30, 622, 0.9, 1) +
    fern(6, 624, 0.8, 1) +
    fern(536, 622, 0.9, -1) +
    fern(556, 624, 0.8, -1) +
    agaric(84, 622, 0.95) +
    agaric(112, 626, 0.65) +
    agaric(470, 624, 0.8) +
    agaric(62, 628, 0.5)
  );
}

export function poster(): string {
  const picture =
    scenery(WIDTH, GROUND) +
    join(BIRDS, ([x, y], index) => bird(x, y, 0.9 + (index % 3) * 0.2)) +
    join(BACK, tower) +
    terrace(WIDTH, GROUND, []) +
    join(FRONT, tower) +
    meadow();
  const letters = { fill: v('poster-title'), edge: v('poster-edge'), rim: 5 };
  const title =
    titleLine('THE RED', { ...letters, y: 40, high: 30, track: 10 }) +
    titleLine('CATHEDRAL', { ...letters, y: 77, high: 46, track: 12 });
  return framed(picture, `0 -212 ${WIDTH} 846`, title, {
    ground: v('cinnabar-deep'),
    line: v('leaf-gold'),
    leaf: v('moss'),
    bud: v('rose'),
    petal: v('ochre'),
    heart: v('limestone'),
  });
}

/** The patterns used to fill the sections. */
export { defs } from './draw/defs.ts';
