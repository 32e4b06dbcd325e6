import { LANGUAGES, type Language } from '@archivolt/protocol/languages';

export { LANGUAGES, type Language };

/** A language that nobody speaks: every text is longer and in brackets, so that hard-coded words and overflow show. */
export const PSEUDO = 'qps';

export type Locale = Language | typeof PSEUDO;

/** Each language in its own words, as a reader looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  'pt-PT': 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
};

/** What a single player without a name is called. A stored game keeps it as a name, in the language it was begun in. */
export const YOU: Record<Language, string> = {
  en: 'You',
  fr: 'Vous',
  de: 'Du',
  it: 'Tu',
  'pt-PT': 'Tu',
  'pt-BR': 'Você',
};

/** Whether a name is only the "you" of some language, which nobody else can be called by. */
export const isYou = (name: string): boolean => LANGUAGES.some((language) => YOU[language] === name);

export function isLocale(value: unknown): value is Locale {
  return value === PSEUDO || LANGUAGES.some((language) => language === value);
}

/** The tag that `Intl` and the `lang` attribute understand. */
export function tagOf(locale: Locale): Language {
  return locale === PSEUDO ? 'en' : locale;
}

/** The first of the reader's languages that we speak, by tag or by its first part. */
export function detectLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const exact = LANGUAGES.find((language) => language.toLowerCase() === lower);
    if (exact) return exact;
    const base = lower.split('-', 1)[0];
    // Portuguese without a country, or of Angola or Mozambique, is nearer to the European one.
    if (base === 'pt') return 'pt-PT';
    const near = LANGUAGES.find((language) => language === base);
    if (near) return near;
  }
  return 'en';
}
