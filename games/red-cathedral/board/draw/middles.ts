import { ogee, ogeeArch, roundArch, type Shape } from '@archivolt/table/draw/shapes.ts';
import { circle, FINE, INK, join, line, path, rect, v } from '@archivolt/table/draw/svg.ts';
import { OPENINGS } from './bases.ts';
import { frieze } from './friezes.ts';
import { archway } from './pieces.ts';
import {
  column,
  flank,
  ogeeRow,
  roundRow,
  sides,
  slitWindow,
  star,
  type Wall,
  wall,
  wallOf,
} from './walls.ts';

/** The twenty middles: wall, body, window, flanks, upper and lower band, two colours. */
export const MIDDLES = [
  'brick square round pilaster koko3 lozenge moss limestone',
  'pale octagon ogee slit corbel saw brick-dark ochre',
  'stone square trefoil roundel koko5 bead brick slate',
  'brick octagon round niche lozenge rope ochre slate',
  'deep square ogee column koko3 dentil rose limestone',
  'brick belfry round bell dentil saw limestone moss',
  'pale square round star corbel lozenge slate limestone',
  'brick octagon trefoil slit koko5 wave moss ochre',
  'ochre square round column saw bead brick moss',
  'brick tent ogee dormer dentil rope moss limestone',
  'brick square round pair corbel dentil brick-dark ochre',
  'deep octagon round tile koko3 lozenge ochre slate',
  'stone octagon round slit corbel saw brick moss',
  'brick square trefoil niche round5 bead limestone ochre',
  'pale belfry round bell lozenge rope moss limestone',
  'brick square ogee roundel koko3 wave slate limestone',
  'deep square round pair round5 lozenge limestone rose',
  'brick tent round dormer saw bead slate ochre',
  'ochre octagon trefoil slit koko5 dentil brick limestone',
  'deep square ogee tile koko5 bead leaf-gold moss',
];

const LIME = v('limestone');
const VOID = v('void');

type Flank = (w: Wall, a: string, b: string) => string;
const FLANKS: Record<string, Flank> = {
  pilaster: ({ fill, trim }) =>
    join([15, 29, 71, 85], (x) => rect(x - 2.5, 26, 5, 58, trim, FINE)) +
    sides((x) => slitWindow(x, 70, 4, 26, fill)),
  slit: ({ trim }) => sides((x) => slitWindow(x, 70, 4, 30, trim), 18),
  roundel: (_w, a, b) =>
    sides(
      (x) =>
        circle(x, 54, 8.5, b, INK) +
        circle(x, 54, 5.4, LIME, FINE) +
        path(`M${x} 50l4 4l-4 4l-4-4z`, a, FINE),
    ),
  niche: ({ trim }, a) =>
    sides(
      (x) =>
        path(ogeeArch(x, 78, 11, 40), trim, INK) +
        path(ogeeArch(x, 78, 6, 32), a === LIME ? v('brick-dark') : a, FINE),
      19,
    ),
  column: () => sides((x) => column(x, 84, 46), 18),
  star: (_w, a, b) => sides((x) => path(star(x, 54, 9.4), b, INK) + circle(x, 54, 2.6, a, FINE)),
  pair: ({ trim }) =>
    sides(
      (x) =>
        slitWindow(x - 5.5, 72, 4.5, 28, trim) +
        slitWindow(x + 5.5, 72, 4.5, 28, trim) +
        rect(x - 12, 76, 24, 3.5, trim, FINE),
    ),
  tile: (_w, a, b) =>
    sides((x) =>
      join(
        [38, 55, 72],
        (y, i) =>
          path(`M${x} ${y - 8}l7.5 8l-7.5 8l-7.5-8z`, i % 2 ? b : a, INK) +
          path(`M${x} ${y - 3.6}l3.4 3.6l-3.4 3.6l-3.4-3.6z`, LIME, FINE),
      ),
    ),
  bell: ({ trim }) =>
    sides(
      (x) =>
        path(roundArch(x, 80, 15, 48), trim, INK) +
        path(roundArch(x, 80, 10, 42), VOID, FINE) +
        path(`M${x - 4} 62c1.6-1.5 1.2-7 4-7s2.4 5.5 4 7z`, v('leaf-gold'), FINE) +
        circle(x, 63.4, 1.2, v('leaf-gold-2')),
      20,
    ),
  dormer: ({ trim }) =>
    sides(
      (x) =>
        path(ogee(x, 62, 17, 12), trim, INK) +
        path(roundArch(x, 74, 13, 15), trim, INK) +
        path(roundArch(x, 74, 7, 11), VOID, FINE),
      27,
    ),
};

function body(name: string, w: Wall): string {
  if (name === 'tent') {
    const roof = 'M12 84L24 14H76L88 84Z';
    return (
      path(roof, v('moss-dark'), INK) +
      path(roof, 'url(#rc-shingle)') +
      path('M34 84L38 14M66 84L62 14', 'none', INK) +
      path('M66 84L62 14H76L88 84Z', v('shade'))
    );
  }
  const plain = wall(11, 12, 78, 74, w);
  if (name !== 'octagon') return plain + flank(11, 12, 78, 74);
  const side = (x: number): string => rect(x, 12, 15, 74, v('shade'));
  return (
    plain +
    side(11) +
    side(74) +
    side(74) +
    path('M26 12V86M74 12V86', 'none', INK) +
    rect(24, 12, 4, 74, w.trim, FINE) +
    rect(72, 12, 4, 74, w.trim, FINE)
  );
}

/** The window: place of the arch. */
function bay(shape: Shape, { trim }: Wall, a: string, owner: number | undefined): string {
  const open = (w: number, h: number): string => shape(50, 80, w, h);
  if (owner !== undefined) return path(open(22, 40), VOID, FINE) + archway(owner, 50, 81, 38, 56);
  return (
    path(ogeeArch(50, 80, 32, 52), trim, INK) +
    path(open(23, 42), a === trim ? v('ochre') : a, FINE) +
    path(open(18, 38), VOID, INK) +
    line('M50 80V44M41 67h18M41 56h18', v('limestone-2'), 0.9)
  );
}

export function middle(style: string, owner?: number): string {
  const [
    wallName = '',
    form = '',
    opening = '',
    flanks = '',
    top = '',
    bottom = '',
    first = '',
    second = '',
  ] = style.split(' ');
  const w = wallOf(wallName);
  const a = v(first);
  const b = v(second);
  const stone = wallName === 'stone';
  const light = { base: stone ? v('brick') : LIME, a, b };
  const same = { base: w.fill, a, b };
  const rail = rect(6, -1.5, 88, 5, w.trim, INK);
  let s =
    body(form, w) + (FLANKS[flanks]?.(w, a, b) ?? '') + bay(OPENINGS[opening] ?? roundArch, w, a, owner);
  s += frieze(bottom, 8, 82, 84, 8, bottom === 'lozenge' || bottom === 'bead' ? light : same);
  s += rect(6, 89, 88, 4, w.trim, INK);
  if (top.startsWith('koko')) {
    const heart = stone ? v('limestone-2') : v('brick-dark');
    return s + ogeeRow(50, 24, 84, Number(top.at(4)), 20, { a, b, base: heart, c: v('ochre') }) + rail;
  }
  if (top === 'round5')
    return s + roundRow(50, 23, 84, 5, 18, { a, b, base: v('brick-dark'), c: v('ochre') }) + rail;
  s += frieze(top, 8, 8, 84, 12, top === 'lozenge' ? light : same);
  return s + rect(5, 3, 90, 6, w.trim, INK) + rect(8, -1.5, 84, 5, w.fill, FINE);
}
