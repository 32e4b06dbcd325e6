import {
  type AccountMessages,
  type CommonMessages,
  type EntranceMessages,
  type GameTexts,
  type Locale,
  loadAccount,
  loadCommon,
  loadEntrance,
  loadGame,
  loadOnline,
  type OnlineMessages,
} from '@archivolt/i18n';

/** Sentences that are loaded when they are first needed. They change once the new language is here. */
class Words<T> {
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
    // A slower answer to an older wish must not win.
    if (locale === this.#wanted) this.#texts = texts;
  }
}

export const online = new Words<OnlineMessages>(loadOnline);
/** The way to a table; at the table itself nobody reads it. */
export const entrance = new Words<EntranceMessages>(loadEntrance);
export const account = new Words<AccountMessages>(loadAccount);
export const common = new Words<CommonMessages>(loadCommon);
/** Of the games, for what is told about a table that one does not sit at. */
export const games: { [G in keyof GameTexts]: Words<GameTexts[G]> } = {
  'red-cathedral': new Words((locale) => loadGame('red-cathedral', locale)),
  architectura: new Words((locale) => loadGame('architectura', locale)),
};
