import type { Benefit, WorkshopTile } from '@archivolt/red-cathedral';
import { f, g, INK, line, path, use, v } from '@archivolt/table/draw/svg.ts';
import { dieId, resourceIcon } from './names.ts';

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
  const one = (id: string, share = 0.62): string =>
    use(id, x + (s * (1 - share)) / 2, y + (s * (1 - share)) / 2, s * share);
  const two = (id: string): string =>
    use(id, x + s * 0.1, y + s * 0.12, s * 0.5) + use(id, x + s * 0.4, y + s * 0.38, s * 0.5);
  const gives = (benefit: Benefit): string => {
    switch (benefit.kind) {
      case 'die':
        return one(dieId(benefit.die), 0.6);
      case 'any':
        return one('i-any');
      case 'resource':
        return (benefit.count === 1 ? one : two)(resourceIcon(benefit.gain));
      default:
        return benefit satisfies never;
    }
  };
  const face = path(octagon(x, y, s), v('limestone'), INK) + line(inset(s * 0.075), v('ochre-dark'), 0.8);
  return g(face + gives(tile.benefit), { class: 'on-tile' });
}
