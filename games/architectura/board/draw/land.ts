import { C, f, P, type Paint, rect, rnd } from './woodcut.ts';

/** The ground below buildings, and what grows around them. */

/** Rolling hill from the left edge to the right one. */
export const hill = (d: string, colour: string, more?: Paint): string =>
  P(`M4 196V${d}V196Z`, colour, { w: 1.4, ...more });

interface Ground {
  cuts?: string;
  o?: number;
  n?: number;
  seed?: number;
  bow?: number;
}
const TUFTS = [
  [56, 181],
  [140, 184],
  [70, 187],
  [126, 178],
] as const;

export function ground(
  y: number,
  colour: string,
  { cuts = C.ink, o = 0.5, n = 11, seed = 1, bow = 0 }: Ground = {},
): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    // Tapered furrows, from either side in turn.
    const at = y + 3 + (i * (190 - y - 4)) / n + rnd(seed + i) * 2;
    const length = 18 + rnd(seed + i * 9) * 34;
    const x = i % 2 ? 190 - length - rnd(i) * 14 : 10 + rnd(i * 3) * 14;
    const [tip, head] = i % 2 ? [x, x + length] : [x + length, x];
    d += `M${f(tip)} ${f(at)}L${f(head)} ${f(at - 0.8)}V${f(at + 0.8)}Z`;
  }
  const grass = TUFTS.map(([x, at]) => `M${x} ${at}q-1-4-3-5m3 5q0-5 1-7m-1 7q2-4 4-4`).join('');
  return (
    P(`M4 ${y}Q100 ${y - bow} 196 ${y}V196H4Z`, colour, { w: 1.6 }) +
    P(d, cuts, { s: 0, o }) +
    P(grass, 'none', { s: cuts, w: 1.1, o })
  );
}

export function tree(
  x: number,
  y: number,
  r: number,
  colour: string = C.grass,
  shade: string = C.moss,
  trunk = 9,
): string {
  const n = Math.max(8, Math.round(r * 0.8));
  const cy = y - trunk - r * 0.86;
  const bump = f((r * 1.5 * 2.6) / n);
  let crown = '';
  for (let i = 0; i <= n; i++) {
    const angle = (i / n) * 2 * Math.PI - Math.PI / 2;
    const at = `${f(x + r * Math.cos(angle))} ${f(cy + r * 0.92 * Math.sin(angle))}`;
    crown += i ? `A${bump} ${bump} 0 0 1 ${at}` : `M${at}`;
  }
  const top = `${f(x + r * 0.2)} ${f(cy - r * 0.95)}`;
  const dark = `M${top}A${f(r)} ${f(r * 0.95)} 0 0 1 ${f(x - r * 0.45)} ${f(cy + r * 0.86)}A${f(r * 1.05)} ${f(r)} 0 0 0 ${top}Z`;
  let cuts = '';
  for (let i = 0; i < 5; i++) {
    const at = cy - r * 0.45 + i * r * 0.27;
    const edge = x + r * Math.sqrt(Math.max(0.1, 1 - ((at - cy) / r) ** 2)) - 1.4;
    cuts += `M${f(edge - r * (0.3 + 0.3 * rnd(i + r)))} ${f(at)}L${f(edge)} ${f(at - 0.8)}V${f(at + 0.8)}Z`;
  }
  return (
    P(
      `M${f(x - 1.8)} ${f(y)}L${f(x - 1.2)} ${f(y - trunk - 3)}H${f(x + 1.6)}L${f(x + 2.2)} ${f(y)}Z`,
      C.wood2,
      { w: 1 },
    ) +
    P(`${crown}Z`, colour, { w: 1.5 }) +
    P(dark, shade, { s: 0 }) +
    P(cuts, C.ink, { s: 0 })
  );
}

export function cypress(
  x: number,
  y: number,
  h: number,
  w: number,
  colour: string = C.moss,
  shade: string = C.pine,
): string {
  const e = w / 2;
  const right = `C${f(x + e * 0.8)} ${f(y - h * 0.7)} ${f(x + e * 1.3)} ${f(y - h * 0.3)} ${f(x + e)} ${f(y - 5)}`;
  return (
    rect(x - 1, y - 4, 2, 4, C.wood2, { w: 1 }) +
    P(
      `M${f(x)} ${f(y - h)}${right}Q${f(x)} ${f(y - 1)} ${f(x - e)} ${f(y - 5)}C${f(x - e * 1.3)} ${f(y - h * 0.3)} ${f(x - e * 0.8)} ${f(y - h * 0.7)} ${f(x)} ${f(y - h)}Z`,
      colour,
      { w: 1.5 },
    ) +
    P(`M${f(x)} ${f(y - h + 1)}${right}L${f(x + e * 0.1)} ${f(y - 3.6)}Z`, shade, { s: 0 })
  );
}

export function bush(
  x: number,
  y: number,
  w: number,
  colour: string = C.grass,
  shade: string = C.moss,
): string {
  const q = (...values: number[]): string => values.map((value) => f(value * w)).join(' ');
  return (
    P(
      `M${f(x)} ${f(y)}c${q(-0.06, -0.3, 0.2, -0.42, 0.3, -0.26)}c${q(0.06, -0.26, 0.4, -0.2, 0.4, 0.02)}c${q(0.2, -0.1, 0.34, 0.04, 0.3, 0.24)}Z`,
      colour,
      { w: 1.4 },
    ) +
    P(`M${f(x + w * 0.5)} ${f(y - 0.6)}q${q(0.3, -0.05, 0.4, -0.2)}q${q(0.12, 0.06, 0.08, 0.2)}Z`, shade, {
      s: 0,
    })
  );
}
