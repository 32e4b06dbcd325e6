/**
 * Validators for external input (a component set, options, a saved game). The first bad value is reported with its
 * path. A schema library would be more than these few shapes need.
 */

import { type EngineMistake, type FactsOf, inWords, type Mistake, mistake } from './mistake.ts';

/** The value, or the path of the first bad one and what was expected there, in English and as a `Mistake`. */
export type CheckResult<V> =
  | { ok: true; value: V }
  | { ok: false; path: string; expected: string; mistake: Mistake };

/** Validates the value at a path, or aborts with `bad`. */
export type Read<V> = (value: unknown, path: string) => V;

class BadValue extends Error {
  constructor(
    readonly path: string,
    readonly mistake: Mistake,
  ) {
    super(`${path}: expected ${inWords(mistake)}`);
  }
}

/** Aborts validation: the value at this path is not what was expected. */
export function bad<Code extends string>(path: string, code: Code, ...facts: FactsOf<Code>): never {
  throw new BadValue(path, mistake(code, ...facts));
}

/** `bad` for a closed list of codes, so that each has a phrase in every language. */
export type Bad<Codes extends string> = <Code extends Codes>(
  path: string,
  code: Code,
  ...facts: FactsOf<Code>
) => never;

const expected: Bad<EngineMistake> = bad;

export function check<V>(read: Read<V>, value: unknown, path = ''): CheckResult<V> {
  try {
    return { ok: true, value: read(value, path) };
  } catch (thrown) {
    if (!(thrown instanceof BadValue)) throw thrown;
    return { ok: false, path: thrown.path, expected: inWords(thrown.mistake), mistake: thrown.mistake };
  }
}

export function integer(min: number, max: number): Read<number> {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : expected(path, 'a whole number from {min} to {max}', { min, max });
}

export const text: Read<string> = (value, path) =>
  typeof value === 'string' && value.length > 0 ? value : expected(path, 'a text that is not empty');

export const flag: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : expected(path, 'true or false');

export function oneOf<const V extends string | number | boolean>(...values: readonly V[]): Read<V> {
  return (value, path) =>
    values.find((good) => good === value) ?? expected(path, 'one of {values}', { values: values.join(', ') });
}

/** A list, of exactly `length` items if given. */
export function list<V>(read: Read<V>, length?: number): Read<V[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return expected(path, 'a list');
    if (length !== undefined && value.length !== length)
      return expected(path, 'a list of {length}, not {found}', { length, found: value.length });
    return value.map((item, index) => read(item, `${path}[${index}]`));
  };
}

/** A validator per field; optional fields use `optional`. */
type Fields<V> = {
  [K in keyof V]-?: Record<never, never> extends Pick<V, K> ? Read<V[K] | undefined> : Read<V[K]>;
};

/** An object with exactly these fields; unknown fields are refused. */
export function object<V extends object>(fields: Fields<V>): Read<V> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return expected(path, 'an object');
    const given = value as Record<string, unknown>;
    const prefix = path === '' ? '' : `${path}.`;
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(fields, key))
        expected(`${prefix}${key}`, 'nothing of that name (known: {known})', {
          known: Object.keys(fields).join(', '),
        });
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

/** Replaces a missing value by a default. */
export function withDefault<V>(defaultValue: V, read: Read<V>): Read<V> {
  return (value, path) => (value === undefined ? defaultValue : read(value, path));
}

/** Accepts what either validator accepts; the error is that of the second. */
export function union<A, B>(a: Read<A>, b: Read<B>): Read<A | B> {
  return (value, path) => {
    const first = check(a, value);
    return first.ok ? first.value : b(value, path);
  };
}
