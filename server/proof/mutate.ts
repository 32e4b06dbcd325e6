/** A random integer below n. */
export type Pick = (n: number) => number;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const ODD_TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  '<script>',
  "' OR 1=1 --",
  '𝕬',
  '\u202e',
  'NaN',
  '{}',
];
const NUMBERS = [0, -0, -1, 1, 0.5, 3, 4, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 1e-300, 1_000_001];
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'do',
  'id',
  'table',
  'version',
  'moves',
  'seat',
  'said',
  'length',
];

const oneOf = <V>(pick: Pick, values: readonly V[]): V => values[pick(values.length)] as V;

/** Any JSON value of limited depth. */
export function anyJson(pick: Pick, depth = 3): Json {
  switch (pick(depth > 0 ? 8 : 6)) {
    case 0:
      return null;
    case 1:
      return pick(2) === 0;
    case 2:
      return oneOf(pick, NUMBERS);
    case 3:
      return pick(2000) - 1000;
    case 4:
      return oneOf(pick, ODD_TEXTS);
    case 5:
      return Array.from({ length: pick(40) }, () => String.fromCodePoint(32 + pick(0x2000))).join('');
    case 6:
      return Array.from({ length: pick(5) }, () => anyJson(pick, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: pick(5) }, () => [oneOf(pick, KEYS), anyJson(pick, depth - 1)]),
      );
  }
}

/** The value with a part replaced, added or removed. */
export function mutate(pick: Pick, value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || pick(4) === 0) return pick(2) === 0 ? [...value, anyJson(pick)] : anyJson(pick);
    const index = pick(value.length);
    return value.with(index, mutate(pick, value[index]));
  }
  if (typeof value !== 'object' || value === null) return anyJson(pick);
  const keys = Object.keys(value);
  const key = pick(5) === 0 || keys.length === 0 ? oneOf(pick, KEYS) : oneOf(pick, keys);
  const { [key]: old, ...rest } = value as Record<string, unknown>;
  return pick(4) === 0 ? rest : { ...rest, [key]: pick(3) === 0 ? anyJson(pick) : mutate(pick, old) };
}

/** The text with a part cut off, doubled, changed or nested deeper than a stack. */
export function garble(pick: Pick, text: string): string {
  const [from, to] = [pick(text.length + 1), pick(text.length + 1)];
  const depth = pick(7000);
  switch (pick(5)) {
    case 0:
      return text.slice(0, from);
    case 1:
      return text.slice(0, from) + text.slice(to);
    case 2:
      return text.slice(0, from) + String.fromCharCode(pick(0x3000)) + text.slice(from + 1);
    case 3:
      // A field of the first object that ends, such as a move; the text is still valid JSON.
      return text.replace('}', `,"nested":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    default:
      return '['.repeat(depth) + text;
  }
}
