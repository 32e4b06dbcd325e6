import { type Language, type Locale, PSEUDO, tagOf } from './languages.ts';
import { pseudo } from './pseudo.ts';

/** One file per area, which exports it under its name, so that a page loads no texts it does not show. */
export type Catalogues<Areas> = { readonly [Area in keyof Areas]: () => Promise<Pick<Areas, Area>> };

/** The catalogues of every language; a reader loads those of one. */
export type CataloguesByLanguage<Areas> = Readonly<
  Record<Language, () => Promise<{ readonly catalogues: Catalogues<Areas> }>>
>;

/** The loaders of the areas, by language. */
export function loaderOf<Areas>(languages: CataloguesByLanguage<Areas>) {
  return <Area extends keyof Areas>(area: Area) =>
    async (locale: Locale): Promise<Areas[Area]> => {
      const { catalogues } = await languages[tagOf(locale)]();
      const { [area]: messages } = await catalogues[area]();
      return locale === PSEUDO ? pseudo(messages) : messages;
    };
}
