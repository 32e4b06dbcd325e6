/** No table has more seats: the protocol, the colours and the layout of a table end at four. */
type PlayerCount = 1 | 2 | 3 | 4;

/** Static facts about a game, needed before a table exists. Forms, flags and labels are generated from them. */
export interface GameFacts {
  /** The number of seats that people and bots can take. */
  readonly players: { readonly fewest: PlayerCount; readonly most: PlayerCount };
  /** The colour names used in the options, in the order in which seats count colours: red, yellow, green, blue. */
  readonly colours: readonly (number | string)[];
  /** The options besides players and colours. A table is labelled by the first choice. */
  readonly choices: readonly Choice[];
  /** A plan as the game's own options, without players and colours; `readOptions` checks them. */
  optionsOf(plan: Plan): Readonly<Record<string, unknown>>;
  /** In a solo game, the colour of the automated opponent, given the player's. */
  opponentColour?(own: number): number;
}

export type Value = string | number;

/** One option with its values. */
export interface Choice {
  /** Its key in forms, flags and the game's texts. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly usual: Value;
  /** The default for a first game, if it differs from the usual one. */
  readonly firstGame?: Value;
}

/** The choices of a game by name, each with the type of its values; the words of a game must cover them. */
export type ValuesOf<Choices extends readonly Choice[]> = {
  readonly [Name in Choices[number]['name']]: Extract<Choices[number], { name: Name }>['values'][number];
};

/** The chosen values, and the first player. */
export interface Plan {
  readonly first: number | 'random';
  readonly chosen: Readonly<Record<string, Value>>;
}

/** The numbers of players that the game allows. */
export function playerCounts({ players: { fewest, most } }: Pick<GameFacts, 'players'>): number[] {
  return Array.from({ length: most + 1 - fewest }, (_, index) => fewest + index);
}

/** The default values of all choices. */
export function usualChoices({ choices }: GameFacts, isFirst = false): Record<string, Value> {
  return Object.fromEntries(
    choices.map(({ name, usual, firstGame = usual }) => [name, isFirst ? firstGame : usual]),
  );
}

/** The numbers of players without solo games: at an online table, several people play. */
export const sharedPlayerCounts = (facts: Pick<GameFacts, 'players'>): number[] =>
  playerCounts(facts).filter((count) => count > 1);
