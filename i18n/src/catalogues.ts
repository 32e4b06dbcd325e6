import { type Language, type Locale, PSEUDO, tagOf } from './languages.ts';
import { pseudo } from './pseudo.ts';

/** One file per area, which exports it by its name: nobody loads a sentence that will not be read. */
export type Catalogues<Areas> = { readonly [Area in keyof Areas]: () => Promise<Pick<Areas, Area>> };

/** The catalogues of each language, of which a reader loads those of one. */
export type CataloguesByLanguage<Areas> = Readonly<
  Record<Language, () => Promise<{ readonly catalogues: Catalogues<Areas> }>>
>;

/** How the areas of these catalogues are loaded. */
export function loaderOf<Areas>(languages: CataloguesByLanguage<Areas>) {
  return <Area extends keyof Areas>(area: Area) =>
    async (locale: Locale): Promise<Areas[Area]> => {
      const { catalogues } = await languages[tagOf(locale)]();
      const { [area]: messages } = await catalogues[area]();
      return locale === PSEUDO ? pseudo(messages) : messages;
    };
}
