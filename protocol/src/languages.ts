/** The languages a person may choose, in the order in which they are shown. */
export const LANGUAGES = ['en', 'fr', 'de', 'it', 'pt-PT', 'pt-BR'] as const;

export type Language = (typeof LANGUAGES)[number];
