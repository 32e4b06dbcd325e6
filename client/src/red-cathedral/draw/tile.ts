import type { WorkshopTile } from '@archivolt/red-cathedral';
import { dieId, resourceIcon } from './names.ts';
import { f, g, INK, line, path, use, v } from './svg.ts';

const octagon = (x: number, y: number, s: number): string => {
  const c = s * 0.2;
  const e = s - 2 * c;
  return `M${f(x + c)} ${f(y)}h${f(e)}l${f(c)} ${f(c)}v${f(e)}l${f(-c)} ${f(c)}h${f(-e)}l${f(-c)} ${f(-c)}v${f(-e)}z`;
};

/** A workshop tile, an octagon with what it gives; without a tile, its wooden back. */
export function workshopTile(tile: WorkshopTile | undefined, x: number, y: number, s: number): string {
  const inset = (k: number): string => octagon(x + k, y + k, s - 2 * k);
  if (tile === undefined) {
    const heart = `M${f(x + s / 2)} ${f(y + s * 0.24)}l${f(s * 0.26)} ${f(s * 0.26)}l${f(-s * 0.26)} ${f(s * 0.26)}l${f(-s * 0.26)} ${f(-s * 0.26)}z`;
    return (
      path(octagon(x, y, s), v('timber'), INK) +
      line(inset(s * 0.1), v('timber-dark'), 1) +
      path(heart, v('timber-dark'))
    );
  }
  const { benefit } = tile;
  const one = (id: string, share = 0.62): string =>
    use(id, x + (s * (1 - share)) / 2, y + (s * (1 - share)) / 2, s * share);
  let gives = '';
  if ('die' in benefit) gives = one(dieId(benefit.die), 0.6);
  else if ('any' in benefit) gives = one('i-any');
  else if (benefit.count === 1) gives = one(resourceIcon(benefit.gain));
  else {
    const icon = resourceIcon(benefit.gain);
    gives = use(icon, x + s * 0.1, y + s * 0.12, s * 0.5) + use(icon, x + s * 0.4, y + s * 0.38, s * 0.5);
  }
  const face = path(octagon(x, y, s), v('limestone'), INK) + line(inset(s * 0.075), v('ochre-dark'), 0.8);
  return g(face + gives, { class: 'on-tile' });
}
