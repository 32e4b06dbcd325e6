import {
  type CardWords,
  detectLanguage,
  type Language,
  type Locale,
  type ShellMessages,
  tagOf,
} from '@archivolt/i18n';
import type { GameId } from '@archivolt/protocol/ids';
import { settings } from './settings.svelte.ts';

/** The texts that every page may need: those of the shell, and the names of the games. */
export interface Shell extends ShellMessages {
  readonly games: Readonly<Record<GameId, CardWords>>;
}

type LoadShell = (locale: Locale) => Promise<Shell>;

/** The current language. It changes once its texts are loaded, so that a page never mixes two. */
class Speech {
  #locale = $state<Locale>('en');
  #shell = $state.raw<Shell>();
  #loadShell: LoadShell | undefined;

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

  /** The app provides the texts, because it alone knows the list of games. */
  provide(loadShell: LoadShell): void {
    this.#loadShell = loadShell;
  }

  async load(locale: Locale): Promise<void> {
    const shell = await this.#loadShell?.(locale);
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
