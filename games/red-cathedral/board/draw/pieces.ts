import { ogeeArch, type Shape } from '@archivolt/table/draw/shapes.ts';
import { circle, FINE, f, g, INK, line, path, use, v } from '@archivolt/table/draw/svg.ts';
import { colourClass, emblemId } from './names.ts';

/** The pieces players put on sections, in their colour and with their emblem. */

/** A banner hanging from its crossbar; (x, y) is the middle of the crossbar. */
export function banner(colour: number, x: number, y: number, w: number): string {
  const h = w * 1.5;
  const l = x - w / 2;
  const notch = w * 0.22;
  const tail = `l${f(-w / 4)} ${f(-notch)}l${f(-w / 4)} ${f(notch)}`;
  return g(
    line(`M${f(l - 3)} ${f(y)}H${f(l + w + 3)}`, v('line'), 2.4, { 'stroke-linecap': 'round' }) +
      path(`M${f(l)} ${f(y)}h${f(w)}v${f(h)}${tail}${tail}z`, 'var(--p)', INK) +
      line(
        `M${f(l + 2)} ${f(y + 3)}h${f(w - 4)}M${f(l + 2)} ${f(y + h - w * 0.42)}h${f(w - 4)}`,
        'var(--pon)',
        0.8,
        { opacity: 0.65 },
      ) +
      use(emblemId(colour), x - w * 0.3, y + h * 0.2, w * 0.6, { color: 'var(--pon)' }),
    { class: colourClass(colour) },
  );
}

const boss = (colour: number, cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, 'var(--p2)', FINE) +
  use(emblemId(colour), cx - r * 0.7, cy - r * 0.7, r * 1.4, { class: 'on-boss' });

export function door(colour: number, cx: number, y: number, w: number, h: number, shape: Shape): string {
  const planks = (dy: number): string =>
    `M${f(cx - w / 2 + 2)} ${f(y - dy)}h${f(w / 2 - 4)}m4 0h${f(w / 2 - 4)}`;
  return g(
    path(shape(cx, y, w, h), 'var(--p)', INK) +
      line(`M${f(cx)} ${f(y)}V${f(y - h * 0.9)}${planks(6)}${planks(h * 0.6)}`, v('line'), 1.1) +
      boss(colour, cx, y - h * 0.4, w * 0.27),
    { class: colourClass(colour) },
  );
}

export function archway(colour: number, cx: number, y: number, w: number, h: number): string {
  const joint = (x: number, dx: number): string => `M${f(x)} ${f(y - h * 0.34)}h${f(dx)}`;
  return g(
    path(ogeeArch(cx, y, w, h) + ogeeArch(cx, y, w * 0.56, h * 0.72), 'var(--p)', {
      ...INK,
      'fill-rule': 'evenodd',
    }) +
      line(joint(cx - w / 2, w * 0.22) + joint(cx + w / 2, -w * 0.22), v('line'), 1) +
      boss(colour, cx, y - h + 3, 6.2),
    { class: colourClass(colour) },
  );
}

export const cross = (colour: number, cx: number, y: number): string =>
  g(
    path(
      `M${f(cx - 1.8)} ${f(y - 8)}l.5-4.6l-5 .6v-4l5 .5l-.6-5h3.8l-.6 5l5-.5v4l-5-.6l.5 4.6z`,
      'var(--p)',
      INK,
    ) +
      circle(cx, y - 3, 6.4, 'var(--p)', INK) +
      use(emblemId(colour), cx - 4, y - 7, 8, { color: 'var(--pon)' }),
    { class: colourClass(colour) },
  );
