import { parseArgs } from 'node:util';
import type { TerminalMessages } from '@archivolt/i18n';

/** Command-line parser: arguments are validated one by one, so that an error names its option. */

/** Texts for operators are English only; texts for players are translated. */
export type Text = string | ((m: TerminalMessages) => string);

export function textIn(text: Text, m: TerminalMessages): string {
  return typeof text === 'string' ? text : text(m);
}

/** An option as it is read: with `value` (the expected value, for the help) it takes one; without, it is a flag. */
export interface Flag {
  value?: Text;
}
export type Flags = Readonly<Record<string, Flag>>;

/** An option with its explanation. */
export interface Option extends Flag {
  help: Text;
}
export type Options = Readonly<Record<string, Option>>;

/** A usage error; the text says how the command is called. */
export class BadArguments extends Error {
  constructor(readonly text: Text) {
    super(typeof text === 'string' ? text : 'usage error');
  }
}

export interface Arguments {
  positionals: string[];
  has(name: string): boolean;
  text(name: string): string | undefined;
  whole(name: string, min: number, max: number): number | undefined;
  oneOf<V extends string>(name: string, values: readonly V[]): V | undefined;
  /** A comma-separated list. */
  list(name: string): string[] | undefined;
}

export function readArguments(argv: readonly string[], options: Flags): Arguments {
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
    const { name, rawName, value } = token;
    // Not an inherited property, such as `--constructor`.
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new BadArguments((m) => m.refusals.noOption(rawName));
    const expected = option.value;
    if (expected === undefined && value !== undefined)
      throw new BadArguments((m) => m.refusals.noValue(`--${name}`, value));
    if (expected !== undefined && (value === undefined || value === ''))
      throw new BadArguments((m) => m.refusals.expects(`--${name}`, textIn(expected, m)));
    given.set(name, value ?? '');
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
        throw new BadArguments((m) => m.refusals.whole(`--${name}`, min, max, text));
      return value;
    },
    oneOf(name, values) {
      const text = given.get(name);
      if (text === undefined) return undefined;
      const found = values.find((value) => value === text);
      if (found === undefined)
        throw new BadArguments((m) => m.refusals.oneOf(`--${name}`, values.join(', '), text));
      return found;
    },
    list: (name) => given.get(name)?.split(','),
  };
}

/** Refuses an argument that the command does not take. */
export function expectNoMore([word]: readonly string[]): void {
  if (word !== undefined) throw new BadArguments(`unexpected argument ${word}`);
}

/** Column at which explanations begin. */
const COLUMN = 24;

/** The options as help lines. */
export function describe(options: Options, m: TerminalMessages): string {
  return Object.entries(options)
    .map(([name, { value, help }]) => {
      const called = value === undefined ? `--${name}` : `--${name} ${placeholder(textIn(value, m))}`;
      const room = called.length > COLUMN ? `${called}\n${' '.repeat(COLUMN + 2)}` : called.padEnd(COLUMN);
      return `  ${room} ${textIn(help, m)}`;
    })
    .join('\n');
}

/** Turns "a number" into NUMBER; alternatives are kept as they are typed. */
function placeholder(value: string): string {
  return value.includes('|') ? value : value.replace(/^\S+ /, '').toUpperCase();
}
