import type { Kernel, SparseVector } from './kernel.ts';

/** The kernel in plain JavaScript. Where the row length allows it, eight sums stay in local variables during the pass. */
export function plainKernel(memory: ArrayBuffer): Kernel {
  return {
    memory,
    gather(base, rows, listed, count, to) {
      const size = to.length;
      to.set(base);
      let from = 0;
      for (; from + 8 <= size; from += 8) gatherEight(rows, listed, count, to, from);
      for (; from < size; from++) {
        let sum = to[from] as number;
        for (let i = 0; i < count; i++) {
          const at = (listed.index[i] as number) * size + from;
          sum += (listed.value[i] as number) * (rows[at] as number);
        }
        to[from] = sum;
      }
    },
    scatter(from, rows, { index, value }, count) {
      const size = from.length;
      for (let i = 0; i < count; i++) {
        const row = (index[i] as number) * size;
        const by = value[i] as number;
        for (let h = 0; h < size; h++) rows[row + h] = (rows[row + h] as number) + by * (from[h] as number);
      }
    },
  };
}

function gatherEight(
  rows: Float64Array,
  { index, value }: SparseVector,
  count: number,
  to: Float64Array,
  from: number,
): void {
  const size = to.length;
  let [a, b, c, d] = [to[from], to[from + 1], to[from + 2], to[from + 3]] as [number, number, number, number];
  let [e, f, g, h] = [to[from + 4], to[from + 5], to[from + 6], to[from + 7]] as [
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < count; i++) {
    const at = (index[i] as number) * size + from;
    const by = value[i] as number;
    a += by * (rows[at] as number);
    b += by * (rows[at + 1] as number);
    c += by * (rows[at + 2] as number);
    d += by * (rows[at + 3] as number);
    e += by * (rows[at + 4] as number);
    f += by * (rows[at + 5] as number);
    g += by * (rows[at + 6] as number);
    h += by * (rows[at + 7] as number);
  }
  to[from] = a;
  to[from + 1] = b;
  to[from + 2] = c;
  to[from + 3] = d;
  to[from + 4] = e;
  to[from + 5] = f;
  to[from + 6] = g;
  to[from + 7] = h;
}
