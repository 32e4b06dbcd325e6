import {
  C,
  type Courses,
  circ,
  courses,
  f,
  hatch,
  line,
  P,
  type Paint,
  type Point,
  poly,
  pts,
  rect,
} from './woodcut.ts';

/** Walls, roofs, windows: shared by the eighteen buildings. */

/** Outline of a round-headed opening. */
export const archD = (x: number, y: number, w: number, h: number): string =>
  `M${f(x)} ${f(y + h)}V${f(y + w / 2)}A${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(x + w)} ${f(y + w / 2)}V${f(y + h)}Z`;
export const gothicD = (x: number, y: number, w: number, h: number): string =>
  `M${f(x)} ${f(y + h)}V${f(y + w * 0.8)}Q${f(x)} ${f(y + w * 0.25)} ${f(x + w / 2)} ${f(y)}Q${f(x + w)} ${f(y + w * 0.25)} ${f(x + w)} ${f(y + w * 0.8)}V${f(y + h)}Z`;

interface Window {
  gothic?: boolean;
  bar?: string;
  sill?: 0;
}
export const win = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = C.navy,
  { gothic, bar = C.sand, sill }: Window = {},
): string =>
  P((gothic ? gothicD : archD)(x, y, w, h), colour, { w: 1.3 }) +
  (w > 6
    ? line(`M${f(x + w / 2)} ${f(y + 1)}V${f(y + h)}M${f(x)} ${f(y + h * 0.58)}h${f(w)}`, 0.9, bar)
    : '') +
  (sill === 0 ? '' : rect(x - 1.2, y + h, w + 2.4, 2, C.cream, { w: 1 }));

export const door = (x: number, y: number, w: number, h: number, colour: string = C.wood2): string =>
  P(archD(x, y, w, h), colour, { w: 1.5 }) +
  line(`M${f(x + w / 2)} ${f(y + 1)}V${f(y + h)}`, 1) +
  line(
    `M${f(x + w * 0.25)} ${f(y + w * 0.3)}V${f(y + h)}M${f(x + w * 0.75)} ${f(y + w * 0.3)}V${f(y + h)}`,
    0.6,
  );

interface Block {
  /** The shaded fraction. */
  part?: number;
  gap?: number;
  brick?: Courses;
  o?: Paint;
}
/** A block whose right part is in shade. */
export function block(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shade: string,
  { part = 0.3, gap = 4, brick, o = {} }: Block = {},
): string {
  const from = x + w * (1 - part);
  const box = (left: number): Point[] => [
    [left, y],
    [x + w, y],
    [x + w, y + h],
    [left, y + h],
  ];
  return (
    poly(box(x), colour, o) +
    poly(box(from), shade, { s: 0 }) +
    (brick ? courses(box(x), { gap: 5.4, dash: 4, space: 11, ...brick }) : '') +
    hatch(box(from), { gap, w: 1.5, reach: 0.85 }) +
    poly(box(x), 'none', o)
  );
}

interface Cone {
  over?: number;
  tile?: boolean;
  ball?: string | null;
}
export function cone(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shade: string,
  { over = 3, tile = true, ball = C.gold }: Cone = {},
): string {
  const middle = x + w / 2;
  const all: Point[] = [
    [x - over, y],
    [middle, y - h],
    [x + w + over, y],
  ];
  const dark: Point[] = [
    [middle + w * 0.08, y],
    [middle, y - h],
    [x + w + over, y],
  ];
  return (
    (ball ? line(`M${f(middle)} ${f(y - h)}v-6`, 1.4) : '') +
    poly(all, colour) +
    poly(dark, shade, { s: 0 }) +
    (tile ? courses(all, { gap: 5.2, dash: 5, space: 3, w: 0.9, o: 0.5 }) : '') +
    hatch(dark, { gap: 4.2, w: 1.4, reach: 0.8 }) +
    poly(all, 'none') +
    (ball ? circ(middle, y - h - 5, 2, ball, { w: 1 }) : '')
  );
}

export interface TowerLook {
  c?: string;
  sh?: string;
  roof?: string;
  roof2?: string;
  /** Height of the roof. */
  rh?: number;
  over?: number;
  /** Number of windows. */
  wn?: number;
  band?: string;
  ball?: string;
  flag?: string;
  tile?: boolean;
}
export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  {
    c = C.cream,
    sh = C.stone2,
    roof: top = C.teal,
    roof2: top2 = C.deep,
    rh = 30,
    over = 3,
    wn = 1,
    band = C.stone,
    ball = C.gold,
    flag,
    tile = true,
  }: TowerLook = {},
): string {
  let s =
    block(x, y, w, h, c, sh, { part: 0.36, gap: 4.4 }) +
    rect(x - 1.6, y - 1, w + 3.2, 4, band, { w: 1.2 }) +
    cone(x, y - 1, w, rh, top, top2, { over, ball, tile });
  for (let i = 0; i < wn; i++) s += win(x + w * 0.5 - 3, y + 9 + i * 20, 5, 9, C.ink, { sill: 0 });
  return flag ? s + pennant(x + w / 2, y - 1 - rh - 4, flag) : s;
}

