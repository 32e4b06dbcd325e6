/** Italian words before names and titles. */

/** “a Boris”, “ad Ada”: the d is written before the same vowel only. */
export const ad = (word: string): string => (/^[aàá]/i.test(word) ? `ad ${word}` : `a ${word}`);

/** “dal mercato”, “dalla bottega”, “dall’Arsenale”: the preposition contracts with the article that follows. */
export const da = (phrase: string): string =>
  phrase
    .replace(/^il /, 'dal ')
    .replace(/^lo /, 'dallo ')
    .replace(/^la /, 'dalla ')
    .replace(/^l’/, 'dall’')
    .replace(/^(?!dal|dall)/, 'da ');
