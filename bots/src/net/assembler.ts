/**
 * A minimal assembler for the WebAssembly binary format, enough for loops over pairs of doubles. A compiler would be one more
 * dependency for very little, and a binary file would be unreadable.
 */
export type Code = readonly number[];

const BLOCK = 0x02;
const LOOP = 0x03;
const END = 0x0b;
const NOTHING = 0x40;
const I32 = 0x7f;
const V128 = 0x7b;

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const more = rest > 0x7f ? 0x80 : 0;
    bytes.push((rest & 0x7f) | more);
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

const sized = (bytes: Code): number[] => [...unsigned(bytes.length), ...bytes];
const vector = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()];
const section = (id: number, items: readonly Code[]): number[] => [id, ...sized(vector(items))];
const ascii = (word: string): number[] => sized([...word].map((letter) => letter.charCodeAt(0)));

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
/** An i32 constant; small numbers only (one byte of signed LEB128). */
export const number = (value: number): Code => [0x41, value];
export const add: Code = [0x6a];
export const multiply: Code = [0x6c];
export const shiftLeft: Code = [0x74];
export const loadIndex: Code = [0x28, 2, 0];
const loadDouble: Code = [0x2b, 3, 0];
/** Loads or stores two adjacent doubles. */
export const load = (offset: number): Code => [0xfd, 0x00, 3, ...unsigned(offset)];
export const store = (offset: number): Code => [0xfd, 0x0b, 3, ...unsigned(offset)];
export const addBoth: Code = [0xfd, 0xf0, 0x01];
export const multiplyBoth: Code = [0xfd, 0xf2, 0x01];
/** Loads a double into both lanes. */
export const loadTwice: Code = [...loadDouble, 0xfd, 0x14];

/** Loops while one local is below another (unsigned); the body must advance it. */
export function whileBelow(local: number, end: number, body: readonly Code[]): Code {
  const isDone = [...get(local), ...get(end), 0x4f, 0x0d, 1];
  return [BLOCK, NOTHING, LOOP, NOTHING, ...isDone, ...body.flat(), 0x0c, 0, END, END];
}

export interface Routine {
  name: string;
  /** Number of i32 parameters, then of i32 locals, then of vector locals. */
  parameters: number;
  numbers: number;
  pairs: number;
  body: readonly Code[];
}

/** Builds a module of routines over one memory, imported as `env.memory`. */
export function assemble(routines: readonly Routine[]): Uint8Array<ArrayBuffer> {
  const types = routines.map(({ parameters }) => [
    0x60,
    ...vector(Array.from({ length: parameters }, () => [I32])),
    0,
  ]);
  const exported = routines.map(({ name }, index) => [...ascii(name), 0, ...unsigned(index)]);
  const bodies = routines.map(({ numbers, pairs, body }) =>
    sized([
      ...vector([
        [...unsigned(numbers), I32],
        [...unsigned(pairs), V128],
      ]),
      ...body.flat(),
      END,
    ]),
  );
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, types),
    ...section(2, [[...ascii('env'), ...ascii('memory'), 2, 0, 1]]),
    ...section(
      3,
      routines.map((_, index) => unsigned(index)),
    ),
    ...section(7, exported),
    ...section(10, bodies),
  ]);
}
