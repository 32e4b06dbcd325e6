import { parseArgs } from 'node:util';

/** What stands behind a command, read and checked one by one, so that a mistake names its option. */

/** An option: with `value` (what is expected, for the help) it takes one, without it is a flag. */
export interface Option {
  value?: string;
  help: string;
}
export type Options = Readonly<Record<string, Option>>;

/** Somebody called a command wrongly; the message says how it is called. */
export class BadArguments extends Error {}

export interface Arguments {
  positionals: string[];
  has(name: string): boolean;
  text(name: string): string | undefined;
  whole(name: string, min: number, max: number): number | undefined;
  oneOf<V extends string>(name: string, values: readonly V[]): V | undefined;
  /** Words separated by commas. */
  list(name: string): string[] | undefined;
}

export function readArguments(argv: readonly string[], options: Options): Arguments {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (option === undefined) throw new BadArguments(`there is no option ${token.rawName}`);
    if (option.value === undefined && token.value !== undefined)
      throw new BadArguments(`--${token.name} takes no value, but was given ${token.value}`);
    if (option.value !== undefined && (token.value === undefined || token.value === ''))
      throw new BadArguments(`--${token.name} expects ${option.value}`);
    given.set(token.name, token.value ?? '');
  }
  return {
    positionals,
    has: (name) => given.has(name),
    text: (name) => given.get(name),
    whole(name, min, max) {
      const text = given.get(name);
      if (text === undefined) return undefined;
      const value = Number(text);
      if (!/^\d+$/.test(text) || value < min || value > max)
        throw new BadArguments(`--${name} expects a whole number from ${min} to ${max}, not ${text}`);
      return value;
    },
    oneOf(name, values) {
      const text = given.get(name);
      if (text === undefined) return undefined;
      const found = values.find((value) => value === text);
      if (found === undefined)
        throw new BadArguments(`--${name} expects one of ${values.join(', ')}, not ${text}`);
      return found;
    },
    list: (name) => given.get(name)?.split(','),
  };
}

/** The options as lines of help. */
export function describe(options: Options): string {
  return Object.entries(options)
    .map(([name, { value, help }]) => {
      const called = value === undefined ? `--${name}` : `--${name} ${placeholder(value)}`;
      return `  ${called.padEnd(24)} ${help}`;
    })
    .join('\n');
}

/** "a number" is written NUMBER, "basic or advanced" basic|advanced. */
function placeholder(value: string): string {
  if (value.includes(' or ')) return value.replace(/^an? /, '').replaceAll(' or ', '|');
  return value.replace(/^an? /, '').toUpperCase();
}
