import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Scrolls to a drawing and waits until it is drawn. */
async function showDrawing(page: Page, id: string) {
  const figure = page.locator(id);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('.picture > *').first()).toBeAttached();
  return figure;
}

for (const [game, title] of [
  ['red-cathedral', 'The Red Cathedral'],
  ['architectura', 'Architectura'],
] as const)
  test(`the rules of ${title} are illustrated, and an illustration can be tried out and left again @phone`, async ({
    page,
  }) => {
    await page.goto(`/rules/${game}`);
    const figures = page.locator('figure[id^="drawing-"]');
    await expect(figures.first()).toBeAttached();
    const ids = await figures.evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(ids.length).toBeGreaterThan(15);
    const [setUp = '', first = ''] = ids;
    await showDrawing(page, setUp);
    const figure = await showDrawing(page, first);
    await expectAccessibleInBothThemes(page, `the drawn rules of ${title}`);
    await figure.getByRole('link', { name: /^Try it/ }).click();
    await expect(page).toHaveURL(new RegExp(`/try/${game}\\?position=`));
    await expect(page.locator('#action-title')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the rules' }).click();
    await expect(page).toHaveURL(new RegExp(`/rules/${game}${first}$`));
    await expect(page.locator(first)).toBeInViewport();
  });

test('an unreadable position is refused with a message', async ({ page }) => {
  await page.goto('/try/architectura?position=nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#action-title')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to the rules' })).toBeVisible();
});

for (const [locale, word] of [
  ['en', 'money'],
  ['fr', 'argent'],
] as const)
  test.describe(() => {
    test.use({ settings: { locale, volume: 0 } });
    test(`the rule search finds rules by a synonym: ${word}`, async ({ page }) => {
      await page.goto('/rules/red-cathedral');
      await page.getByRole('searchbox').fill(word);
      await expect(page.locator('mark').first()).toBeVisible();
      const rules = page.locator('.rule[id]:visible');
      expect(await rules.count()).toBeGreaterThan(2);
    });
  });

test('the rules print as a booklet with correct page numbers, uncut drawings and dark text on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/rules/red-cathedral');
  await expect(page.getByRole('button', { name: 'Print the rules' })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  // The page's own listener was added first, so it has prepared the page by then.
  await page.evaluate(() => {
    const look = (): void => {
      const main = document.querySelector('main');
      const figures = [...document.querySelectorAll('figure[id^="drawing-"]')];
      main?.classList.add('measured');
      const cut = figures.filter((one) => one.getClientRects().length !== 1);
      main?.classList.remove('measured');
      const empty = figures.filter((one) => one.querySelector('.picture > *') === null);
      const contents = [...document.querySelectorAll('nav a[href^="#chapter-"]')].map((link) => [
        link.getAttribute('href')?.slice(1),
        Number(link.querySelector('i')?.textContent),
      ]);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      const found = { twice, cut: cut.map(({ id }) => id), empty: empty.map(({ id }) => id), contents };
      document.body.dataset.printed = JSON.stringify(found);
    };
    addEventListener('beforeprint', look, { once: true });
  });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const printed: { twice: string[]; cut: string[]; empty: string[]; contents: [string, number][] } =
    JSON.parse((await page.locator('body').getAttribute('data-printed')) ?? '{}');
  expect(printed).toMatchObject({ twice: [], cut: [], empty: [] });
  const pages = [...pdf.matchAll(/(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id);
  const places = [...pdf.matchAll(/\/(chapter-\w+) \[(\d+) 0 R/g)];
  expect(printed.contents.length).toBeGreaterThan(10);
  expect(Object.fromEntries(places.map(([, chapter, id]) => [chapter, pages.indexOf(id) + 1]))).toEqual(
    Object.fromEntries(printed.contents),
  );

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect(paper).toBe('rgb(255, 255, 255)');
  expect(Number(/\d+/.exec(ink)?.[0] ?? 255)).toBeLessThan(100);
});
