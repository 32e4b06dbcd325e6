import type { HelpText } from './messages/common.ts';

/** The texts of a game for pages other than its table. */
export interface GameWords {
  /** The parts of the component set whose certainty is stated; absent in a game without one. */
  readonly components?: Readonly<Record<string, string>>;
  /** Keyed by the codes of score lines, in the order of display. */
  readonly sources: Sources;
  readonly setUp: SetUpWords;
}

/** The phrases for a source of points. */
export interface SourceWords {
  /** The heading of a table row. */
  readonly name: string;
  /** The subject and verb of the sentence on what decided the game. */
  readonly decided: string;
  /** For the sentence about a player's largest source of points. */
  readonly most: string;
  /** For the sentence about a source in which a player was ahead. */
  readonly at: string;
}

export type Sources = Readonly<Record<string, SourceWords>>;

/** The texts of the forms for a new game. */
export interface SetUpWords {
  readonly players: HelpText;
  readonly firstPlayer: HelpText;
  readonly anyone: HelpText;
  /** Present if the game can be played alone: the name of the solo game, and its opponent. */
  readonly solo?: SoloWords;
  countPlayers(count: number): string;
  /** Keyed by the names of the choices in the game's facts. */
  readonly choices: Readonly<Record<string, ChoiceWords>>;
}

export interface SoloWords extends HelpText {
  /** The name of the automatic opponent. */
  readonly opponent: string;
}

export interface ChoiceWords extends HelpText {
  value(value: string | number): { readonly name: string; readonly help?: string };
}

/** The texts of a choice all of whose values have names. */
export function choiceWords<V extends string>(
  of: HelpText,
  names: Readonly<Record<V, HelpText>>,
): ChoiceWords {
  const named = new Map<string | number, HelpText>(Object.entries<HelpText>(names));
  return {
    ...of,
    value(value) {
      const found = named.get(value);
      if (!found) throw new RangeError(`${of.name} has no value ${value}`);
      return found;
    },
  };
}

/** The texts of the start page about a game; its name is used wherever the game is mentioned. */
export interface CardWords {
  name: string;
  line: string;
  players: string;
  time: string;
  parts: string;
  poster: string;
  /** The opponent of the solo game, if there is one. */
  solo?: { name: string; note: string };
}
