import type { CommonMessages, Named } from './messages/common.ts';

/** What pages beside the table say of a game. */
export interface GameWords extends Pick<CommonMessages, 'levels'> {
  readonly components: Readonly<Record<string, string>>;
  readonly standing: Readonly<Record<string, Named>>;
  readonly setUp: SetUpWords;
}

/** What the forms of a new game say. */
export interface SetUpWords {
  readonly players: Named;
  readonly firstPlayer: Named;
  readonly anyone: Named;
  /** Where the game can be played alone: what that is called, and against whom. */
  readonly solo?: Named;
  countPlayers(count: number): string;
  /** By the names of the choices in the game's facts. */
  readonly choices: Readonly<Record<string, ChoiceWords>>;
}

export interface ChoiceWords extends Named {
  value(value: string | number): { readonly name: string; readonly help?: string };
}

/** The words of a choice whose values all have a name of their own. */
export function choiceWords<V extends string>(of: Named, names: Readonly<Record<V, Named>>): ChoiceWords {
  const named = new Map<string | number, Named>(Object.entries<Named>(names));
  return {
    ...of,
    value(value) {
      const found = named.get(value);
      if (!found) throw new RangeError(`${of.name} has no value ${value}`);
      return found;
    },
  };
}

/** What the start page says of a game; its name also stands wherever the game is mentioned. */
export interface CardWords {
  name: string;
  line: string;
  players: string;
  time: string;
  parts: string;
  poster: string;
  /** Where it can be played alone, against whom. */
  solo?: { name: string; note: string };
}
