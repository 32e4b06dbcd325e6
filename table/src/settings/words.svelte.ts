import type { Locale } from '@archivolt/i18n';

/** Texts that are loaded on first use. They change once the new language is loaded. */
export class Words<T> {
  readonly #load: (locale: Locale) => Promise<T>;
  #wanted: Locale | undefined;
  #texts = $state.raw<T>();

  constructor(load: (locale: Locale) => Promise<T>) {
    this.#load = load;
  }

  get ready(): boolean {
    return this.#texts !== undefined;
  }

  get t(): T {
    if (this.#texts === undefined) throw new Error('these sentences are not loaded yet');
    return this.#texts;
  }

  async load(locale: Locale): Promise<void> {
    this.#wanted = locale;
    const texts = await this.#load(locale);
    // A slow response to an outdated request must not win, but its caller needs some texts.
    if (locale === this.#wanted || this.#texts === undefined) this.#texts = texts;
  }
}
