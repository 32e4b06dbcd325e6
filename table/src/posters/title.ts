import { f, g, join, path } from '../draw/svg.ts';
import { letters } from '../ui/lettering.ts';
import { POSTER } from './frame.ts';

interface Line {
  y: number;
  high: number;
  track: number;
  fill: string;
  edge: string;
  /** Width of the pale outline of the letters. */
  rim: number;
}

/** A line of the title in our own capitals, centred on the poster. */
export function titleLine(words: string, { y, high, track, fill, edge, rim }: Line): string {
  const k = high / 100;
  const { letters: placed, width } = letters(words, track);
  const drawn = join(placed, ({ d, x, evenOdd }) =>
    path(d, fill, { transform: `translate(${f(x)} 0)`, 'fill-rule': evenOdd ? 'evenodd' : undefined }),
  );
  return g(drawn, {
    transform: `translate(${f((POSTER.width - width * k) / 2)} ${y}) scale(${k})`,
    stroke: edge,
    'stroke-width': f(rim / k),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}
