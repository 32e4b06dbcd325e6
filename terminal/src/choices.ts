import type { GameFacts, Value } from '@archivolt/engine';
import { type Arguments, BadArguments, type Options, type Text } from './arguments.ts';

/** A flag that selects one value of a choice. */
export interface Shortcut {
  readonly name: string;
  readonly choice: string;
  readonly value: Value;
  readonly help: Text;
}

/** What the flags made of a game's facts say: by the choices' names, and `solo` where one can play alone. */
interface Help {
  readonly choices: Readonly<Record<string, Text>>;
  readonly solo?: Text;
  readonly shortcut?: Shortcut;
}

/** The flags of a game: one for each choice. */
export function flagsOf({ choices }: GameFacts, { choices: helps, solo, shortcut }: Help): Options {
  return {
    ...(solo === undefined ? {} : { solo: { help: solo } }),
    ...Object.assign(
      {},
      ...choices.map(({ name, values }) => ({
        [name]: { value: spelled(values), help: helps[name] ?? name },
        ...(shortcut?.choice === name ? { [shortcut.name]: { help: shortcut.help } } : {}),
      })),
    ),
  };
}

/** Options of the game from the command line; `proposed` replaces usual values where nothing is said. */
export function optionsFrom(
  args: Arguments,
  facts: GameFacts,
  shortcut?: Shortcut,
  proposed: Readonly<Record<string, Value>> = {},
): Readonly<Record<string, unknown>> {
  const chosen = facts.choices.map(({ name, values, usual }): [string, Value] => {
    const said = given(args, name, values);
    const isShort = shortcut?.choice === name && args.has(shortcut.name);
    if (isShort && said === usual)
      throw new BadArguments((m) => m.refusals.contradict(`--${shortcut.name}`, `--${name} ${usual}`));
    return [name, said ?? (isShort ? shortcut.value : (proposed[name] ?? usual))];
  });
  const first = args.text('first') === 'random' ? 'random' : args.whole('first', 0, facts.players.most - 1);
  return facts.optionsOf({ first: first ?? 'random', chosen: Object.fromEntries(chosen) });
}

const isNumber = (value: Value): value is number => typeof value === 'number';

/** Numbers of a choice are those from the smallest to the largest. */
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
