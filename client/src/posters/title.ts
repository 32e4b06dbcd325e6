import { word } from '../red-cathedral/draw/lettering.ts';
import { f, g } from '../red-cathedral/draw/svg.ts';
import { POSTER } from './frame.ts';

interface Line {
  y: number;
  high: number;
  track: number;
  fill: string;
  edge: string;
  /** Width of the pale edge round the letters. */
  rim: number;
}

/** A line of the title in our own capitals, in the middle of the poster. */
export function titleLine(words: string, { y, high, track, fill, edge, rim }: Line): string {
  const k = high / 100;
  const { svg, width } = word(words, track);
  return g(svg, {
    transform: `translate(${f((POSTER.width - width * k) / 2)} ${y}) scale(${k})`,
    fill,
    stroke: edge,
    'stroke-width': f(rim / k),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });
}
