/**
 * Reading values from outside (a component set, options, a saved game) one by one, so that the first bad
 * value is named by its path. A schema library would bring more than the few shapes that a game has.
 */

export type Checked<V> = { ok: true; value: V } | { ok: false; path: string; expected: string };

/** Reads a value found at a path, or stops the reading with `bad`. */
export type Read<V> = (value: unknown, path: string) => V;

class BadValue extends Error {
  constructor(
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path}: expected ${expected}`);
  }
}

/** Stops the reading: the value at this path is not what was expected. */
export function bad(path: string, expected: string): never {
  throw new BadValue(path, expected);
}

export function check<V>(read: Read<V>, value: unknown): Checked<V> {
  try {
    return { ok: true, value: read(value, '') };
  } catch (thrown) {
    if (thrown instanceof BadValue) return { ok: false, path: thrown.path, expected: thrown.expected };
    throw thrown;
  }
}

export function whole(min: number, max: number): Read<number> {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : bad(path, `a whole number from ${min} to ${max}`);
}

export const text: Read<string> = (value, path) =>
  typeof value === 'string' && value.length > 0 ? value : bad(path, 'a text that is not empty');

export const flag: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : bad(path, 'true or false');

export function oneOf<const V extends string | number | boolean>(...values: readonly V[]): Read<V> {
  return (value, path) => values.find((good) => good === value) ?? bad(path, `one of ${values.join(', ')}`);
}

/** A list; with a length, of exactly that many. */
export function list<V>(read: Read<V>, length?: number): Read<V[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return bad(path, 'a list');
    if (length !== undefined && value.length !== length)
      return bad(path, `a list of ${length}, not ${value.length}`);
    return value.map((item, index) => read(item, `${path}[${index}]`));
  };
}

/** How each field is read; one that may be missing is read by `optional`. */
type Fields<V> = {
  [K in keyof V]-?: Record<never, never> extends Pick<V, K> ? Read<V[K] | undefined> : Read<V[K]>;
};

/** An object with exactly these fields; an unknown one is a mistake. */
export function object<V extends object>(fields: Fields<V>): Read<V> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad(path, 'an object');
    const given = value as Record<string, unknown>;
    const prefix = path === '' ? '' : `${path}.`;
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key))
        bad(`${prefix}${key}`, `nothing of that name (known: ${Object.keys(fields).join(', ')})`);
    }
    const out: Record<string, unknown> = {};
    for (const key of Object.keys(fields) as (keyof V & string)[]) {
      const got = fields[key](Object.hasOwn(given, key) ? given[key] : undefined, `${prefix}${key}`);
      if (got !== undefined) out[key] = got;
    }
    return out as V;
  };
}

export function optional<V>(read: Read<V>): Read<V | undefined> {
  return (value, path) => (value === undefined ? undefined : read(value, path));
}

/** What is missing is taken to be the usual. */
export function usually<V>(usual: V, read: Read<V>): Read<V> {
  return (value, path) => (value === undefined ? usual : read(value, path));
}

export function either<A, B>(a: Read<A>, b: Read<B>): Read<A | B> {
  return (value, path) => {
    const first = check(a, value);
    return first.ok ? first.value : b(value, path);
  };
}
