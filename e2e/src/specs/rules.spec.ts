import { RULE_NUMBERS as ARCHITECTURA, STANDARD } from '@archivolt/architectura';
import { base, RULE_NUMBERS } from '@archivolt/red-cathedral';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { expect, type Page, test } from '../support/test.ts';
import { click, isPhone, tap } from '../support/touch.ts';

test('every rule is in the rule book, and its URL leads there @phone', async ({ page }) => {
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

test('a rule can be found by its number, and its links lead to other rules', async ({ page }) => {
  await page.goto('/rules/red-cathedral');
  await page.getByRole('searchbox').fill('RC-C5');
  await page.getByRole('link', { name: 'RC-W2', exact: true }).first().click();
  await expect(page.locator('#RC-W2')).toBeInViewport();
  await expect(page).toHaveURL(/#RC-W2$/);
});

test('the rule book links back to the table it was opened from, and the unfinished turn is kept @phone', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const touch = isPhone(page) ? tap : click;
  if (isPhone(page)) await tap(page, page.locator('.tabs button').nth(1));
  await touch(page, page.locator('[data-target^="section:"][data-state="possible"]').first());
  await expect(page.getByRole('button', { name: 'Undo one step' })).toHaveAttribute('aria-disabled', 'false');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Rules' }).click();
  const book = await opening;
  await book.getByRole('link', { name: 'Architectura', exact: true }).click();
  await expect(book).toHaveURL(/architectura/);
  await book.getByRole('link', { name: 'Back to the table' }).click();
  await expect(book).toHaveURL(page.url());
  await expect(book.getByRole('button', { name: 'Undo one step' })).toHaveAttribute('aria-disabled', 'false');
});

test('the rule book links back only to tables', async ({ page }) => {
  for (const from of ['', '?from=//elsewhere.example', '?from=javascript:alert(1)', '?from=/settings']) {
    await page.goto(`/rules/architectura${from}`);
    await expect(page.locator('.rule[id]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
  }
});

/** The certainty of every part of the component set, as stated in the book. */
const parts = (page: Page) => page.locator('section:has(#standing) tbody tr');

for (const language of ['en', 'fr', 'de', 'it', 'pt-PT', 'pt-BR'])
  test.describe(() => {
    test.use({ settings: { locale: language, volume: 0 } });
    test(`both rule books are complete in ${language}`, async ({ page }) => {
      await page.goto('/rules/red-cathedral');
      await expect(page.locator('.rule[id]')).toHaveCount(RULE_NUMBERS.length);
      await expect(parts(page)).toHaveCount(Object.keys(base.standing).length);
      await page.goto('/rules/architectura');
      await expect(page.locator('.rule[id]')).toHaveCount(ARCHITECTURA.length);
      await expect(parts(page)).toHaveCount(Object.keys(STANDARD.standing).length);
    });
  });
