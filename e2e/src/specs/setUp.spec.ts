import { situation } from '../../../games/red-cathedral/hands/record.ts';
import { openMoreOptions } from '../support/moreOptions.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';

const seat = (page: Page, number: number) => page.getByRole('group', { name: `Seat ${number}` });
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
  return (await situation(page)).stored;
};

test('[RC-P1] a new game has every option that was chosen @phone', async ({ page }) => {
  await page.goto('/new/red-cathedral');
  await page.getByRole('radio', { name: '4 players' }).check();
  for (const [index, name] of ['Ada', 'Boris', 'Clio', 'Dora'].entries()) {
    await seat(page, index + 1)
      .getByRole('combobox')
      .selectOption(index < 2 ? 'me' : 'master');
    await seat(page, index + 1)
      .getByRole('textbox')
      .fill(name);
  }
  await seat(page, 1).getByRole('radio', { name: /^blue/ }).check({ force: true });
  await openMoreOptions(page);
  await page.getByRole('radio', { name: /^Advanced/ }).check();
  await page
    .getByRole('radio', { name: /^Random/ })
    .first()
    .check();
  await page.getByRole('radiogroup', { name: /first/i }).getByRole('radio', { name: 'Boris' }).check();
  const { options, seats } = await start(page);
  expect(options).toMatchObject({
    players: 4,
    side: 'advanced',
    influence: 'random',
    first: 1,
    colours: [3, 1, 2, 0],
  });
  expect(seats.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'Ada me',
    'Boris me',
    'Clio bot',
    'Dora bot',
  ]);
  await expect(page.getByRole('heading', { name: 'Boris’s turn' })).toBeVisible();
});

test('[RC-P1] choosing a taken colour gives its previous owner another one', async ({ page }) => {
  await page.goto('/new/red-cathedral?rivals=people');
  await seat(page, 3).getByRole('radio', { name: /^red/ }).check({ force: true });
  await expect(seat(page, 1).getByRole('radio', { name: /^green/ })).toBeChecked();
  const { options } = await start(page);
  expect(options.colours).toEqual([2, 1, 0]);
});

test('every bot level has a description of its own', async ({ page }) => {
  await page.goto('/new/red-cathedral?rivals=bots');
  const levels = await seat(page, 2)
    .getByRole('combobox')
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const sentences = new Set<string>();
  for (const level of levels) {
    await seat(page, 2).getByRole('combobox').selectOption(level);
    sentences.add(await seat(page, 2).locator('.note').innerText());
  }
  expect(sentences.size).toBe(levels.length);
});

test('the options can be reset to the defaults', async ({ page }) => {
  await page.goto('/new/red-cathedral?rivals=people');
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.getByRole('radio', { name: '3 players' })).toBeChecked();
});

test('the form suggests the cards for a first game, and starts again when the kind of rivals changes', async ({
  page,
}) => {
  await page.goto('/new/red-cathedral?rivals=bots');
  await expect(page.getByRole('radio', { name: /^First game/ })).toBeChecked();
  await page.getByRole('radio', { name: '4 players' }).check();
  await page.evaluate(() => {
    history.pushState(null, '', '/new/red-cathedral?rivals=people');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('radio', { name: '3 players' })).toBeChecked();
});

for (const game of ['red-cathedral', 'architectura'])
  test(`the form for a two-player game of ${game} fits one and a half phone screens @finger`, async ({
    page,
  }) => {
    await page.goto(`/new/${game}?rivals=bots`);
    const start = page.getByRole('button', { name: 'Start the game' });
    await expect(start).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: /first/i })).toBeHidden();
    const box = await start.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(844 * 1.5);
  });

test('the header of a phone is one row, even at 200 % text size @finger', async ({ page }) => {
  for (const scale of ['1', '2']) {
    await page.goto('/');
    await page.evaluate((value) => document.documentElement.style.setProperty('--text-scale', value), scale);
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBeLessThan(90);
    const menu = bar.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My games' })).toBeHidden();
  }
});

test('at 200 % text size, every way to play is in view', async ({ page }) => {
  await page.goto('/');
  await page.locator('.choice').first().waitFor();
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  for (const way of await page.locator('.choice').all()) await expect(way).toBeInViewport({ ratio: 0.9 });
});
