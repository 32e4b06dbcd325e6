import { assemble } from './assembler.ts';
import { plainKernel } from './plainKernel.ts';
import { LANES, ROUTINES } from './routines.ts';

/** Sparse input vector: indices and values of the non-zero inputs of a position. */
export interface SparseVector {
  readonly index: Int32Array;
  readonly value: Float64Array;
}

/** The two sums that take nearly all the time of a net. All arrays are in `memory`. */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /** to = base + Σ value[i] · rows[index[i]] over the first `count` entries; a row is as long as `to`. */
  gather(base: Float64Array, rows: Float64Array, listed: SparseVector, count: number, to: Float64Array): void;
  /** rows[index[i]] += value[i] · from, for the first `count` entries. */
  scatter(from: Float64Array, rows: Float64Array, listed: SparseVector, count: number): void;
}

const PAGE = 65_536;

/** The part of WebAssembly used here; its types come with the DOM library, which this package does not include. */
interface Assembly {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, imports: { env: { memory: object } }) => { exports: Routines };
}

/** The routines take byte offsets into the memory. */
interface Routines {
  gather(
    base: number,
    rows: number,
    index: number,
    value: number,
    count: number,
    row: number,
    to: number,
  ): void;
  scatter(from: number, rows: number, index: number, value: number, count: number, row: number): void;
}

let ready: { assembly: Assembly; module: object } | undefined;

/**
 * Switches to WebAssembly SIMD, which is several times faster and bit-identical. It is opt-in because a page needs permission
 * (`wasm-unsafe-eval`).
 */
export function useAssembly(): void {
  const { WebAssembly: assembly } = globalThis as { WebAssembly?: Assembly };
  if (ready || !assembly) return;
  ready = { assembly, module: new assembly.Module(assemble(ROUTINES)) };
}

/** Creates a kernel with `bytes` bytes of memory for rows of `row` doubles. */
export function kernelOf(bytes: number, row: number): Kernel {
  if (!ready || row % LANES !== 0) return plainKernel(new ArrayBuffer(Math.ceil(bytes / 8) * 8));
  const memory = new ready.assembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const routines = new ready.assembly.Instance(ready.module, { env: { memory } }).exports;
  return {
    memory: memory.buffer,
    gather(base, rows, { index, value }, count, to) {
      const [a, b, c, d] = [base.byteOffset, rows.byteOffset, index.byteOffset, value.byteOffset];
      routines.gather(a, b, c, d, count, to.byteLength, to.byteOffset);
    },
    scatter(from, rows, { index, value }, count) {
      const [a, b, c, d] = [from.byteOffset, rows.byteOffset, index.byteOffset, value.byteOffset];
      routines.scatter(a, b, c, d, count, from.byteLength);
    },
  };
}
