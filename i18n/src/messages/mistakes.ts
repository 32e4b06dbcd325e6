import { type EngineMistake, inWords, type Mistake } from '@archivolt/engine';

/** Mistakes in a file, an option or a move that a player enters, for all games. */
export type MistakeCode =
  | EngineMistake
  | 'this is not JSON'
  | 'this is not JSON from character {at} on'
  | 'this cannot be read';

/**
 * A phrase for every code, with the same facts in braces. English needs none: there the codes are the phrases.
 * What is expected comes after a verb or a colon, so a phrase is the same in the nominative and the accusative.
 */
export type MistakeMessages = Readonly<Record<MistakeCode, string>>;

/** The phrases of a game for its own codes. */
export type Phrases = Readonly<Record<string, string>>;

/** Words mistakes with these phrases and the game's own. Those that only developers see are reported as unreadable. */
export function mistakeSentences(messages: MistakeMessages): (mistake: Mistake, own?: Phrases) => string {
  return (mistake, own = {}) => {
    const phrases = new Map(Object.entries({ ...messages, ...own }));
    return inWords(mistake, (code) => phrases.get(code) ?? messages['this cannot be read']);
  };
}
