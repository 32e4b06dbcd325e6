import type * as architectura from '@archivolt/architectura';
import { type EngineMistake, inWords, type Mistake } from '@archivolt/engine';
import type * as redCathedral from '@archivolt/red-cathedral';

/** What can be wrong with a file, an option or a move that a player enters. */
export type MistakeCode =
  | EngineMistake
  | redCathedral.ValueMistake
  | redCathedral.MoveWord
  | architectura.ValueMistake
  | architectura.MoveWord
  | 'this is not JSON'
  | 'this is not JSON from character {at} on'
  | 'this cannot be read';

/**
 * A phrase for every code, with the same facts in braces. English needs none: there the codes are the phrases.
 * What is expected comes after a verb or a colon, so a phrase is the same in the nominative and the accusative.
 */
export type MistakeMessages = Readonly<Record<MistakeCode, string>>;

const isKnown = (code: string, messages: MistakeMessages): code is MistakeCode =>
  Object.hasOwn(messages, code);

/** Puts mistakes into these phrases; one that only developers meet is reported as unreadable. */
export function mistakeSentences(messages: MistakeMessages): (mistake: Mistake) => string {
  const phrase = (code: string) => messages[isKnown(code, messages) ? code : 'this cannot be read'];
  return (mistake) => inWords(mistake, phrase);
}
