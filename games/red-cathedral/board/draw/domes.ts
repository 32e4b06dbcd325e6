import { ogee, roundArch } from '@archivolt/table/draw/shapes.ts';
import { circle, FINE, f, INK, join, line, path, rect, times, v } from '@archivolt/table/draw/svg.ts';
import { frieze } from './friezes.ts';
import { type Onion, onion } from './onion.ts';
import { cross } from './pieces.ts';
import { ogeeRow, roundRow, slitWindow } from './walls.ts';

interface Dome extends Onion {
  drum: 'arcature' | 'window' | 'lozenge' | 'column';
  crown: 'ogee' | 'round' | 'tent';
  a: string;
  b: string;
}
const [GOLD, LIME, MOSS] = [v('leaf-gold'), v('limestone'), v('moss')];
const paint = (...tokens: string[]): string[] => tokens.map(v);

/** The ten domes; each differs in profile, pattern, colour, drum and crown. */
export const DOMES: readonly Dome[] = [
  // green and cream ropes: the great swirl
  {
    bulb: { neck: 20, bulge: 37, belly: 27, high: 80 },
    rib: [0.07, 12, 1.9],
    layers: [{ is: 'swirl', n: 12, twist: 1.9, colours: [MOSS, LIME] }],
    cap: GOLD,
    drum: 'arcature',
    crown: 'ogee',
    a: 'moss',
    b: 'limestone',
  },
  // blue and white lightning
  {
    bulb: { neck: 18, bulge: 33, belly: 28, high: 84, waist: 0.14 },
    layers: [
      {
        is: 'bands',
        rows: 9,
        n: 10,
        amp: 0.42,
        colours: paint('slate', 'limestone', 'slate-dark', 'limestone'),
      },
    ],
    cap: GOLD,
    drum: 'window',
    crown: 'round',
    a: 'slate',
    b: 'limestone',
  },
  // the pineapple: red and green pyramids
  {
    bulb: { neck: 21, bulge: 39, belly: 28, high: 82 },
    layers: [
      {
        is: 'facets',
        rows: 7,
        n: 9,
        colours: paint('brick-light', 'brick', 'brick-dark', 'spring-2', 'moss', 'moss-dark'),
      },
    ],
    cap: GOLD,
    drum: 'lozenge',
    crown: 'ogee',
    a: 'ochre',
    b: 'moss',
  },
  // aspen shingles
  {
    bulb: { neck: 22, bulge: 40, belly: 24, high: 72, shoulder: 0.5 },
    layers: [{ is: 'scales', rows: 9, n: 10, colours: paint('timber', 'wood-3') }],
    cap: v('moss-dark'),
    drum: 'column',
    crown: 'tent',
    a: 'timber',
    b: 'limestone',
  },
  // red and cream melon
  {
    bulb: { neck: 20, bulge: 38, belly: 25, high: 76 },
    rib: [0.09, 14, 0],
    layers: [{ is: 'swirl', n: 14, colours: paint('brick', 'limestone') }],
    cap: GOLD,
    drum: 'window',
    crown: 'ogee',
    a: 'limestone',
    b: 'brick-light',
  },
  // ochre and blue screw with studs, turning the other way
  {
    bulb: { neck: 19, bulge: 36, belly: 29, high: 82, waist: 0.12 },
    rib: [0.06, 10, -2.6],
    layers: [
      { is: 'swirl', n: 10, twist: -2.6, colours: paint('ochre', 'slate-dark') },
      { is: 'studs', rows: 9, n: 10, twist: -2.6, colours: [LIME] },
    ],
    cap: GOLD,
    drum: 'arcature',
    crown: 'round',
    a: 'ochre',
    b: 'slate',
  },
  // night sky with gold stars
  {
    bulb: { neck: 22, bulge: 40, belly: 26, high: 74, shoulder: 0.52 },
    fill: v('sky-deep'),
    layers: [{ is: 'stars', rows: 5, n: 9, colours: [GOLD] }],
    cap: GOLD,
    drum: 'lozenge',
    crown: 'ogee',
    a: 'sky-deep',
    b: 'leaf-gold',
  },
  // harlequin
  {
    bulb: { neck: 19, bulge: 35, belly: 27, high: 80 },
    layers: [{ is: 'facets', other: true, rows: 7, n: 8, colours: paint('rose', 'limestone', 'plum') }],
    cap: GOLD,
    drum: 'column',
    crown: 'round',
    a: 'plum',
    b: 'rose',
  },
  // waves of turquoise
  {
    bulb: { neck: 21, bulge: 39, belly: 25, high: 70, shoulder: 0.5 },
    layers: [
      { is: 'bands', rows: 8, n: 9, amp: 0.3, other: true, colours: paint('fir', 'spring-2', 'limestone') },
    ],
    cap: v('ochre'),
    drum: 'arcature',
    crown: 'ogee',
    a: 'fir',
    b: 'ochre',
  },
  // all gold, cut like a jewel, with a crown
  {
    bulb: { neck: 21, bulge: 38, belly: 30, high: 80, shoulder: 0.5 },
    layers: [{ is: 'scales', rows: 8, n: 8, other: true, colours: paint('leaf-gold', 'gold-3') }],
    cap: v('cinnabar'),
    drum: 'window',
    crown: 'ogee',
    a: 'leaf-gold',
    b: 'cinnabar',
    crowned: true,
  },
];

