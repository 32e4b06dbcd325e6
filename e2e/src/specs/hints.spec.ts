import { readSettings, serve } from '@archivolt/server';
import type { Locator } from '@playwright/test';
import {
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import {
  situation as citySituation,
  openGame as openCityGame,
} from '../../../games/architectura/hands/record.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situation } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessible } from '../support/axe.ts';
import { waitForTable, waitForTableTexts } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';

const hintButton = (page: Page): Locator => page.getByRole('button', { name: 'Hint', exact: true });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Hint' });
const hints = (page: Page): Locator => panel(page).getByRole('listitem').getByRole('button');
/** Skips the first two steps of a hint and shows the moves. */
const skipToMoves = (page: Page): Promise<void> =>
  panel(page).getByRole('button', { name: 'Which move?' }).click();
const notice = (page: Page): Locator => page.getByText(/^The bots’ training data|^A bot (?:took|ran)/);

test('a hint lists the best moves, and touching one plays it as a draft @phone', async ({ page }) => {
  await openGame(
    page,
    prepareGame({ players: 2, here: [0], until: (now) => isMyTurn(now) && now.state.table.turn > 8 }),
  );
  await hintButton(page).click();
  await expect(panel(page)).toContainText('Thinking about your turn');
  await skipToMoves(page);
  await expect(hints(page).first()).toContainText(
    /\d+% chance of winning\s+· (?:about level|\d+ points? (?:ahead|behind))/,
  );
  expect(await hints(page).count()).toBeLessThanOrEqual(3);
  await expectAccessible(page, 'hints');
  await hints(page).first().click();
  await expect(panel(page)).toBeHidden();
  await expect.poll(async () => (await situation(page)).draft.steps.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo all of the turn' }).click();
  await expect.poll(async () => (await situation(page)).draft.steps).toHaveLength(0);
});

test('a hint is given in three steps, each with its reason, and can be taken by keyboard alone', async ({
  page,
}) => {
  await openGame(
    page,
    prepareGame({ players: 2, here: [0], until: (now) => isMyTurn(now) && now.state.table.turn > 8 }),
  );
  await waitForTableTexts(page);
  const status = panel(page).getByRole('status');
  const lit = page.locator('[data-lit]');
  await page.keyboard.press('h');
  // Where to look: a part of the table is highlighted, and no action is named yet.
  await expect(panel(page).getByRole('button', { name: 'Which action?' })).toBeFocused();
  await expect(status).toHaveText(/^Look here: (?:market|cathedral|workshop)\. \S.*\.$/i);
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute('data-part', /market|cathedral|workshop/);
  await expectAccessible(page, 'where to look');
  await page.keyboard.press('Enter');
  // Which action: its button is highlighted, and the first reason is what the move changes.
  await expect(status).toHaveText(/^Action: (?:Claim|Build|Acquire resources)\. \S.*\.$/);
  await expect(lit).toHaveAttribute('data-action', /claim|build|acquire/);
  const [, reason = ''] = (await status.innerText()).split(/(?<=^Action: [^.]+\.) /);
  await expect(panel(page).getByRole('button', { name: 'Which move?' })).toBeFocused();
  await page.keyboard.press('h');
  // Which move: the same reason is shown below the best one.
  await expect(hints(page).first()).toBeFocused();
  const best = await hints(page).first().locator('b').innerText();
  await expect(status).toContainText(`Best move: ${best}`);
  await expect(hints(page).first()).toContainText(reason);
  await expect(lit.first()).toHaveAttribute('data-target', /./);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(lit).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(panel(page).getByRole('button', { name: 'Which action?' })).toBeFocused();
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(hints(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect.poll(async () => (await situation(page)).draft.steps.length).toBeGreaterThan(0);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('A hint: the best moves');
});

test('a hint disappears when the position changes', async ({ page }) => {
  await openCityGame(page, prepareCityGame({ players: 2, here: [0], until: firstPlayersTurn(4) }));
  await hintButton(page).click();
  await expect(panel(page)).toContainText(/Look here: street \d|Look here: hand/i);
  await panel(page)
    .getByRole('button', { name: /^Which (?:card|action)\?$/ })
    .click();
  await expect(panel(page)).toContainText(/(?:Card|Action): /);
  await skipToMoves(page);
  await hints(page).first().click();
  await page.keyboard.press('u');
  await expect(panel(page)).toBeHidden();
  // Requested without waiting: the answer must not appear over another position.
  await hintButton(page).click();
  await page.getByRole('link', { name: 'Start page' }).click();
  await expect(page.getByRole('heading', { name: 'The Red Cathedral' })).toBeVisible();
});

test('[AR-S2] on a shared device, hints are available only while a hand is shown, and are hidden with it', async ({
  page,
}) => {
  await openCityGame(page, prepareCityGame({ players: 2, here: [0, 1], until: firstPlayersTurn(4) }));
  await expect(hintButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('h');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('alertdialog').getByRole('button').click();
  await hintButton(page).click();
  await skipToMoves(page);
  await expect(hints(page).first()).toBeVisible();
  await page.getByRole('button', { name: /put .*away|hide/i }).click();
  await expect(panel(page)).toBeHidden();
});

test('a game can be played by hints alone, and no notice about the bots appears @long', async ({ page }) => {
  await openCityGame(page, prepareCityGame({ players: 2, here: [0], until: firstPlayersTurn() }));
  for (let steps = 0; steps < 80; steps++) {
    const { toMove } = await citySituation(page);
    if (toMove === undefined) break;
    if (toMove !== 0) {
      await expect.poll(async () => (await citySituation(page)).toMove).not.toBe(toMove);
      continue;
    }
    await expect(hintButton(page)).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('h');
    // In the middle of a turn a hint may begin with the moves.
    await expect(
      panel(page).getByRole('button', { name: 'Which move?' }).or(hints(page).first()),
    ).toBeVisible();
    if ((await hints(page).count()) === 0) await skipToMoves(page);
    await hints(page).first().click();
    const confirm = page.getByRole('button', { name: /^Confirm/ });
    const before = (await citySituation(page)).stored.submissions.length;
    if (!(await confirm.isVisible())) continue;
    await confirm.click();
    await expect
      .poll(async () => (await citySituation(page)).stored.submissions.length)
      .toBeGreaterThan(before);
  }
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a game that does not allow hints has no hint button and ignores its key', async ({ page }) => {
  await page.goto('/new/architectura?rivals=bots');
  await page.getByRole('checkbox', { name: 'Allow hints' }).uncheck();
  await page.getByRole('radio', { name: 'You', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
  await expect(hintButton(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(panel(page)).toHaveCount(0);
});

test.describe('with the chances of winning shown', () => {
  test.use({ settings: { locale: 'en', speed: 3, volume: 0, chances: true } });

  test('every player’s chance is beside the score, and the expected final scores are in the score sheet', async ({
    page,
  }) => {
    await openGame(
      page,
      prepareGame({ players: 3, here: [0], until: (now) => isMyTurn(now) && now.state.table.turn > 9 }),
    );
    const live = page.getByRole('button', { name: /^If the game ended now/ });
    await expect(live).toContainText('%');
    const shares = ((await live.innerText()).match(/\d+(?=%)/g) ?? []).map(Number);
    expect(shares).toHaveLength(3);
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(2);
    await page.keyboard.press('s');
    const sheet = page.getByRole('dialog', { name: 'Score' });
    await expect(sheet.getByRole('row', { name: /^Chance of winning/ }).getByRole('cell')).toHaveCount(3);
    await expect(sheet.getByRole('row', { name: /^Expected final score/ }).getByRole('cell')).toHaveCount(3);
    await expectAccessible(page, 'score sheet with chances');
  });
});

test('a bot whose weights do not fit the game plays on by a rough estimate and says so', async ({ page }) => {
  await page.route('**/*.net', (route) => route.fulfill({ body: 'no weights at all' }));
  await page.goto('/new/architectura?rivals=bots');
  await page.getByRole('radio', { name: 'Varvara' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
  await expect(notice(page)).toContainText('does not fit this game');
  await expect.poll(async () => (await citySituation(page)).toMove).toBe(0);
  await page.keyboard.press('h');
  await expect(panel(page)).toContainText('A rough estimate');
  await expectAccessible(page, 'a weakened bot');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('bots and hints use their trained weights', async ({ page }, info) => {
    const settings = readSettings({ port: '0', data: info.outputPath('data'), log: 'error' }, {});
    const { address, close } = await serve(settings);
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await close();
    await page.goto(`${address}new/architectura?rivals=bots`);
    await page.getByRole('group', { name: 'Seat 2' }).getByRole('combobox').selectOption('expert');
    await page.getByRole('radio', { name: 'Varvara' }).check({ force: true });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await waitForTable(page);
    await expect.poll(async () => (await citySituation(page)).toMove).toBe(0);
    await expect(notice(page)).toBeHidden();
    await page.keyboard.press('h');
    await skipToMoves(page);
    await expect(hints(page).first()).toBeVisible();
    await expect(panel(page)).not.toContainText('A rough estimate');
  });
});

test.describe('beside the coach', () => {
  test.use({ settings: { locale: 'en', speed: 3, volume: 0, coach: 'always' } });

  test('the preview of a hint is below the hint, and the note returns when it is closed', async ({
    page,
  }) => {
    const later = (now: Parameters<typeof isMyTurn>[0]) => isMyTurn(now) && now.state.table.turn > 8;
    await openGame(page, prepareGame({ players: 3, here: [0], until: later }));
    await waitForTableTexts(page);
    const coach = page.getByRole('complementary', { name: 'Coach' });
    await expect(coach).toBeVisible();
    await page.keyboard.press('h');
    await page.locator('.hints').getByRole('button', { name: 'Which move?' }).click();
    const best = page.locator('.hints li button').first();
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1200, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(2, 2);
      await best.hover();
      await expect(page.locator('.preview.panel')).toBeVisible();
      const top = async () => (await page.locator('.preview.panel').boundingBox())?.y ?? 0;
      const bottom = async () => {
        const box = await page.locator('.hints').boundingBox();
        return box ? box.y + box.height : Number.POSITIVE_INFINITY;
      };
      await expect
        .poll(async () => (await top()) - (await bottom()), { message: `${width} × ${height}` })
        .toBeGreaterThanOrEqual(0);
    }
    await page.keyboard.press('Escape');
    await expect(coach).toBeVisible();
  });
});
