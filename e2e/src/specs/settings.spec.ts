import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { expect, type Page, SETTINGS_KEY, test } from '../support/test.ts';

const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), SETTINGS_KEY);

test('a chosen language applies without a reload and is saved @phone', async ({ page }) => {
  await page.goto('/settings');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('combobox', { name: 'Language' }).selectOption('pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
});

test.describe('a browser that asks for French', () => {
  test.use({ locale: 'fr-CA', settings: { volume: 0 } });
  test('gets the page in French', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('theme, text size, sound, speed, confirmation and name apply immediately and are saved', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const size = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.querySelector('p') ?? document.body).fontSize));
  const before = await size();
  await page.getByRole('slider', { name: 'Text size' }).fill('2');
  expect((await size()) / before).toBeCloseTo(2, 1);
  await page.getByRole('slider', { name: 'Sound' }).fill('0');
  await expect(page.getByRole('button', { name: 'Listen' })).toBeDisabled();
  await page.getByRole('slider', { name: 'Speed' }).fill('0.5');
  await page.getByRole('switch', { name: 'Confirm turns automatically' }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nadia');
  await page.getByRole('textbox', { name: 'Your name' }).blur();
  expect(await stored(page)).toMatchObject({
    theme: 'dark',
    textSize: 2,
    volume: 0,
    speed: 0.5,
    autoConfirm: true,
    name: 'Nadia',
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await expect(page.getByText('Nadia').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  expect(await stored(page)).toMatchObject({ theme: 'system', textSize: 1, locale: 'en' });
});

test('a setting changed in one page applies immediately in another', async ({ page, context }) => {
  await openGame(page, prepareGame({ players: 1, until: isMyTurn }));
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('heading', { name: 'Du bist am Zug' })).toBeVisible();
});
