import {
  detectLanguage,
  type Language,
  type Locale,
  loadShell,
  type ShellMessages,
  tagOf,
} from '@archivolt/i18n';
import { settings } from './settings.svelte.ts';

/** The language in force. It changes once its sentences are here, so that a page never speaks two. */
class Speech {
  #locale = $state<Locale>('en');
  #shell = $state.raw<ShellMessages>();

  get locale(): Locale {
    return this.#locale;
  }

  /** For `Intl` and for `lang`. */
  get tag(): Language {
    return tagOf(this.#locale);
  }

  /** The sentences of the shell; there before anything is shown. */
  get shell(): ShellMessages {
    if (!this.#shell) throw new Error('no language is loaded yet');
    return this.#shell;
  }

  async load(locale: Locale): Promise<void> {
    const shell = await loadShell(locale);
    // A slower answer to an older wish must not win.
    if (locale !== wanted()) return;
    this.#shell = shell;
    this.#locale = locale;
    document.documentElement.lang = this.tag;
  }
}

export const language = new Speech();

/** What the reader has chosen, or what the browser asks for. */
export function wanted(): Locale {
  return settings.locale === 'auto' ? detectLanguage(navigator.languages) : settings.locale;
}
