import { assemble } from './assembler.ts';
import { plainKernel } from './plainKernel.ts';
import { LANES, ROUTINES } from './routines.ts';

/** The inputs of one position that are not zero: which, and what they are. */
export interface Listed {
  readonly index: Int32Array;
  readonly value: Float64Array;
}

/** The two sums that nearly all time of a net goes into. Every array lies in `memory`. */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /** to = base + Σ value[i] · rows[index[i]], over the first `count` of the list; a row is as long as `to`. */
  gather(base: Float64Array, rows: Float64Array, listed: Listed, count: number, to: Float64Array): void;
  /** rows[index[i]] += value[i] · from, for each of them. */
  scatter(from: Float64Array, rows: Float64Array, listed: Listed, count: number): void;
}

const PAGE = 65_536;

/** The parts of WebAssembly that are used here: their types belong to pages and are not known in this room. */
interface Assembly {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, house: { house: { memory: object } }) => { exports: Routines };
}

/** The routines take places in the memory, in bytes. */
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
 * From now on sums are made two at a time by WebAssembly, which is several times faster and gives the same to the last
 * digit. A page must have been allowed to (`wasm-unsafe-eval`), so it is asked for and not taken.
 */
export function useAssembly(): void {
  const { WebAssembly: assembly } = globalThis as { WebAssembly?: Assembly };
  if (ready || !assembly) return;
  ready = { assembly, module: new assembly.Module(assemble(ROUTINES)) };
}

/** A kernel with so many bytes of memory, for rows of so many doubles. */
export function kernelOf(bytes: number, row: number): Kernel {
  if (!ready || row % LANES !== 0) return plainKernel(new ArrayBuffer(Math.ceil(bytes / 8) * 8));
  const memory = new ready.assembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const routines = new ready.assembly.Instance(ready.module, { house: { memory } }).exports;
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
