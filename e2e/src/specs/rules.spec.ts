import { RULE_NUMBERS as ARCHITECTURA, STANDARD } from '@archivolt/architectura';
import { base, RULE_NUMBERS } from '@archivolt/red-cathedral';
import { expect, type Page, test } from '../house/house.ts';

test('every rule has its place in the book, and its address leads there @phone', async ({ page }) => {
  await page.goto('/rules/red-cathedral#RC-E5');
  await expect(page.locator('#RC-E5')).toBeInViewport();
  const ids = await page.locator('.rule[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining([...RULE_NUMBERS]));
  const dead = await page
    .locator('main a[href^="#"]')
    .evaluateAll((all) =>
      all.flatMap((link) =>
        document.getElementById(link.getAttribute('href')?.slice(1) ?? '') ? [] : [link.outerHTML],
      ),
    );
  expect(dead).toEqual([]);
});

test('a rule is found by its number, and its links lead on', async ({ page }) => {
  await page.goto('/rules/red-cathedral');
  await page.getByRole('searchbox').fill('RC-C5');
  await page.getByRole('link', { name: 'RC-W2', exact: true }).first().click();
  await expect(page.locator('#RC-W2')).toBeInViewport();
  await expect(page).toHaveURL(/#RC-W2$/);
});

/** Of every part of the component set the book says how sure it is. */
const parts = (page: Page) => page.locator('section:has(#standing) tbody tr');

for (const language of ['en', 'fr', 'de', 'it', 'pt-PT', 'pt-BR'])
  test.describe(() => {
    test.use({ settings: { locale: language, volume: 0 } });
    test(`both books are whole in ${language}`, async ({ page }) => {
      await page.goto('/rules/red-cathedral');
      await expect(page.locator('.rule[id]')).toHaveCount(RULE_NUMBERS.length);
      await expect(parts(page)).toHaveCount(Object.keys(base.standing).length);
      await page.goto('/rules/architectura');
      await expect(page.locator('.rule[id]')).toHaveCount(ARCHITECTURA.length);
      await expect(parts(page)).toHaveCount(Object.keys(STANDARD.standing).length);
    });
  });
