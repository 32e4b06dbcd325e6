import { ogee, ogeeArch, roundArch, type Shape, trefoil } from '@archivolt/table/draw/shapes.ts';
import { circle, FINE, INK, join, line, path, rect, times, v } from '@archivolt/table/draw/svg.ts';
import { frieze } from './friezes.ts';
import { door } from './pieces.ts';
import { column, flank, ogeeRow, sides, slitWindow, type Wall, wall, wallOf } from './walls.ts';

/** The ten bases: wall, portal, flanks, frieze, two colours, and one thing more. */
export const BASES = [
  'brick round window lozenge moss ochre',
  'brick round arcade kokoshnik limestone rose',
  'pale ogee column corbel brick-dark ochre gable',
  'brick round slit saw limestone ochre stairs',
  'stone trefoil roundel corbel brick slate',
  'deep ogee tiles rope ochre slate',
  'brick round gallery dentil brick-dark moss',
  'pale round buttress corbel brick-dark limestone',
  'brick trefoil window lozenge slate limestone stripes',
  'deep ogee column bead leaf-gold moss gable',
];

export const OPENINGS: Record<string, Shape> = { round: roundArch, ogee: ogeeArch, trefoil };
const LIME = v('limestone');
const VOID = v('void');

type Flank = (w: Wall, a: string, b: string) => string;
const FLANKS: Record<string, Flank> = {
  window: ({ trim }) => sides((x) => path(ogee(x, 52, 19, 13), trim, INK) + slitWindow(x, 82, 8, 26, trim)),
  arcade: ({ trim }) =>
    sides(
      (x) =>
        path(roundArch(x, 106, 22, 56), trim, INK) +
        path(roundArch(x, 106, 14, 46), VOID, FINE) +
        rect(x - 7, 90, 14, 16, v('brick-dark'), FINE),
    ),
  column: () => join([16, 84, 28, 72], (x) => column(x, 106, 58)),
  slit: ({ trim }) => sides((x) => slitWindow(x, 74, 5, 20, trim) + rect(x - 7, 80, 14, 3, trim, FINE)),
  roundel: ({ trim }, _a, b) =>
    sides(
      (x) =>
        circle(x, 60, 9, b, INK) +
        circle(x, 60, 5.4, trim, FINE) +
        path(`M${x - 5.4} 60h10.8M${x} 54.6v10.8`, 'none', FINE) +
        rect(x - 8, 78, 16, 22, v('limestone-2'), FINE) +
        path(`M${x - 5} 97L${x} 81L${x + 5} 97Z`, trim, FINE),
    ),
  tiles: (_w, a, b) =>
    sides((x) =>
      times(3, (i) => {
        const y = 52 + i * 17;
        return (
          rect(x - 7.5, y, 15, 15, i % 2 ? a : b, INK) +
          path(`M${x} ${y + 2}l5.5 5.5l-5.5 5.5l-5.5-5.5z`, LIME, FINE) +
          circle(x, y + 7.5, 1.6, i % 2 ? b : a)
        );
      }),
    ),
  gallery: () =>
    sides(
      (x) =>
        join(
          [x - 6.5, x + 6.5],
          (q) => path(roundArch(q, 60, 9, 20), LIME, FINE) + path(roundArch(q, 60, 5, 16), VOID),
        ) +
        rect(x - 13, 61, 26, 5, LIME, FINE) +
        path(roundArch(x, 106, 16, 34), LIME, INK) +
        path(roundArch(x, 106, 10, 28), v('brick-dark'), FINE),
    ),
  buttress: ({ trim }) => sides((x) => slitWindow(x, 78, 6, 22, trim), 26),
};

const buttresses = (fill: string): string =>
  path('M2 106L8 40H18V106Z', fill, INK) +
  path('M98 106L92 40H82V106Z', fill, INK) +
  path('M6 42L9 30H18V42ZM94 42L91 30H82V42Z', LIME, INK);

/** The portal: place of the door, dotted while it is empty. */
function portal(shape: Shape, trim: string, a: string, owner: number | undefined): string {
  const open = (w: number, h: number): string => shape(50, 107, w, h);
  return (
    path(open(44, 66), trim, INK) +
    path(open(37, 59), a === LIME ? v('ochre') : a, FINE) +
    path(open(31, 53), trim, FINE) +
    path(open(27, 49), VOID, INK) +
    (owner === undefined
      ? line(open(19, 40), LIME, 1, { 'stroke-dasharray': '2 2.5', opacity: 0.75 })
      : door(owner, 50, 107, 27, 49, shape))
  );
}

export function base(style: string, owner?: number): string {
  const [wallName = '', opening = '', flanks = '', band = '', first = '', second = '', extra] =
    style.split(' ');
  const w = wallOf(wallName);
  const a = v(first);
  const b = v(second);
  const stone = wallName === 'stone';
  const ground = band === 'lozenge' || band === 'bead' ? (stone ? v('brick') : LIME) : w.fill;
  let s = flanks === 'buttress' ? buttresses(w.fill) : '';
  s += wall(8, 14, 84, 94, w);
  if (extra === 'stripes') s += times(4, (i) => rect(8.6, 34 + i * 20, 82.8, 5, LIME, FINE));
  s += (FLANKS[flanks]?.(w, a, b) ?? '') + flank(8, 14, 84, 94);
  if (extra === 'gable')
    s +=
      path(ogee(50, 62, 62, 36), b, INK) +
      path(ogee(50, 62, 50, 27), w.trim, INK) +
      circle(50, 50, 4.4, a, FINE);
  s += portal(OPENINGS[opening] ?? roundArch, w.trim, a, owner);
  s +=
    band === 'kokoshnik'
      ? ogeeRow(50, 30, 84, 5, 18, { a, b, base: v('brick-dark'), c: v('ochre') })
      : frieze(band, 8, 14, 84, 13, { base: ground, a, b });
  // cornice, plinth, steps
  s += rect(4, 7, 92, 7, w.trim, INK) + rect(7, 1, 86, 6, stone ? v('brick') : w.fill, INK);
  s += rect(4, -1.5, 92, 4, w.trim, FINE) + rect(2, 108, 96, 10, LIME, INK);
  s += line('M18 108V118M40 108V118M62 108V118M84 108V118', v('limestone-2'), 1);
  if (extra === 'stairs')
    s += path('M26 118V114H32V110H68V114H74V118Z', v('limestone-2'), INK) + path('M32 114H68', 'none', FINE);
  return s;
}
