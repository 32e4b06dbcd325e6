import {
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import {
  openGame as openCityGame,
  type StoredRecord,
  situation,
} from '../../../games/architectura/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page } from '../support/test.ts';
import { expectNoConsoleErrors, join, setUpTable, tableId, test } from '../support/visitors.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const GUESSES = 'The others’ cards are guesses';
const runningGame = () => prepareCityGame({ players: 2, here: [0], until: firstPlayersTurn(5) });

/** Fills in the dialog: the rival is played by hand, and the line gets a name and notes. */
async function fillInDialog(page: Page, rival: string): Promise<void> {
  const dialogue = page.getByRole('dialog', { name: 'Try it out' });
  await expect(dialogue.getByText(GUESSES)).toBeInViewport();
  await expect(dialogue.getByRole('button', { name: 'Start' })).toBeInViewport();
  await dialogue.getByLabel(rival).selectOption('By hand');
  await dialogue.getByLabel('Name').fill('Attack first');
  await dialogue.getByLabel('Notes').fill('The inn is weak.');
}

test('a running game can be tried out from what its player knows, saved under a name, and left at any time @phone', async ({
  page,
}) => {
  const stored = runningGame();
  await openCityGame(page, stored);
  await button(page, 'Try it out').click();
  await expectAccessibleInBothThemes(page, 'trying something out');
  await fillInDialog(page, 'Boris');
  const games = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('archivolt.game.')).length);
  const before = await games();
  // A double click starts one line, not two.
  await button(page, 'Start').dblclick();
  await expect(page).toHaveURL(/\/play\/(?!prepared)/);
  expect(await games()).toBe(before + 1);
  const line = new URL(page.url()).pathname;
  await expect(page.getByText('You are trying something out.')).toBeVisible();
  await expect(page.getByText(GUESSES)).toBeVisible();
  await expect(page.locator('main [data-state="possible"]:visible').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a line that is tried out');

  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(`/play/${stored.id}`);
  await waitForTable(page);
  expect((await situation(page)).stored.submissions).toEqual(stored.submissions);

  // The replay of the running game lists it, and offers another one at any of its moves.
  await page.goto(`/game/${stored.id}/3`);
  await button(page, 'Try it out').click();
  await expect(page.getByText('The inn is weak.')).toBeVisible();
  await page.getByRole('link', { name: 'Attack first' }).click();
  await expect(page).toHaveURL(line);
  await button(page, 'Best lines').click();
  await expect(page).toHaveURL(new RegExp(`${line.replace('/play/', '/game/')}/0\\?lines$`));
  await expect(page.getByRole('heading', { name: 'Best turns for Ada' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Follow:/ }).first()).toBeVisible({ timeout: 20_000 });
  await page.goto('/');
  await expect(
    page
      .locator('#games')
      .getByText(/Architectura .*from a position/)
      .first(),
  ).toBeVisible();
});

test('a game without hints cannot be tried out, nor one whose players share a device and hide their hands', async ({
  page,
}) => {
  const silent: StoredRecord & { hints: boolean } = { ...runningGame(), hints: false };
  await openCityGame(page, silent);
  await button(page, 'Try it out').click();
  await expect(page.getByText('This game is played without hints.')).toBeVisible();
  await expect(button(page, 'Start')).toHaveCount(0);
  await page.goto(`/game/${silent.id}`);
  await button(page, 'Try it out').click();
  await expect(page.getByText('This game is played without hints.')).toBeVisible();

  const shared = prepareCityGame({ players: 2, here: [0, 1], until: firstPlayersTurn(5) });
  await openCityGame(page, { ...shared, id: 'shared' });
  await button(page, 'Try it out').click();
  await expect(page.getByText('Several people share this device')).toBeVisible();
  await expect(button(page, 'Start')).toHaveCount(0);
});

test('an unrated online game can be tried out, without hints; a rated one cannot', async ({ visit }) => {
  const ada = await visit('en');
  const boris = await visit('en');
  await join(boris, 'Boris', await setUpTable(ada, 'Ada', 'architectura'));
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  const { page } = ada;
  const id = tableId(page);
  await page.getByRole('button', { name: ada.t.table.menu }).click();
  await button(page, 'Try it out').click();
  await fillInDialog(page, 'Boris');
  await expect(page.getByText('There are no hints here, as at the table.')).toBeVisible();
  await expect(button(page, 'Follow the best lines')).toHaveCount(0);
  await button(page, 'Start').click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('main [data-state="possible"]:visible').first()).toBeVisible();
  await expect(button(page, 'Hint')).toHaveCount(0);
  await expect(button(page, 'Best lines')).toHaveCount(0);
  const line = new URL(page.url()).pathname;
  await page.goto(line.replace('/play/', '/game/'));
  for (const name of ['Best lines', 'Share', 'Edit this position'])
    await expect(button(page, name)).toHaveCount(0);
  await page.goto(line);
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(`/table/${id}`);
  await waitForTable(page);
  await page.goto(`/game/${id}`);
  await button(page, 'Try it out').click();
  await page.getByRole('link', { name: 'Attack first' }).click();
  await expect(page).toHaveURL(line);

  const { origin } = new URL(page.url());
  const made = await page.request.post('/api/tables', {
    headers: { origin },
    data: {
      game: 'architectura',
      options: { first: 0 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }],
      clock: { kind: 'none' },
      access: 'open',
      rated: true,
      delay: 0,
      salt: '00'.repeat(16),
    },
  });
  const { table } = await made.json();
  await page.goto(`/table/${table.id}`);
  await waitForTable(page);
  await page.getByRole('button', { name: ada.t.table.menu }).click();
  await expect(button(page, 'Try it out')).toBeDisabled();
  await expect(page.getByText('This game is rated.')).toBeVisible();
  await page.goto(`/game/${table.id}`);
  await button(page, 'Try it out').click();
  await expect(page.getByText('This game is rated.')).toBeVisible();
  await expect(button(page, 'Start')).toHaveCount(0);
  expectNoConsoleErrors(ada, boris);
});
