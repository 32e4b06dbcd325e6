import {
  add,
  addBoth,
  assemble,
  type Code,
  get,
  load,
  loadIndex,
  loadTwice,
  multiply,
  multiplyBoth,
  number,
  type Routine,
  set,
  shiftLeft,
  store,
  whileBelow,
} from './assembler.ts';

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
/** Doubles that are kept in registers while all rows pass by: a row must have a multiple of them. */
const LANES = 16;
const PAIRS = LANES / 2;

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
  ready = { assembly, module: new assembly.Module(assemble([GATHER, SCATTER])) };
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

/** The same in plain code. Where rows allow it, eight sums stay in variables while all rows pass by. */
function plainKernel(memory: ArrayBuffer): Kernel {
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
  { index, value }: Listed,
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

const each = (code: (pair: number) => Code[]): Code[] =>
  Array.from({ length: PAIRS }, (_, pair) => code(pair)).flat();

/** local += by */
const advance = (local: number, by: Code): Code[] => [get(local), by, add, set(local)];

/** Parameters of both routines up to `ROW`; what `gather` writes to comes after. */
const [FIRST, ROWS, INDEX, VALUE, COUNT, ROW] = [0, 1, 2, 3, 4, 5] as const;

function routine(name: string, parameters: number, passes: (locals: Locals) => Code[]): Routine {
  const locals: Locals = {
    done: parameters,
    at: parameters + 1,
    i: parameters + 2,
    end: parameters + 3,
    from: parameters + 4,
    by: parameters + 5,
    pair: (index) => parameters + 6 + index,
  };
  const { done } = locals;
  // One pass for each stretch of a row that fits the registers.
  const body = [whileBelow(done, ROW, [...passes(locals), ...advance(done, [0x41, 0x80, 0x01])])];
  return { name, parameters, numbers: 5, pairs: 1 + PAIRS, body };
}

interface Locals {
  done: number;
  at: number;
  i: number;
  end: number;
  from: number;
  by: number;
  pair(index: number): number;
}

/** For each index: `at` is the stretch of its row, `by` its value twice. */
function overRows({ done, at, i, end, from, by }: Locals, body: Code[]): Code[] {
  return [
    ...[get(INDEX), set(i), get(VALUE), set(from)],
    ...[get(INDEX), get(COUNT), number(2), shiftLeft, add, set(end)],
    whileBelow(i, end, [
      ...[get(ROWS), get(done), add, get(i), loadIndex, get(ROW), multiply, add, set(at)],
      ...[get(from), loadTwice, set(by)],
      ...body,
      ...advance(i, number(4)),
      ...advance(from, number(8)),
    ]),
  ];
}

const GATHER = routine('gather', 7, (locals) => {
  const { done, at, by, pair } = locals;
  const sums = [get(FIRST), get(done), add, set(at), ...each((p) => [get(at), load(16 * p), set(pair(p))])];
  const rows = each((p) => [
    get(pair(p)),
    get(by),
    get(at),
    load(16 * p),
    multiplyBoth,
    addBoth,
    set(pair(p)),
  ]);
  const out = [get(6), get(done), add, set(at), ...each((p) => [get(at), get(pair(p)), store(16 * p)])];
  return [...sums, ...overRows(locals, rows), ...out];
});

const SCATTER = routine('scatter', 6, (locals) => {
  const { done, at, by, pair } = locals;
  const kept = [get(FIRST), get(done), add, set(at), ...each((p) => [get(at), load(16 * p), set(pair(p))])];
  const rows = each((p) => [
    ...[get(at), get(at), load(16 * p)],
    ...[get(by), get(pair(p)), multiplyBoth, addBoth, store(16 * p)],
  ]);
  return [...kept, ...overRows(locals, rows)];
});
