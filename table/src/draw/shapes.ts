import { f, type Point } from './svg.ts';

/** Arches, gables and arcs: the forms of the building and of the ring. */

/** An opening or gable with its base at y, of width w and height h. */
export type Shape = (cx: number, y: number, w: number, h: number) => string;

/** An ogee gable (kokoshnik). */
export const ogee: Shape = (cx, y, w, h) =>
  `M${f(cx - w / 2)} ${f(y)}C${f(cx - w * 0.56)} ${f(y - h * 0.5)} ${f(cx - w * 0.2)} ${f(y - h * 0.62)} ${f(cx)} ${f(y - h)}` +
  `C${f(cx + w * 0.2)} ${f(y - h * 0.62)} ${f(cx + w * 0.56)} ${f(y - h * 0.5)} ${f(cx + w / 2)} ${f(y)}Z`;

export const roundArch: Shape = (cx, y, w, h) =>
  `M${f(cx - w / 2)} ${f(y)}V${f(y - h + w / 2)}A${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(cx + w / 2)} ${f(y - h + w / 2)}V${f(y)}Z`;

/** Straight jambs and an ogee head. */
export const ogeeArch: Shape = (cx, y, w, h) => {
  const s = y - h + w * 0.62;
  const k = s - w * 0.34;
  return (
    `M${f(cx - w / 2)} ${f(y)}V${f(s)}C${f(cx - w / 2)} ${f(k)} ${f(cx - w * 0.12)} ${f(k)} ${f(cx)} ${f(y - h)}` +
    `C${f(cx + w * 0.12)} ${f(k)} ${f(cx + w / 2)} ${f(k)} ${f(cx + w / 2)} ${f(s)}V${f(y)}Z`
  );
};

export const trefoil: Shape = (cx, y, w, h) => {
  const r = w * 0.27;
  const s = y - h + r * 2.1;
  const lobe = (x: number, top: number): string => `A${f(r)} ${f(r)} 0 0 1 ${f(x)} ${f(top)}`;
  return (
    `M${f(cx - w / 2)} ${f(y)}V${f(s)}${lobe(cx - r * 0.95, s - r * 0.9)}${lobe(cx + r * 0.95, s - r * 0.9)}` +
    `${lobe(cx + w / 2, s)}V${f(y)}Z`
  );
};

/** A point at radius r and angle a: degrees, 0 at the top, clockwise. */
export function polar(cx: number, cy: number, r: number, a: number): Point {
  const t = ((a - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(t), cy + r * Math.sin(t)];
}

/** A segment of a ring, less than half a turn. */
export function wedge(cx: number, cy: number, r0: number, r1: number, a0: number, a1: number): string {
  const [ax, ay] = polar(cx, cy, r1, a0);
  const [bx, by] = polar(cx, cy, r1, a1);
  const [dx, dy] = polar(cx, cy, r0, a1);
  const [ex, ey] = polar(cx, cy, r0, a0);
  return `M${f(ax)} ${f(ay)}A${f(r1)} ${f(r1)} 0 0 1 ${f(bx)} ${f(by)}L${f(dx)} ${f(dy)}A${f(r0)} ${f(r0)} 0 0 0 ${f(ex)} ${f(ey)}Z`;
}

export function arc(cx: number, cy: number, r: number, a0: number, a1: number): string {
  const [ax, ay] = polar(cx, cy, r, a0);
  const [bx, by] = polar(cx, cy, r, a1);
  const large = Math.abs(a1 - a0) > 180 ? 1 : 0;
  return `M${f(ax)} ${f(ay)}A${f(r)} ${f(r)} 0 ${large} ${a1 > a0 ? 1 : 0} ${f(bx)} ${f(by)}`;
}
