import { ellipse, FINE, type Point, path, poly, v } from '@archivolt/table/draw/svg.ts';
import { type Profile, QUARTER, type Skin } from './onionProfile.ts';

/** What is painted on a bulb. */
export interface Pattern {
  is: keyof typeof PATTERNS;
  /** Rows from neck to tip, figures around the bulb, and their twist on the way up. */
  rows?: number;
  n: number;
  twist?: number;
  colours: readonly string[];
  /** Bands: height of the teeth. */
  amp?: number;
  /** Bands with waves, scales with points, diamonds without facets. */
  other?: boolean;
}
type Draw = (skin: Skin, pattern: Pattern, shape: Profile) => string;

const END = 0.92;
const clamp = (a: number): number => Math.max(-QUARTER, Math.min(QUARTER, a));
const upTo = (t: number, end: number): number => Math.max(0, Math.min(end, t));

/** Path data collected by colour, so that each colour is one path. */
class Paint {
  private readonly data = new Map<string, string>();
  private readonly colours: readonly string[];
  constructor(colours: readonly string[]) {
    this.colours = colours;
  }
  add(index: number, d: string): void {
    const n = this.colours.length;
    const colour = this.colours[((index % n) + n) % n] ?? '';
    this.data.set(colour, (this.data.get(colour) ?? '') + d);
  }
  svg(width = 0.7): string {
    let s = '';
    for (const [colour, d] of this.data) s += path(d, colour, { ...FINE, 'stroke-width': width });
    return s;
  }
}

/** Stripes climbing round the bulb; without a twist, a melon. */
const swirl: Draw = (skin, { n, twist = 0, colours }) => {
  const wide = (2 * Math.PI) / n;
  const paint = new Paint(colours);
  for (let k = -n * 2; k < n * 2; k++) {
    const left: Point[] = [];
    const right: Point[] = [];
    let seen = false;
    for (let i = 0; i <= 18; i++) {
      const t = (i / 18) * 0.93;
      const a = k * wide + twist * (t - 0.5);
      seen ||= clamp(a + wide) - clamp(a) > 0.01;
      left.push(skin(clamp(a), t));
      right.push(skin(clamp(a + wide), t));
    }
    if (seen) paint.add(k, poly([...left, ...right.reverse()]));
  }
  return paint.svg();
};

/** Bands with toothed or waved edges. */
const bands: Draw = (skin, { rows = 8, n, amp = 0.4, colours, other: wave }) => {
  const steps = wave ? n * 4 : n;
  const edge = (row: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const lift = wave ? Math.sin((i / steps) * Math.PI * n) : i % 2 ? 1 : -1;
      return skin((i / steps) * Math.PI - QUARTER, upTo(((row + amp * lift) / rows) * END, END));
    });
  let s = '';
  for (let row = 0; row < rows; row++)
    s += path(poly([...edge(row), ...edge(row + 1).reverse()]), colours[row % colours.length] ?? '', FINE);
  return s;
};

/** Positions of figures in staggered rows, on the visible half only. */
function staggered(
  rows: number,
  n: number,
  from: number,
  draw: (a: number, i: number, k: number) => void,
): void {
  for (let i = from; i <= rows; i++)
    for (let k = -n; k <= n; k++) {
      const a = ((k + (i & 1 ? 0.5 : 0)) * 2 * Math.PI) / n;
      if (Math.abs(a) <= QUARTER + Math.PI / n) draw(a, i, k);
    }
}

/** Diamonds: faceted like a pineapple (three tones each), or flat like a harlequin. */
const facets: Draw = (skin, { rows = 7, n, colours, other: flat }) => {
  const paint = new Paint(colours);
  const dt = END / rows;
  const da = Math.PI / n;
  const sets = flat ? colours.length : colours.length / 3;
  staggered(rows, n, -1, (a, i, k) => {
    const t = (i + 0.5) * dt;
    const on = (x: number, y: number): Point => skin(clamp(x), upTo(y, END));
    const [top, low, left, right, heart] = [
      on(a, t + dt),
      on(a, t - dt),
      on(a - da, t),
      on(a + da, t),
      on(a, t + dt * 0.12),
    ];
    const set = ((((k % sets) + sets) % sets) + (i & 1)) % sets;
    if (flat) return paint.add(set, poly([top, right, low, left]));
    paint.add(set * 3, poly([top, heart, left]));
    paint.add(set * 3 + 1, poly([top, right, heart]) + poly([left, heart, low]));
    paint.add(set * 3 + 2, poly([heart, right, low]));
  });
  return paint.svg(flat ? 0.8 : 0.45);
};

/** Overlapping shingles, rounded or pointed; each row covers the one below. */
const scales: Draw = (skin, { rows = 8, n, colours, other: pointed }) => {
  const dt = END / rows;
  const da = Math.PI / n;
  const paints = Array.from({ length: rows + 1 }, () => new Paint(colours));
  staggered(rows, n, 0, (a, i, k) => {
    const t = i * dt;
    const points = [skin(clamp(a - da), Math.min(END, t + dt)), skin(clamp(a - da), t)];
    if (pointed) points.push(skin(clamp(a), Math.max(0, t - dt * 0.85)));
    else
      for (let q = 1; q < 6; q++) {
        const w = (q / 6) * Math.PI;
        points.push(skin(clamp(a - da * Math.cos(w)), Math.max(0, t - dt * 0.7 * Math.sin(w))));
      }
    points.push(skin(clamp(a + da), t), skin(clamp(a + da), Math.min(END, t + dt)));
    paints[i]?.add(k, poly(points));
  });
  return paints.map((paint) => paint.svg()).join('');
};

/** Stars scattered in a quincunx. */
const stars: Draw = (skin, { rows = 5, n, colours }, shape) => {
  let d = '';
  staggered(rows - 1, n, 0, (a, i) => {
    const t = ((i + 0.7) / rows) * 0.84;
    const [r] = shape.at(t);
    const size = 7 * (0.55 + 0.45 * Math.min(1, r / 34));
    const tips = Array.from({ length: 16 }, (_, q) => {
      const reach = q % 2 ? size * 0.42 : size;
      const w = (q * Math.PI) / 8;
      return skin(clamp(a + (reach * Math.sin(w)) / r), t + (reach * Math.cos(w)) / shape.length);
    });
    d += poly(tips);
  });
  return path(d, colours[0] ?? '', FINE);
};

/** Raised studs along spirals. */
const studs: Draw = (skin, { rows = 9, n, twist = 0, colours }, shape) => {
  let s = '';
  for (let i = 0; i < rows; i++)
    for (let k = -n * 2; k < n * 2; k++) {
      const t = ((i + 0.6) / rows) * 0.86;
      const a = ((k + 0.5) * 2 * Math.PI) / n + twist * (t - 0.5);
      if (Math.abs(a) > 1.35) continue;
      const [x, y] = skin(a, t);
      const [r] = shape.at(t);
      const rx = Math.max(0.5, 1.7 * Math.cos(a) * Math.min(1, r / 26));
      s += ellipse(x, y, rx, 1.7 * Math.min(1, r / 22), colours[0] ?? '', {
        stroke: v('line'),
        'stroke-width': 0.5,
      });
    }
  return s;
};

export const PATTERNS = { swirl, bands, facets, scales, stars, studs };
