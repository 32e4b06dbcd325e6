import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours. */
const COLOUR_RULES = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/** Checks that axe finds nothing on the page, in the light and in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, `${where}, light`);
  await isUnchanged(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // If nothing but the theme has changed, only the colour rules can differ; the others are slow.
  await expectAccessible(page, `${where}, dark`, (await isUnchanged(page)) ? COLOUR_RULES : RULES);
}

/** Whether content and layout of the page are the same as at the last call, apart from colours. */
function isUnchanged(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const held = globalThis as { shape?: string };
    const before = held.shape;
    const places = Array.from(document.querySelectorAll('*'), (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return [left, top, width, height, seen].join();
    });
    held.shape = [document.documentElement.outerHTML, ...places].join('\n');
    return held.shape === before;
  });
}

/** Checks that axe finds nothing on the page as it is now. */
export async function expectAccessible(
  page: Page,
  where: string,
  runOnly: string[] | typeof COLOUR_RULES = RULES,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (chosen) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly: chosen });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  }, runOnly);
  expect(found, where).toEqual([]);
}
