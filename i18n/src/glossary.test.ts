import * as architectura from '@archivolt/architectura/words';
import * as redCathedral from '@archivolt/red-cathedral/words';
import { describe, expect, test } from 'vitest';
import { EVERYTHING } from './everything.testing.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** The part of `GLOSSARY.md` that a test can check. */

const TITLE: Record<Language, string> = {
  en: 'The Red Cathedral',
  fr: 'La Cathédrale rouge',
  de: 'The Red Cathedral',
  it: 'The Red Cathedral',
  'pt-PT': 'The Red Cathedral',
  'pt-BR': 'The Red Cathedral',
};

/** Words for which the glossary has another, or that are not words of the language. */
const NOT_USED: Record<Language, RegExp> = {
  en: /\bthe house\b|\bmails\b|\bonlooker|(?<![.{"'])\brubles?\b(?![("':])|\bnotices\b|\bby itself\b|\bgo on\b|\bColor\b|\bchance to win\b|\bat this device\b/i,
  fr: /\bcourriels?\b|\bcourrier\b|\bd’office\b|\bd’elles?-mêmes?\b|\bla maison (?:a|est)\b|\bThe Red Cathedral\b|\bcartes? d’influence\b|verrouill|\bla discussion\b/i,
  de: /Schlendrian|\bdes Hauses\b|\bMail(?:s|adresse)?\b(?<!E-Mail|E-Mails)|wird gedeckt|\bvon selbst\b|(?<!Audit-)\bProtokoll|\bIvan\b|Einflusskarte|Ressourcenplättchen|\bMitspieler\b/,
  it: /\bdiario\b|\b(?:più|altra) posta\b|\bavvisi\b|\bdella casa\b|\bin sala\b|\bda sol[oaie]\b/i,
  'pt-PT': /\bcorreio\b|\bcastigo|\bpor si\b|\bversão da casa\b|\bEstalagem\b|\bcadeiras\b|\bsozinh[oa]/i,
  'pt-BR':
    /\bsaguão\b|\bprédio|\bedifício|\bpenalidade|\btrilha de pontuação\b|\breserva geral\b|\bsozinh[oa]|\bdispositivo/i,
};

const isSearched = (catalogue: unknown): catalogue is { synonyms: unknown } =>
  typeof catalogue === 'object' && catalogue !== null && 'synonyms' in catalogue;

async function catalogues(language: Language): Promise<[area: string, catalogue: unknown][]> {
  const loaded = [...EVERYTHING].map(async ([area, load]): Promise<[string, unknown]> => {
    const catalogue = await load(language);
    // Synonyms are words that a reader types, not words that we use.
    return [area, isSearched(catalogue) ? { ...catalogue, synonyms: [] } : catalogue];
  });
  return Promise.all(loaded);
}

/** The texts at every path. A function counts with its source, so that the sentences it builds are checked too. */
function texts(value: unknown, path: string): { path: string; text: string; isSource: boolean }[] {
  if (typeof value === 'string') return [{ path, text: value, isSource: false }];
  if (typeof value === 'function') return [{ path, text: value.toString(), isSource: true }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}

describe.each(LANGUAGES)('%s', (language) => {
  const all = async () => (await catalogues(language)).flatMap(([area, catalogue]) => texts(catalogue, area));
  const found = (list: { path: string; text: string }[]) => list.map(({ path, text }) => `${path}: ${text}`);

  test('gives the games the titles of their rulebooks', async () => {
    expect((await redCathedral.loadCard(language)).name).toBe(TITLE[language]);
    expect((await redCathedral.loadGame(language)).terms.title).toBe(TITLE[language]);
    expect((await architectura.loadCard(language)).name).toBe('Architectura');
    expect((await architectura.loadGame(language)).terms.title).toBe('Architectura');
  });

  test('uses no word that the glossary replaces', async () => {
    expect(found((await all()).filter(({ text }) => NOT_USED[language].test(text)))).toEqual([]);
  });

  test('uses its own quotation marks, in pairs', async () => {
    const [open, close] = { en: '“”', fr: '«»', de: '„“', it: '«»', 'pt-PT': '«»', 'pt-BR': '“”' }[language];
    const odd = (await all()).filter(
      ({ text }) => text.split(open ?? '').length !== text.split(close ?? '').length || text.includes('"'),
    );
    expect(found(odd.filter(({ isSource }) => !isSource))).toEqual([]);
  });

  test('puts a space before an ellipsis in German only', async () => {
    const spaced = (await all()).filter(({ text }) =>
      language === 'de' ? /[^\s]…/.test(text) : /[\s\u00a0]…/.test(text),
    );
    expect(found(spaced)).toEqual([]);
  });

  if (language === 'fr')
    test('puts no breaking space before a punctuation mark or inside guillemets', async () => {
      // In the source of a function only the start of a template is certainly text: a ternary has the same characters.
      const loose = (await all()).filter(({ text, isSource }) =>
        (isSource ? /`[^`$'"]*\p{L} [;:?!]/u : / [;:?!»]|« /).test(text),
      );
      expect(found(loose)).toEqual([]);
    });

  if (language === 'fr')
    test('puts a narrow space before a semicolon, question mark or exclamation mark, and a wide one before a colon', async () => {
      expect(found((await all()).filter(({ text }) => /\u00a0[;?!]|\u202f[:»]|«\u202f/.test(text)))).toEqual(
        [],
      );
    });
});
