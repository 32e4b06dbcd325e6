import {
  add,
  addBoth,
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

/** Doubles kept in registers during a pass; the row length must be a multiple of it. */
export const LANES = 16;
const PAIRS = LANES / 2;

const each = (code: (pair: number) => Code[]): Code[] =>
  Array.from({ length: PAIRS }, (_, pair) => code(pair)).flat();

/** local += by */
const advance = (local: number, by: Code): Code[] => [get(local), by, add, set(local)];

/** Parameters of both routines up to `ROW`; the target of `gather` follows. */
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
  // One pass for each part of a row that fits into the registers.
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

/** Loops over the indices: `at` is the current part of the row, `by` its value in both lanes. */
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

export const ROUTINES: readonly Routine[] = [GATHER, SCATTER];