const NECK = 98;

/** Gables, or a tent roof, between tower and drum. */
function crown({ crown: form, a: first, b }: Dome, r: number): string {
  if (form === 'tent') {
    const roof = `M8 150L${f(48 - r)} 120H${f(52 + r)}L92 150Z`;
    const dormer = (x: number): string =>
      path(ogee(x, 146, 17, 17), LIME, INK) + path(roundArch(x, 146, 7, 10), v('void'), FINE);
    return (
      path(roof, v('moss-dark'), INK) +
      path(roof, 'url(#rc-shingle)') +
      path(`M64 150L${f(50 + r * 0.6)} 120H${f(52 + r)}L92 150Z`, v('shade')) +
      join([26, 50, 74], dormer)
    );
  }
  const row = form === 'ogee' ? ogeeRow : roundRow;
  const a = v(first);
  return (
    path(`M12 150L${f(47 - r)} 118H${f(53 + r)}L88 150Z`, v('brick'), INK) +
    row(50, 132, (r + 9) * 2, 3, 17, { a: LIME, b: LIME, base: v('brick-dark'), c: a }) +
    row(50, 147, 80, 4, 20, { a, b: v(b), base: v('brick'), c: LIME })
  );
}

function drum({ drum: form, a: first, b }: Dome, r: number): string {
  const [x, w, y, h] = [50 - r, r * 2, 96, 24];
  const foot = y + h - 1;
  let s = rect(x, y, w, h, form === 'column' ? LIME : v('brick'), INK);
  if (form === 'arcature')
    s += times(5, (i) => {
      const cx = x + ((i + 0.5) * w) / 5;
      const hole = i === 2 ? v('void') : v('brick-dark');
      return (
        path(roundArch(cx, foot, w * 0.148, 18), LIME, FINE) + path(roundArch(cx, foot, w * 0.072, 14), hole)
      );
    });
  if (form === 'window')
    s +=
      rect(x, y, w, h, 'url(#rc-brick)') +
      join([-0.55, 0, 0.55], (k) => slitWindow(50 + r * k, foot - 3, 3.6, 12, LIME));
  if (form === 'lozenge') s += frieze('lozenge', x, y + 3, w, h - 9, { base: LIME, a: v(first), b: v(b) });
  if (form === 'column')
    s +=
      join([-0.86, -0.44, 0, 0.44, 0.86], (k) => rect(50 + r * k - 1.5, y + 4, 3, h - 5, v(first), FINE)) +
      join([-0.65, -0.22, 0.22, 0.65], (k) => path(roundArch(50 + r * k, foot, 4.4, 14), v('void')));
  return (
    s +
    rect(x + w * 0.72, y, w * 0.28, h, v('shade')) +
    rect(x - 3, y + h - 3, w + 6, 4.5, LIME, INK) +
    rect(x - 3.5, y - 1, w + 7, 5, GOLD, INK)
  );
}

export function dome(spec: Dome, owner?: number): string {
  const r = spec.bulb.neck - 1;
  const tip = NECK - spec.bulb.high;
  // The finial is the place of the cross.
  const finial =
    owner === undefined
      ? line(`M50 ${f(tip + 2)}v-9`, v('line'), 1.6, { 'stroke-linecap': 'round' }) +
        circle(50, tip + 0.5, 3, GOLD, INK)
      : cross(owner, 50, tip + 4);
  return crown(spec, r) + rect(6, 146, 88, 5, LIME, INK) + drum(spec, r) + onion(spec, 50, NECK) + finial;
}