export function pennant(x: number, y: number, colour: string = C.coral, k = 1, way = 1): string {
  const q = (...values: number[]): string =>
    values.map((value, index) => f(value * k * (index % 2 ? 1 : way))).join(' ');
  return (
    line(`M${f(x)} ${f(y + 6)}v${f(-15 * k)}`, 1.4) +
    P(
      `M${f(x)} ${f(y - 9 * k)}c${q(5, -3, 8, 2.4, 14, 0.8)}l${q(-4, 3.4)}l${q(4, 3.2)}c${q(-6, 2, -9, -2, -14, 0.6)}Z`,
      colour,
      { w: 1.1 },
    )
  );
}

export function merlons(
  x: number,
  y: number,
  w: number,
  n: number,
  { h = 6, c = C.cream as string, gap = 0.45, foot = 4 } = {},
): string {
  const step = w / (n - gap);
  let d = `M${f(x)} ${f(y + foot)}`;
  for (let i = 0; i < n; i++) {
    const left = x + i * step;
    d += `L${f(left)} ${f(y - h)}H${f(left + step * (1 - gap))}V${f(y)}`;
    d += i < n - 1 ? `H${f(left + step)}V${f(y - h)}` : `V${f(y + foot)}`;
  }
  return P(`${d}Z`, c, { w: 1.5 });
}

export const column = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = C.cream,
  shade: string = C.stone2,
): string =>
  rect(x, y, w, h, colour, { w: 1.2 }) +
  rect(x + w * 0.62, y, w * 0.38, h, shade, { s: 0 }) +
  rect(x - 1.4, y - 2.4, w + 2.8, 3, colour, { w: 1 }) +
  rect(x - 1.4, y + h - 2, w + 2.8, 3, colour, { w: 1 });

interface Dome {
  ribs?: number;
  ball?: string | null;
}
export function dome(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shade: string,
  { ribs = 2, ball = C.gold }: Dome = {},
): string {
  const X = x + w / 2;
  const right = `C${f(X + w * 0.2)} ${f(y - h)} ${f(x + w)} ${f(y - h * 0.75)} ${f(x + w)} ${f(y)}Z`;
  const all = `M${f(x)} ${f(y)}C${f(x)} ${f(y - h * 0.75)} ${f(X - w * 0.2)} ${f(y - h)} ${f(X)} ${f(y - h)}${right}`;
  let s =
    P(all, colour) +
    P(
      `M${f(X + w * 0.1)} ${f(y)}C${f(X + w * 0.18)} ${f(y - h * 0.6)} ${f(X + w * 0.06)} ${f(y - h)} ${f(X)} ${f(y - h)}${right}`,
      shade,
      { s: 0 },
    );
  for (let i = 1; i <= ribs; i++) {
    const k = (i / (ribs + 1)) * 0.5 * w;
    s += line(
      `M${f(X - k)} ${f(y)}C${f(X - k)} ${f(y - h * 0.75)} ${f(X - k * 0.3)} ${f(y - h * 0.95)} ${f(X)} ${f(y - h)}C${f(X + k * 0.3)} ${f(y - h * 0.95)} ${f(X + k)} ${f(y - h * 0.75)} ${f(X + k)} ${f(y)}`,
      0.9,
    );
  }
  return (
    s + P(all) + (ball ? line(`M${f(X)} ${f(y - h)}v-6`, 1.5) + circ(X, y - h - 5, 2.2, ball, { w: 1 }) : '')
  );
}

/** Roof seen from the long side. */
export function roof(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shade: string,
  { lean = 8, over = 4, gap = 5, part = 0.35 } = {},
): string {
  const edge = x + w * (1 - part);
  const right: Point[] = [
    [x + w - lean, y - h],
    [x + w + over, y],
  ];
  const all: Point[] = [[x - over, y], [x + lean, y - h], ...right];
  const dark: Point[] = [[edge, y], [edge + 3, y - h], ...right];
  return (
    poly(all, colour) +
    poly(dark, shade, { s: 0 }) +
    courses(all, { gap, dash: 6, space: 3, w: 0.9, o: 0.5 }) +
    hatch(dark, { gap: 4, w: 1.3, reach: 0.7 }) +
    P(`M${pts(all)}Z`)
  );
}

/** Gable seen from the front. */
export function gable(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  shade: string,
  { over = 4, rim = C.terra as string, th = 5 } = {},
): string {
  const X = x + w / 2;
  const dark: Point[] = [
    [X, y],
    [X, y - h],
    [x + w, y],
  ];
  return (
    poly([[x, y], ...dark.slice(1)], colour) +
    poly(dark, shade, { s: 0 }) +
    hatch(dark, { gap: 4.5, w: 1.3, reach: 0.7 }) +
    poly(
      [
        [x - over, y + 3],
        [X, y - h - th],
        [x + w + over, y + 3],
        [x + w + over - 4, y + 5],
        [X, y - h + 2],
        [x - over + 4, y + 5],
      ],
      rim,
      { w: 1.5 },
    )
  );
}

export const steps = (
  x: number,
  y: number,
  w: number,
  n: number,
  { h = 3.2, grow = 3.5, c = C.cream as string } = {},
): string =>
  Array.from({ length: n }, (_, i) =>
    rect(x - grow * (i + 1), y + i * h, w + 2 * grow * (i + 1), h, i % 2 ? C.stone : c, { w: 1.1 }),
  ).join('');
