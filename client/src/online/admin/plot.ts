/** A line of a plot: its label and one value per time; null if unknown. */
export interface Curve {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A longer gap between two times, in milliseconds, means that no sample was recorded. */
const MAX_GAP_MS = 3 * 60_000;

/** The line as SVG paths; it is interrupted where a value or some minutes are missing. */
export function pathOf(
  times: readonly number[],
  values: readonly (number | null)[],
  top: number,
  width: number,
  height: number,
): string[] {
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const span = Math.max(1, last - first);
  const paths: string[] = [];
  let path = '';
  let before = Number.NEGATIVE_INFINITY;
  for (const [index, time] of times.entries()) {
    const value = values[index] ?? null;
    if (path !== '' && (value === null || time - before > MAX_GAP_MS)) {
      paths.push(path);
      path = '';
    }
    if (value === null) continue;
    const [x, y] = [((time - first) / span) * width, height - (value / top) * (height - 6) - 3];
    path += `${path === '' ? 'M' : 'L'}${round(x)} ${round(y)}`;
    before = time;
  }
  return path === '' ? paths : [...paths, path];
}

const round = (value: number): number => Math.round(value * 10) / 10;

const MAX_ROWS = 60;

/** The times shown in a table: all if there are few, otherwise equally spaced ones, always including the last. */
export function steps(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / MAX_ROWS));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => count - 1 - index * step).reverse();
}
