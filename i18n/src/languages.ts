import { LANGUAGES, type Language } from '@archivolt/protocol/languages';

export { LANGUAGES, type Language };

/** The pseudo-language for tests: every text is longer and in brackets, so that hard-coded words and overflow show. */
export const PSEUDO = 'qps';

export type Locale = Language | typeof PSEUDO;

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  'pt-PT': 'Português (Portugal)',
  'pt-BR': 'Português (Brasil)',
};

/** The name of a single player who has given none. A stored game keeps it in the language in which it began. */
export const YOU: Record<Language, string> = {
  en: 'You',
  fr: 'Vous',
  de: 'Du',
  it: 'Tu',
  'pt-PT': 'Tu',
  'pt-BR': 'Você',
};

/** Whether a name is the "you" of some language, which must not be shown to anybody else. */
export const isYou = (name: string): boolean => LANGUAGES.some((language) => YOU[language] === name);

export function isLocale(value: unknown): value is Locale {
  return value === PSEUDO || LANGUAGES.some((language) => language === value);
}

/** The language tag for `Intl` and the `lang` attribute. */
export function tagOf(locale: Locale): Language {
  return locale === PSEUDO ? 'en' : locale;
}

/** The first of the reader's languages that is supported, matched by the whole tag or by its language. */
export function detectLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const exact = LANGUAGES.find((language) => language.toLowerCase() === lower);
    if (exact) return exact;
    const base = lower.split('-', 1)[0];
    // Portuguese without a region, or of Angola or Mozambique, is closer to European Portuguese.
    if (base === 'pt') return 'pt-PT';
    const near = LANGUAGES.find((language) => language === base);
    if (near) return near;
  }
  return 'en';
}
