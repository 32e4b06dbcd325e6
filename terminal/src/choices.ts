import type { GameTypes, Value } from '@archivolt/engine';
import type { Language, TerminalMessages } from '@archivolt/i18n';
import { type Arguments, BadArguments, describe, type Flag, type Flags } from './arguments.ts';
import type { Entry } from './entry.ts';

/** A flag that selects one value of a choice. */
export interface Shortcut {
  readonly name: string;
  readonly choice: string;
  readonly value: Value;
}

/** Values of choices by name. */
export type Proposed = Readonly<Record<string, Value>>;

/** The flags of a game: one for each choice, one for the shortcut, and `solo` if the game has a solo mode. */
export function flagsOf<G extends GameTypes>({ game, shortcut }: Entry<G>): Flags {
  const { choices, players } = game.facts;
  const flags: [name: string, flag: Flag][] = choices.flatMap(({ name, values }) => [
    [name, { value: spelled(values) }],
    ...(shortcut?.choice === name ? [[shortcut.name, {}] satisfies [string, Flag]] : []),
  ]);
  return Object.fromEntries(players.fewest === 1 ? [['solo', {}], ...flags] : flags);
}

/** The flags of a game as help lines. */
export async function describeFlags<G extends GameTypes>(
  entry: Entry<G>,
  m: TerminalMessages,
  language: Language,
): Promise<string> {
  const words = await entry.flagWords(language);
  const options = Object.entries(flagsOf(entry)).map(([name, flag]) => [
    name,
    { ...flag, help: words[name] ?? name },
  ]);
  return describe(Object.fromEntries(options), m);
}

/** Options of the game from the command line; the game itself validates them. */
export function optionsFrom<G extends GameTypes>(
  { game: { facts }, shortcut, proposed }: Entry<G>,
  args: Arguments,
): Readonly<Record<string, unknown>> {
  const own = proposed?.(args) ?? {};
  const chosen = facts.choices.map(({ name, values, usual }): [string, Value] => {
    const said = given(args, name, values);
    const isShort = shortcut?.choice === name && args.has(shortcut.name);
    if (isShort && said === usual)
      throw new BadArguments((m) => m.refusals.contradict(`--${shortcut.name}`, `--${name} ${usual}`));
    return [name, said ?? (isShort ? shortcut.value : (own[name] ?? usual))];
  });
  const first = args.text('first') === 'random' ? 'random' : args.whole('first', 0, facts.players.most - 1);
  return facts.optionsOf({ first: first ?? 'random', chosen: Object.fromEntries(chosen) });
}

const isNumber = (value: Value): value is number => typeof value === 'number';

/** The value given for a choice; if a choice has numbers, all from the smallest to the largest are valid. */
function given(args: Arguments, name: string, values: readonly Value[]): Value | undefined {
  const numbers = values.filter(isNumber);
  const words = values.filter((value): value is string => !isNumber(value));
  if (numbers.length === 0) return args.oneOf(name, words);
  return (
    words.find((word) => word === args.text(name)) ??
    args.whole(name, Math.min(...numbers), Math.max(...numbers))
  );
}

/** How the values are written in the help: `basic|advanced`, `0-6|rolled`. */
function spelled(values: readonly Value[]): string {
  const numbers = values.filter(isNumber);
  const range = numbers.length > 0 ? [`${Math.min(...numbers)}-${Math.max(...numbers)}`] : [];
  return [...range, ...values.filter((value) => !isNumber(value))].join('|');
}
