import { circle, FINE, f, path, rect, times } from '@archivolt/table/draw/svg.ts';
import type { Tints } from './walls.ts';

/** Ornamental bands, w wide and h high from (x, y). */
type Frieze = (x: number, y: number, w: number, h: number, t: Tints) => string;

/** How many figures of about this width fill the band, and how wide each is. */
function share(w: number, about: number): [count: number, step: number] {
  const n = Math.round(w / about);
  return [n, w / n];
}

const FRIEZES: Record<string, Frieze> = {
  dentil(x, y, w, h, t) {
    const [n, s] = share(w, 6);
    const tooth = `h${f(s * 0.6)}v${f(h * 0.7)}h${f(-s * 0.6)}z`;
    const d = times(n, (i) => `M${f(x + i * s + s * 0.2)} ${f(y + h * 0.3)}${tooth}`);
    return rect(x, y, w, h, t.base, FINE) + path(d, t.a, FINE);
  },
  lozenge(x, y, w, h, t) {
    const [n, s] = share(w, 10);
    const half = (odd: number): string =>
      times(n, (i) => {
        if (i % 2 !== odd) return '';
        const cx = x + (i + 0.5) * s;
        const cy = y + h / 2;
        return `M${f(cx - s * 0.46)} ${f(cy)}L${f(cx)} ${f(cy - h * 0.42)}L${f(cx + s * 0.46)} ${f(cy)}L${f(cx)} ${f(cy + h * 0.42)}Z`;
      });
    return rect(x, y, w, h, t.base, FINE) + path(half(1), t.a, FINE) + path(half(0), t.b, FINE);
  },
  saw(x, y, w, h, t) {
    const [n, s] = share(w, 7);
    const d = times(n, () => `l${f(s / 2)} ${f(1 - h)}l${f(s / 2)} ${f(h - 1)}`);
    return rect(x, y, w, h, t.base, FINE) + path(`M${f(x)} ${f(y + h)}${d}Z`, t.a, FINE);
  },
  corbel(x, y, w, h, t) {
    const [n, s] = share(w, 9);
    const bow = `v${f(-h * 0.35)}a${f(s / 2 - 1.2)} ${f(h * 0.4)} 0 0 1 ${f(s - 2.4)} 0v${f(h * 0.35)}z`;
    const d = times(n, (i) => `M${f(x + i * s + 1.2)} ${f(y + h)}${bow}`);
    return rect(x, y, w, h, t.base, FINE) + path(d, t.a, FINE);
  },
  rope(x, y, w, h, t) {
    const [n, s] = share(w, 5);
    const lay = `c${f(s * 0.2)} ${f(-h * 0.5)} ${f(s * 0.8)} ${f(-h * 0.5)} ${f(s)} ${f(-h)}`;
    const d = times(n, (i) => `M${f(x + i * s)} ${f(y + h)}${lay}`);
    return rect(x, y, w, h, t.a, FINE) + path(d, 'none', FINE);
  },
  bead(x, y, w, h, t) {
    const [n, s] = share(w, 7);
    const r = Math.min(s, h) * 0.36;
    const beads = times(n, (i) => circle(x + (i + 0.5) * s, y + h / 2, r, i % 2 ? t.a : t.b, FINE));
    return rect(x, y, w, h, t.base, FINE) + beads;
  },
  wave(x, y, w, h, t) {
    const [n, s] = share(w, 12);
    const d = times(n, () => `q${f(s / 4)} ${f(-h * 0.7)} ${f(s / 2)} 0t${f(s / 2)} 0`);
    return (
      rect(x, y, w, h, t.base, FINE) +
      path(`M${f(x)} ${f(y + h)}V${f(y + h * 0.5)}${d}V${f(y + h)}Z`, t.a, FINE)
    );
  },
};

export const frieze = (name: string, x: number, y: number, w: number, h: number, t: Tints): string =>
  FRIEZES[name]?.(x, y, w, h, t) ?? '';
