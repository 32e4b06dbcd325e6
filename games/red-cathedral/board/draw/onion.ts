import { circle, f, INK, type Point, path, poly, times, v } from '@archivolt/table/draw/svg.ts';
import { PATTERNS, type Pattern } from './onionPatterns.ts';
import { type Bulb, type Profile, profile, QUARTER, type Skin } from './onionProfile.ts';

/** A dome: its bulb, and the patterns wrapped round it. */
export interface Onion {
  bulb: Bulb;
  layers: readonly Pattern[];
  cap: string;
  fill?: string;
  /** Ribs protrude by this fraction of the radius: their depth, number and twist. */
  rib?: readonly [depth: number, count: number, twist: number];
  crowned?: boolean;
}

function skinOf({ rib }: Onion, shape: Profile, cx: number, y0: number): Skin {
  return (a, t) => {
    const [r, h] = shape.at(t);
    const [depth, count, twist] = rib ?? [0, 0, 0];
    const k = 1 - depth / 2 + depth * Math.abs(Math.cos((count / 2) * (a - twist * (t - 0.5)) + QUARTER));
    return [cx + r * (rib ? k : 1) * Math.sin(a), y0 - h];
  };
}

/** A ring of points with a kokoshnik crown, for the golden dome. */
function crownRing(shape: Profile, cx: number, y0: number): string {
  const [r, h] = shape.at(0.3);
  const [l, w] = [cx - r - 1, (r + 1) / 4];
  const teeth = times(8, () => `l${f(w / 2)} -9l${f(w / 2)} 9`);
  return (
    path(`M${f(l)} ${f(y0 - h + 3)}${teeth}v5h${f(-8 * w)}z`, v('cinnabar'), INK) +
    times(7, (i) => circle(l + w * (i + 1), y0 - h + 4.4, 1.4, v('gold-3')))
  );
}

export function onion(spec: Onion, cx: number, y0: number): string {
  const shape = profile(spec.bulb);
  const skin = skinOf(spec, shape, cx, y0);
  const strip = (a0: number, a1: number, t0: number, t1: number, n: number): string => {
    const edge = (a: number): Point[] =>
      Array.from({ length: n + 1 }, (_, i) => skin(a, t0 + ((t1 - t0) * i) / n));
    return poly([...edge(a0), ...edge(a1).reverse()]);
  };
  const outline = strip(-QUARTER, QUARTER, 0, 1, 40);
  let s = path(outline, spec.fill ?? v('limestone'));
  for (const layer of spec.layers) s += PATTERNS[layer.is](skin, layer, shape);
  s += path(strip(0.62, QUARTER, 0, 1, 14), v('shade'));
  s += path(strip(-0.98, -0.74, 0.1, 0.6, 14), v('gleam'));
  s += path(strip(-QUARTER, QUARTER, 0.88, 1, 14), spec.cap, INK);
  if (spec.crowned) s += crownRing(shape, cx, y0);
  return s + path(outline, 'none', { ...INK, 'stroke-width': 1.5 });
}
