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

/**
 * The two sums that nearly all time of a net goes into, over rows of doubles of which few are named by an index. All
 * arrays lie in `memory`; places are counted in bytes from its start.
 */
export interface Kernel {
  readonly memory: ArrayBuffer;
  /** to = base + Σ value[i] · rows[index[i]] */
  gather(
    base: number,
    rows: number,
    index: number,
    value: number,
    count: number,
    row: number,
    to: number,
  ): void;
  /** rows[index[i]] += value[i] · from, for each i */
  scatter(from: number, rows: number, index: number, value: number, count: number, row: number): void;
}

const PAGE = 65_536;
/** Doubles that are kept in registers while all rows pass by: a row must have a multiple of them. */
const LANES = 16;
const PAIRS = LANES / 2;

/** The parts of WebAssembly that are used here: their types belong to pages and are not known in this room. */
interface Assembly {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (
    module: object,
    house: { house: { memory: object } },
  ) => { exports: Pick<Kernel, 'gather' | 'scatter'> };
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
  const { gather, scatter } = new ready.assembly.Instance(ready.module, { house: { memory } }).exports;
  return { memory: memory.buffer, gather, scatter };
}

function plainKernel(memory: ArrayBuffer): Kernel {
  const doubles = new Float64Array(memory);
  const whole = new Int32Array(memory);
  return {
    memory,
    gather(base, rows, index, value, count, row, to) {
      const size = row >> 3;
      const out = to >> 3;
      doubles.copyWithin(out, base >> 3, (base >> 3) + size);
      for (let i = 0; i < count; i++) {
        const from = (rows >> 3) + (whole[(index >> 2) + i] as number) * size;
        const by = doubles[(value >> 3) + i] as number;
        for (let h = 0; h < size; h++)
          doubles[out + h] = (doubles[out + h] as number) + by * (doubles[from + h] as number);
      }
    },
    scatter(from, rows, index, value, count, row) {
      const size = row >> 3;
      const source = from >> 3;
      for (let i = 0; i < count; i++) {
        const to = (rows >> 3) + (whole[(index >> 2) + i] as number) * size;
        const by = doubles[(value >> 3) + i] as number;
        for (let h = 0; h < size; h++)
          doubles[to + h] = (doubles[to + h] as number) + by * (doubles[source + h] as number);
      }
    },
  };
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
