import { at } from '@archivolt/engine';
import type { SectionCard, WorkshopTile } from '@archivolt/red-cathedral';
import { f, g, line, path, rect, seeded, text, times, use, v } from '@archivolt/table/draw/svg.ts';
import { resourceIcon } from './names.ts';
import { banner } from './pieces.ts';
import { building, costOf, heightOf } from './section.ts';
import { workshopTile } from './tile.ts';

/** The unbuilt side: the same building as a plan, with its cost and rewards. */

const LEFT = 4;
const SPAN = 92;
const topOf = (card: SectionCard): number => (card.kind === 2 ? 4 : 2);

/** The sheet with its folded corner. */
export function sheet(card: SectionCard): string {
  const y = topOf(card);
  return `M${LEFT} ${y + 6}l6-6H${LEFT + SPAN}V${heightOf(card) - 2}H${LEFT}Z`;
}

const plans = new Map<string, string>();

/** The parts that do not change until the section is built. */
export function plan(card: SectionCard): string {
  let found = plans.get(card.id);
  if (found === undefined) {
    found = drawPlan(card);
    plans.set(card.id, found);
  }
  return found;
}

function drawPlan(card: SectionCard): string {
  const y = topOf(card);
  const h = heightOf(card);
  const ink = v('bp-ink');
  const k = card.kind === 2 ? 0.86 : 0.84;
  const from = y + 8 + seeded(card.id)() * 4;
  return (
    path(sheet(card), v('bp-paper'), { stroke: ink, 'stroke-width': 1.1 }) +
    path(sheet(card), 'url(#rc-plan)') +
    path(`M${LEFT} ${y + 6}h6v-6z`, v('bp-paper-2'), { stroke: ink, 'stroke-width': 0.9 }) +
    g(building(card), {
      class: 'bp-art',
      transform: `translate(${f(50 - 50 * k)} ${f(card.kind === 2 ? 1 : h * 0.015)}) scale(${k} .84)`,
    }) +
    line(`M92.5 ${f(from)}V${h - 28}m-2 0h4m-4 ${f(-(h - y - 42))}h4`, v('bp-line'), 0.7) +
    rewards(card)
  );
}

/** Recognition and roubles for completing it. */
function rewards({ kind, recognition, rubles }: SectionCard): string {
  const tag = (icon: string, count: number, y: number): string =>
    rect(LEFT + 1, y, 38, 20, v('paper-0'), { rx: 3, stroke: v('bp-ink'), 'stroke-width': 0.9 }) +
    text(LEFT + 11.5, y + 15.8, count, { class: 'num' }) +
    use(icon, LEFT + 19.5, y + 1.5, 17);
  const y = kind === 2 ? 13 : 8;
  return tag('i-recognition', recognition, y) + (rubles > 0 ? tag('i-ruble', rubles, y + 22) : '');
}

/** The cost as sockets: a delivered cube is in its socket, a previewed one is translucent. */
export function sockets(card: SectionCard, delivered: readonly number[], coming: readonly number[]): string {
  const cost = costOf(card);
  // Cards of other sets may cost more than four: the sockets share the width.
  const step = Math.min(23, 92 / cost.length);
  const size = step - 2;
  const x0 = 50 - (cost.length * step) / 2;
  const y = heightOf(card) - 27;
  const have = [...delivered];
  const will = [...coming];
  const take = (from: number[], kind: number): boolean => {
    const index = from.indexOf(kind);
    if (index >= 0) from.splice(index, 1);
    return index >= 0;
  };
  const frame = { rx: 4, stroke: v('bp-ink'), 'stroke-width': 0.9 };
  return (
    rect(x0 - 1, y - 1, cost.length * step + 2, step + 2, v('bp-paper'), frame) +
    times(cost.length, (i) => {
      const kind = at(cost, i);
      const x = x0 + i * step + 1;
      const icon = (inset: number, cls: string): string =>
        use(resourceIcon(kind), x + inset, y + 1 + inset, size - 2 * inset, { class: cls });
      const socket = (paint: string, more: Record<string, string | number>): string =>
        rect(x, y + 1, size, size, paint, { rx: 3, ...more });
      if (take(have, kind))
        return socket(v('paper-0'), { stroke: v('line'), 'stroke-width': 1.3 }) + icon(1, '');
      if (take(will, kind))
        return (
          socket(v('possible'), { stroke: v('good'), 'stroke-width': 1.6, 'stroke-dasharray': '3 2' }) +
          icon(1, 'coming')
        );
      return (
        socket('none', { stroke: v('bp-ink'), 'stroke-width': 0.9, 'stroke-dasharray': '2.5 2' }) +
        icon(1.5, 'need')
      );
    })
  );
}

/** Poles and a plank around a claimed section, with its banner. */
export function scaffolding(card: SectionCard, colour: number): string {
  const y = topOf(card);
  const h = heightOf(card);
  const beam = (d: string): string =>
    line(d, v('line'), 4.4, { 'stroke-linecap': 'round' }) +
    line(d, v('timber'), 2.4, { 'stroke-linecap': 'round' });
  const plank = h - 31;
  const tie = (x: number): string => line(`M${x - 3} ${plank - 3}l6 6m0-6l-6 6`, v('limestone'), 1.3);
  const pole = (x: number): string => beam(`M${x} ${y - 3}V${h - 1}`);
  return beam(`M0 ${plank}H100`) + pole(2.5) + pole(97.5) + tie(2.5) + tie(97.5) + bannerOn(card, colour);
}

export const bannerOn = ({ kind }: SectionCard, colour: number): string =>
  banner(colour, kind === 2 ? 64 : 67, kind === 2 ? 42 : 12, kind === 1 ? 27 : 34);

/** The workshop tile on a free section. */
export function tileOn({ kind }: SectionCard, tile: WorkshopTile | undefined): string {
  const size = kind === 1 ? 42 : 46;
  return workshopTile(tile, 69 - size / 2, kind === 2 ? 48 : kind === 0 ? 26 : 10, size);
}
