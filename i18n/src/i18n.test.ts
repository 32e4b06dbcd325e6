import { describe, expect, test } from 'vitest';
import { EVERYTHING } from './everything.testing.ts';
import {
  formatChange,
  formatLeft,
  formatMoment,
  formatNumber,
  formatPercent,
  formatTime,
  labelled,
  plural,
  setRegionOf,
  withSoftHyphens,
} from './format.ts';
import { detectLanguage, LANGUAGES, PSEUDO } from './languages.ts';
import { loadShell } from './load.ts';
import { pseudo, pseudoText } from './pseudo.ts';
import { figure, words } from './words.ts';

/** Every path of a catalogue with the type of its value. */
function paths(value: unknown, path = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => paths(inner, `${path}/${key}`));
  return [`${path}: ${typeof value}`];
}

/** The paths of empty texts. */
function empty(value: unknown, path = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => empty(inner, `${path}/${key}`));
  return value === '' ? [path] : [];
}

/** Leaves out the synonyms, whose number may differ between languages. */
const compared = (catalogue: unknown): unknown =>
  typeof catalogue === 'object' && catalogue !== null && 'synonyms' in catalogue
    ? { ...catalogue, synonyms: [] }
    : catalogue;

describe.each([...EVERYTHING])('%s', (area, load) => {
  test('has the same entries in every language', async () => {
    const english = paths(compared(await load('en'))).sort();
    for (const language of LANGUAGES) expect(paths(compared(await load(language))).sort()).toEqual(english);
  });

  if (area !== 'red-cathedral: Game') {
    test.each(LANGUAGES)('has no empty text in %s', async (language) => {
      expect(empty(await load(language))).toEqual([]);
    });
  }
});

test('the shell is translated: no two languages have the same lead', async () => {
  const leads = await Promise.all(LANGUAGES.map(async (language) => (await loadShell(language)).home.lead));
  expect(new Set(leads).size).toBe(LANGUAGES.length);
});

describe('the language of a reader', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR'], 'pt-BR'],
    [['pt'], 'pt-PT'],
    [['pt-AO', 'fr'], 'pt-PT'],
    [['ja', 'it-CH'], 'it'],
    [['EN-gb'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('with the preferences %j is %s', (wanted, language) => {
    expect(detectLanguage(wanted)).toBe(language);
  });
});

describe('formatting', () => {
  test('writes numbers and dates in the form of the language', () => {
    const forms = { one: '# règle', many: '# de règles', other: '# règles' };
    expect([0, 1, 2, 1_000_000].map((count) => plural('fr', count, forms))).toEqual([
      '0 règle',
      '1 règle',
      '2 règles',
      '1\u202f000\u202f000 de règles',
    ]);
    expect(formatMoment('de', Date.UTC(2026, 0, 5, 12))).toContain('2026');
  });

  test.each(LANGUAGES)(
    'a number below zero has a minus sign, and a rounded zero has none: %s',
    (language) => {
      const { n } = words(language);
      const below = [formatNumber(language, -1), formatChange(language, -1), formatPercent(language, -0.01)];
      for (const text of [...below, n(-1, 'point', 'points'), figure(-1)]) expect(text).toMatch(/^−1/);
      for (const text of [formatNumber(language, -0.2, 0), formatChange(language, -0.01), figure(-0)])
        expect(text).toBe('0');
    },
  );

  test('a German compound may break before its last part, and no other word does', () => {
    expect(withSoftHyphens('de', '1 Anerkennungspunkt')).toBe('1 Anerkennungs\u00adpunkt');
    expect(withSoftHyphens('de', '2 Prestigepunkte, 3 Punkte')).toBe('2 Prestige\u00adpunkte, 3 Punkte');
    expect(withSoftHyphens('pt-PT', '1 ponto de reconhecimento')).toBe('1 ponto de reconhecimento');
  });

  test('hours are counted to 24, unless an English browser is of a region that does not', () => {
    const late = Date.UTC(2026, 2, 3, 22, 42);
    const shown = (tag: string): string => {
      setRegionOf(tag);
      return formatMoment('en', late, 'Europe/Paris');
    };
    expect(shown('en-US')).toMatch(/^Mar 3, 2026, 11:42\sPM$/);
    for (const tag of ['en', 'de-DE', 'en-GB', '']) expect(shown(tag)).toBe('3 Mar 2026, 23:42');
    for (const language of LANGUAGES) expect(formatTime(language, late)).not.toMatch(/[ap]\.?m/i);
  });

  test('gives the time left in days, hours or minutes, and never rounds up', () => {
    const HOUR = 3_600_000;
    expect(formatLeft('en', 3 * 24 * HOUR - 1)).toBe('2 days');
    expect(formatLeft('de', 30.9 * HOUR)).toBe('30 Std.');
    expect(formatLeft('pt-PT', 5.5 * HOUR)).toBe('5 h');
    expect(formatLeft('pt-BR', HOUR - 1)).toBe('59 min');
    expect(formatLeft('it', 0)).toBe('0 min');
  });

  test('puts the space before a colon that the language requires', () => {
    expect(labelled('fr', 'Paquets', 'Standard')).toBe('Paquets\u00a0: Standard');
    expect(labelled('de', 'Decks', 'Basis')).toBe('Decks: Basis');
  });
});

describe('the pseudo-language', () => {
  test('marks and lengthens every text, including the results of functions', async () => {
    const { home, mine, setup } = await loadShell(PSEUDO);
    expect(home.title).toMatch(/^⟦.*⟧$/);
    expect(home.facts.every((fact) => fact.startsWith('⟦'))).toBe(true);
    expect(mine.turnOf('Ada')).toMatch(/^⟦.*⟧$/);
    expect(setup.seat(1).length).toBeGreaterThan('Seat 1'.length);
  });

  test('does not change rule numbers and numbers', () => {
    expect(pseudoText('see RC-F2a')).toContain('RC-F2a');
    expect(pseudo({ n: 3, none: null })).toEqual({ n: 3, none: null });
  });
});
