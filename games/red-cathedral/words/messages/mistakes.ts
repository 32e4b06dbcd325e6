import type { MoveWord, ValueMistake } from '@archivolt/red-cathedral';

/**
 * A phrase for every code of the game, with the same facts in braces; in English it is the code itself. What is expected
 * comes after a verb or a colon, so a phrase is the same in the nominative and the accusative.
 */
export type MistakeWords = Readonly<Record<ValueMistake | MoveWord, string>>;
