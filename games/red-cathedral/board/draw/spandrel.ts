import { at } from '@archivolt/engine';
import { GROUPS, type InfluenceCard } from '@archivolt/red-cathedral';
import { circle, g, INK, line, path, use, v } from '@archivolt/table/draw/svg.ts';
import { actionRow, rowWidth } from './influence.ts';
import { EDGE, SQUARE } from './track.ts';

/** An influence card, as the spandrel between the ring and the corner of its quadrant. */

const CARD = 'M4 4H168V25.5A246 246 0 0 0 25.5 168H4Z';
const INNER = 'M8.5 8.5H163.5V22.5A251 251 0 0 0 22.5 163.5H8.5Z';

interface Corner {
  right: boolean;
  low: boolean;
  x: number;
  y: number;
}
function cornerOf(quadrant: number): Corner {
  const right = quadrant < 2;
  const low = quadrant === 1 || quadrant === 2;
  return { right, low, x: right ? SQUARE - EDGE : EDGE, y: low ? SQUARE - EDGE : EDGE };
}

/** The action in the outer row, where the card is wider: the longer one. */
export function outerOf({ actions }: InfluenceCard): number {
  return rowWidth(at(actions, 1)) > rowWidth(at(actions, 0)) ? 1 : 0;
}

/** The box of an action in its corner, measured from the corner inwards: left, top, width, height. */
export function actionBox(
  card: InfluenceCard,
  quadrant: number,
  action: number,
): readonly [number, number, number, number] {
  const { right, low, x, y } = cornerOf(quadrant);
  const [w, h, down] = action === outerOf(card) ? [154, 31, 9] : [112, 30, 41];
  return [right ? x - 9 - w : x + 9, low ? y - down - h : y + down, w, h];
}

export function spandrel(card: InfluenceCard, quadrant: number, lit: boolean): string {
  const { right, low, x, y } = cornerOf(quadrant);
  const across = (d: number): number => (right ? x - d : x + d);
  const down = (d: number): number => (low ? y - d : y + d);
  const frame = `translate(${x} ${y}) scale(${right ? -1 : 1} ${low ? -1 : 1})`;
  const [ex, ey] = [across(35), down(96)];
  const outer = outerOf(card);
  const guild = `g-${GROUPS[card.group]}`;
  return (
    g(
      path(CARD, v(lit ? 'paper-0' : 'paper-1'), { ...INK, 'stroke-width': 1.6 }) +
        line(INNER, v(lit ? 'gilt' : 'rule'), lit ? 3 : 1),
      { transform: frame },
    ) +
    actionRow(at(card.actions, outer), across(16), down(25), 144, right) +
    line(`M${across(118)} ${down(40)}H${across(14)}`, v('rule'), 1) +
    actionRow(at(card.actions, 1 - outer), across(16), down(55), 96, right) +
    circle(ex, ey, 18, v('cinnabar'), INK) +
    circle(ex, ey, 15.4, 'none', { stroke: v('leaf-gold'), 'stroke-width': 1 }) +
    use(guild, ex - 11.5, ey - 11.5, 23, { color: v('on-cinnabar') })
  );
}
