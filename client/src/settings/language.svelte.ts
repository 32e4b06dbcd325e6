import { detectLanguage, type Language, type Locale, tagOf } from '@archivolt/i18n';
import { settings } from './settings.svelte.ts';
import { loadWholeShell, type Shell } from './shell.ts';

/** The current language. It changes once its texts are loaded, so that a page never mixes two. */
class Speech {
  #locale = $state<Locale>('en');
  #shell = $state.raw<Shell>();

  get locale(): Locale {
    return this.#locale;
  }

  /** The language tag for `Intl` and for `lang`. */
  get tag(): Language {
    return tagOf(this.#locale);
  }

  /** The texts of the shell; loaded before anything is shown. */
  get shell(): Shell {
    if (!this.#shell) throw new Error('no language is loaded yet');
    return this.#shell;
  }

  async load(locale: Locale): Promise<void> {
    const shell = await loadWholeShell(locale);
    // A slow response to an outdated request must not win.
    if (locale !== wanted()) return;
    this.#shell = shell;
    this.#locale = locale;
    document.documentElement.lang = this.tag;
  }
}

export const language = new Speech();

/** The reader's choice, or the browser's language. */
export function wanted(): Locale {
  return settings.locale === 'auto' ? detectLanguage(navigator.languages) : settings.locale;
}
