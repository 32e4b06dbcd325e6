import type { CommonMessages, HelpText } from './messages/common.ts';

/** What pages beside the table say of a game. */
export interface GameWords extends Pick<CommonMessages, 'levels'> {
  readonly components: Readonly<Record<string, string>>;
  readonly standing: Readonly<Record<string, HelpText>>;
  /** By the codes of score lines, in the order in which tables show them. */
  readonly sources: Sources;
  readonly setUp: SetUpWords;
}

/** What sentences say of a source of points. */
export interface SourceWords {
  /** Heads a row of a table. */
  readonly name: string;
  /** As the subject of the sentence on what decided the game, with a verb that follows its number. */
  readonly decided: string;
  /** As somebody's largest source of points. */
  readonly most: string;
  /** Where somebody was ahead. */
  readonly at: string;
}

export type Sources = Readonly<Record<string, SourceWords>>;

/** What the forms of a new game say. */
export interface SetUpWords {
  readonly players: HelpText;
  readonly firstPlayer: HelpText;
  readonly anyone: HelpText;
  /** Where the game can be played alone: what that is called, and against whom. */
  readonly solo?: SoloWords;
  countPlayers(count: number): string;
  /** By the names of the choices in the game's facts. */
  readonly choices: Readonly<Record<string, ChoiceWords>>;
}

export interface SoloWords extends HelpText {
  /** The name of the automatic opponent. */
  readonly opponent: string;
}

export interface ChoiceWords extends HelpText {
  value(value: string | number): { readonly name: string; readonly help?: string };
}

/** The words of a choice whose values all have a name of their own. */
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
