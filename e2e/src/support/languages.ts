import { LANGUAGES, PSEUDO } from '@archivolt/i18n';
import { expect, type Page } from '@playwright/test';
import { cutWords } from './cut.ts';
import { changeSettings } from './test.ts';

/** Checks that a page is complete and translated in every language and cuts off no word. */

/** The visible text and the title of the tab. */
export async function visibleText(page: Page): Promise<string> {
  return `${await page.title()}\n${await page.locator('body').innerText()}`;
}

/** Sentences, not words: a word such as “Solo”, or a row with the points of a “Statue”, may be the same in several languages. */
export const sentencesIn = (text: string): string[] =>
  text.split('\n').filter((line) => (line.match(/\p{L}{2,}/gu) ?? []).length > 3);

/** Checks that no text is missing or cut off. */
export async function expectComplete(page: Page, where: string): Promise<void> {
  expect(await visibleText(page), where).not.toMatch(/\bundefined\b|\bNaN\b|\[object|\$\{/);
  expect(await cutWords(page), where).toEqual([]);
}

/** Only the French rulebook translates the title; see `GLOSSARY.md`. */
const FOREIGN_TITLE = { fr: 'The Red Cathedral', other: 'La Cathédrale rouge' };

/**
 * Words that are in no catalogue: names of people, of this project and of keys, numbers of rules and of towers. The table of
 * a study names a turn by its number and its player. For a screen reader a name is followed by a colon.
 */
const NAMES =
  /^(?:\d+ · )?(?:Ada|Boris|Clio|Dora|Olga|Archivolt|Enter|Shift|Esc|Tab|(?:RC|AR)-[A-Z]\d+[a-z]?|[IVX]+):?$/u;

/** Visible words that come from no catalogue, found in the pseudo-language, whose texts are in brackets. */
async function hardCoded(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, time, option, [lang]:not(html)')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A text may be split into several nodes: the whole of its element counts.
      const text = node.textContent ?? '';
      if (/\p{L}{2}/u.test(text) && !(parent.textContent ?? '').includes('⟦')) found.push(text.trim());
    }
    return found;
  });
  return words.filter((text) => !NAMES.test(text));
}

/** Catalogues load quickly: look often. */
const POLL_OFTEN = { timeout: 20_000, intervals: [50, 50, 100, 200] };

/**
 * Checks the open page in every language, English first: no text is missing, cut off or left in English, and in the
 * pseudo-language no word is hard-coded. `names` are words that come from no catalogue.
 */
export async function expectCompleteInEveryLanguage(
  page: Page,
  where: string,
  { settings = {}, names = [] }: { settings?: object; names?: readonly string[] } = {},
): Promise<void> {
  let english: ReadonlySet<string> = new Set();
  const show = (locale: string) =>
    changeSettings(page, { volume: 0, speed: 3, coach: 'never', ...settings, locale });
  for (const locale of LANGUAGES) {
    await show(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    // The catalogues of a language load a moment after it was chosen.
    await expect(async () => {
      // Without the title of the tab, which is that of the game in most languages.
      const sentences = sentencesIn(await page.locator('body').innerText());
      if (locale === 'en') english = new Set(sentences);
      const left = locale === 'en' ? [] : sentences.filter((line) => english.has(line));
      expect(left, `${where}, ${locale}`).toEqual([]);
      const foreign = locale === 'fr' ? FOREIGN_TITLE.fr : FOREIGN_TITLE.other;
      expect(sentences.filter((line) => line.includes(foreign))).toEqual([]);
      await expectComplete(page, `${where}, ${locale}`);
    }).toPass(POLL_OFTEN);
  }
  await show(PSEUDO);
  await expect(async () => {
    const words = await hardCoded(page);
    expect(
      words.filter((text) => !names.includes(text)),
      where,
    ).toEqual([]);
  }).toPass(POLL_OFTEN);
  await show('en');
  await expect(page.locator('body')).not.toContainText('⟦');
}
