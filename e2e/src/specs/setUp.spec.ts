import { expect, type Page, test } from '../house/house.ts';
import { standing } from '../house/record.ts';
import { seated } from '../house/records.ts';

const seat = (page: Page, number: number) => page.getByRole('group', { name: `Seat ${number}` });
const start = async (page: Page) => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await seated(page);
  return (await standing(page)).stored;
};

test('every option of the game is obeyed @phone [RC-P1]', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Boris to play' })).toBeVisible();
});

test('a colour is taken from whoever had it, so that no two are alike [RC-P1]', async ({ page }) => {
  await page.goto('/new/red-cathedral?rivals=people');
  await seat(page, 3).getByRole('radio', { name: /^red/ }).check({ force: true });
  await expect(seat(page, 1).getByRole('radio', { name: /^green/ })).toBeChecked();
  const { options } = await start(page);
  expect(options.colours).toEqual([2, 1, 0]);
});

test('every level of the bots is told in a sentence', async ({ page }) => {
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

test('the usual options come back', async ({ page }) => {
  await page.goto('/new/red-cathedral?rivals=people');
  await page.getByRole('radio', { name: '2 players' }).check();
  await page.getByRole('button', { name: 'Back to the usual options' }).click();
  await expect(page.getByRole('radio', { name: '3 players' })).toBeChecked();
});
