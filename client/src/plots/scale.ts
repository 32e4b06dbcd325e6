/** Maps numbers to positions in a plot. */

/** About `count` round numbers that span the values: 1, 2 or 5 times a power of ten apart; integers only. */
export function ticksOf(low: number, high: number, count = 5): number[] {
  const step = stepOf((high - low || 1) / count);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function stepOf(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].find((times) => times * power >= wanted) ?? 10;
  return Math.max(1, step * power);
}

/** Maps one range onto another. */
export function scaleOf(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = high - low || 1;
  return (value) => from + ((value - low) / span) * (to - from);
}

/** An SVG path through points. */
export function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
