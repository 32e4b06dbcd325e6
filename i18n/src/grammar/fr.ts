/** French words before names and titles. */

/** A vowel sound: a Y counts before a consonant (“d’Yves”), not before a vowel (“de Yann”); an H is taken as mute. */
export const VOWEL = /^(?:[aeiouhàâäáéèêëíîïóôöúûüœæ]|y(?![aeiouàâäéèêëîïôöûü]))/i;

/** “de Boris”, “d’Ada”, “d’Yves”. */
export const de = (word: string): string => (VOWEL.test(word) ? `d’${word}` : `de ${word}`);
