import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situation } from '../../../games/red-cathedral/hands/record.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';

test('a game can be resumed and deleted on the start page @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await waitForTable(page);
  const table = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await waitForTable(page);
  expect(page.url()).toBe(table);

  await page.goto('/');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('No games yet.')).toBeVisible();
  await page.goto(table);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game not found');
});

test('a finished game can be viewed again', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: ({ toMove }) => toMove === undefined }));
  await page.goto('/');
  await expect(page.getByText(/won with \d+ points|share the victory/)).toBeVisible();
  await page.getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
});

test('a damaged game is reported, and can be deleted without affecting another', async ({ page }) => {
  await openGame(page, prepareGame({ players: 1, until: isMyTurn }));
  await page.evaluate(() => localStorage.setItem('archivolt.game.torn', '{"format":1'));
  await page.goto('/play/torn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be read');
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('A saved game cannot be read.')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
});

test('two pages opened together share one encryption key; without Web Crypto, games are stored as plain text', async ({
  page,
  context,
}) => {
  const pages = [page, await context.newPage()] as const;
  for (const each of pages) await each.goto('/');
  await Promise.all(pages.map((each) => each.getByRole('button', { name: 'Solo' }).click()));
  for (const each of pages) await waitForTable(each);
  const [one, other] = pages.map((each) => each.url());
  await page.goto(other ?? '');
  await waitForTable(page);
  await page.goto(one ?? '');
  await waitForTable(page);

  // As over plain HTTP from another machine.
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await waitForTable(page);
  await page.reload();
  await waitForTable(page);
  const id = page.url().split('/').at(-1);
  expect(await page.evaluate((name) => localStorage.getItem(`archivolt.game.${name}`), id)).toMatch(
    /^\{"format":1,.*"submissions":\[/,
  );
});

test('bots continue in a second page after the first one leaves the game', async ({ page, context }) => {
  await page.goto('/new/red-cathedral?rivals=bots');
  await page.getByRole('group', { name: 'Seat 1' }).getByRole('combobox').selectOption('child');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
  const turns = async (of: Page): Promise<number> => (await situation(of)).stored.submissions.length;
  await expect.poll(() => turns(page)).toBeGreaterThan(1);
  const second = await context.newPage();
  await second.goto(page.url());
  await waitForTable(second);
  await page.goto('/settings');
  const before = await turns(second);
  await expect.poll(() => turns(second)).toBeGreaterThan(before + 1);
});
