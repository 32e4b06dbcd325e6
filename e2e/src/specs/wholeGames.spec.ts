import { seeded } from '@archivolt/engine';
import { type Language, loadTable } from '@archivolt/i18n';
import { loadGame } from '@archivolt/red-cathedral/words';
import { expectFinalScore, playOn } from '../../../games/red-cathedral/hands/game.ts';
import { type Hand, mouse, thumb } from '../../../games/red-cathedral/hands/hand.ts';
import { keyboard } from '../../../games/red-cathedral/hands/keyboard.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { screenReader } from '../../../games/red-cathedral/hands/reader.ts';
import { situation } from '../../../games/red-cathedral/hands/record.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';

// A seed with which all of these games are short: 125 touches for the solo game instead of 200.
test.use({ seed: 58 });

const handOf = (isMobile: boolean, seed: number): Hand => (isMobile ? thumb : mouse)(seeded(seed));

test('[RC-V2] a solo game is one click away from the start page and can be played to its end @finger @smoke', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await playOn(page, handOf(isMobile, 1), greedyPolicy(1));
  await expectFinalScore(page);
});

test('[RC-F1] a game against a bot can be played to its end @wide', async ({ page, isMobile }) => {
  await page.goto('/new/red-cathedral?rivals=bots');
  await page.getByRole('group', { name: 'Seat 2' }).getByRole('combobox').selectOption('skilled');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
  await playOn(page, handOf(isMobile, 2), greedyPolicy(2));
  await expectFinalScore(page);
});

test('[RC-F1] three people finish a game on one device, despite a reload and changes of language @wide', async ({
  page,
  isMobile,
}) => {
  const [hand, policy] = [handOf(isMobile, 3), greedyPolicy(3)];
  await page.goto('/new/red-cathedral?rivals=people');
  for (const [index, name] of ['Ada', 'Boris', 'Clio'].entries())
    await page
      .getByRole('group', { name: `Seat ${index + 1}` })
      .getByRole('textbox')
      .fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);

  await playOn(page, hand, policy, ({ state, draft }) => state.table.turn > 10 && draft.steps.length === 2);
  const { draft } = await situation(page);
  const asked = await page.locator('section.action p').innerText();
  await page.reload();
  await expect(page.locator('section.action p')).toHaveText(asked);
  expect((await situation(page)).draft).toEqual(draft);

  await changeLanguage(page, 'en', 'de');
  await playOn(page, hand, policy, ({ state }) => state.table.turn > 30);
  await changeLanguage(page, 'de', 'pt-BR');
  await playOn(page, hand, policy);
  await expectFinalScore(page, (await loadTable('pt-BR')).score.final);
});

test('[RC-V2] a solo game can be played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).press('Enter');
  await waitForTable(page);
  await playOn(page, keyboard, greedyPolicy(4));
  await expectFinalScore(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[RC-V2] a solo game can be played by roles and names alone, as with a screen reader', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).press('Enter');
  await waitForTable(page);
  const news = page.getByRole('log', { name: 'Events' });
  await playOn(page, await screenReader(), greedyPolicy(5));
  await expectFinalScore(page);
  await expect(news).toContainText('The game is over');
});

/** Changes the language at the table, which follows immediately. */
async function changeLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', { name: (await loadTable(from)).parts.settings }).click();
  await page.locator('#language').selectOption(to);
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await page.keyboard.press('Escape');
  const { terms } = await loadGame(to);
  // A phone shows one pane at a time, and the names of all panes.
  const region = page.getByRole('region', { name: terms.cathedral, exact: true });
  const tab = page.locator('.tabs').getByText(terms.cathedral).filter({ visible: true });
  await expect(region.or(tab).first()).toBeVisible();
}
