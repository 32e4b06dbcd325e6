import { prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

const finishedGame = () =>
  prepareGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** Checks what the editor says about the position. */
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text)).toBeVisible();
const expectPossible = (page: Page) => expectStatus(page, 'This position is possible.');

/** Moves the first part that can be moved to the first possible place, which begins a turn that can be undone. */
async function playSomething(page: Page, thing: string, place: string): Promise<void> {
  const possible = (kind: string) => page.locator(`main [data-target^="${kind}:"][data-state="possible"]`);
  // A table ignores touches for a moment after its question has changed.
  await expect(async () => {
    if ((await possible(place).count()) === 0)
      await possible(thing).first().press('Enter', { timeout: 2000 });
    await possible(place).first().press('Enter', { timeout: 2000 });
    await expect(page.locator('.action .go [aria-label="Undo one step"]')).toHaveAttribute(
      'aria-disabled',
      'false',
      {
        timeout: 2000,
      },
    );
  }).toPass();
}

test('a replay’s position can be edited by mouse and keyboard, and played once it is possible @phone', async ({
  page,
  isMobile,
}) => {
  await openGame(page, finishedGame());
  await page.goto('/game/prepared/1');
  await button(page, 'Edit this position').click();
  await expect(page).toHaveURL(/\/editor\/red-cathedral\?position=rc/);
  await expectPossible(page);
  await expectAccessibleInBothThemes(page, 'the editor');

  // A touch selects a part of the board.
  if (isMobile) await field(page, 'Part').selectOption('supply:0');
  else await page.locator('[data-target="supply:0"]').first().click();
  await expect(field(page, 'Supply: wood')).toBeVisible();
  await field(page, 'Supply: wood').fill('31');
  await field(page, 'Supply: wood').press('Tab');
  await expectStatus(page, 'There is too much wood');
  await expect(page.getByRole('link', { name: 'RC-T3' })).toBeVisible();
  await expect(button(page, 'Play from here')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Show where').click();
  await expect(page.locator('.lit .ring').first()).toBeVisible();

  // The text marks the mistake at its place, and a reload opens the impossible position again.
  await button(page, 'Text').click();
  await expect(page.getByRole('dialog').locator('mark')).toHaveText(/^31W/);
  await page.getByRole('textbox', { name: 'Text' }).fill('nonsense');
  await expect(page.getByText('This text cannot be read from character 1 on.')).toBeVisible();
  await button(page, 'Close').click();
  await page.reload();
  await expectStatus(page, 'There is too much wood');

  // By keyboard: the part is chosen, and its value corrected.
  await field(page, 'Part').focus();
  await field(page, 'Part').selectOption('supply:0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Supply: wood')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expectPossible(page);

  await button(page, 'Undo').click();
  await expectStatus(page, 'There is too much wood');
  await button(page, 'Redo').click();
  await expectPossible(page);

  await button(page, 'Play from here').click();
  for (const name of ['Red', 'Yellow']) await page.getByRole('dialog').getByLabel(name).selectOption('me');
  await button(page, 'Start').click();
  await expect(page).toHaveURL(/\/play\//);
  await playSomething(page, 'die', 'place');
  await expect(page.getByText('This game began at a position that was set up by hand.')).toBeVisible();

  // It is one of the reader's games: found again, resumed, replayed, and edited from where it began.
  const game = new URL(page.url()).pathname;
  await page.goto('/');
  await page.getByRole('listitem').filter({ hasText: 'from a position' }).getByRole('link').click();
  await expect(page).toHaveURL(game);
  await playSomething(page, 'die', 'place');
  await page.goto(game.replace('/play/', '/game/'));
  await expect(page.getByText('Move 0 of 0', { exact: true })).toBeVisible();
  await page.goto(game);
  await page.getByRole('link', { name: 'Edit this position' }).click();
  await expectPossible(page);
});

test('Enter selects a part of the board and moves the focus to its first field', async ({ page }) => {
  await page.goto('/editor/architectura');
  await expectPossible(page);
  await page.locator('[data-target="space:0"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Card')).toBeFocused();
  await field(page, 'Card').selectOption({ label: 'Inn (Red)' });
  await expectPossible(page);
  await field(page, 'Token of').selectOption({ label: 'Blue' });
  await expectStatus(page, 'A card can only be protected by its owner’s token.');
  await expect(page.locator('.lit .ring').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expectPossible(page);
  await expectAccessibleInBothThemes(page, 'the editor of Architectura');
});

test('a bot plays its seat from an edited position', async ({ page }) => {
  const position = 'standard rb swaps 0 turn 3 b quiet 0 | rInn / - | r hand Park | b hand Park | turn b';
  await page.goto(`/editor/architectura?${new URLSearchParams({ position })}`);
  await expectPossible(page);
  await button(page, 'Play from here').click();
  await page.getByRole('dialog').getByLabel('Blue').selectOption('child');
  await button(page, 'Start').click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('main [data-state="possible"]:visible').first()).toBeVisible();
  await playSomething(page, 'hand', 'space');
});

test('a table refuses an impossible position with its reason, and offers to edit it', async ({ page }) => {
  const position = 'standard rb swaps 0 turn 3 r quiet 0 | rInn*b / - | r | b | turn r';
  await page.goto(`/try/architectura?${new URLSearchParams({ position })}`);
  await expect(page.getByText('A card can only be protected by its owner’s token.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit this position' }).click();
  await expect(field(page, 'Part')).toBeVisible();
});
