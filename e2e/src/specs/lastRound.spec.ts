import { seeded } from '@archivolt/engine';
import * as city from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { playOn } from '../../../games/red-cathedral/hands/game.ts';
import { mouse, thumb } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situation } from '../../../games/red-cathedral/hands/record.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click, isPhone, tap } from '../support/touch.ts';

const traces = (page: Page) => page.locator('[data-trace]');
const lastTurnsRow = (page: Page) => page.locator('section.since');
const press = (page: Page, target: string) => (isPhone(page) ? tap : click)(page, boardPart(page, target));

/** The player's turn, after two bots have moved. */
const gameAgainstBots = prepareGame({
  players: 3,
  here: [0],
  until: (now) => isMyTurn(now) && now.state.table.turn > 12,
});

test('the other players’ last turns stay marked on the board until your first touch', async ({ page }) => {
  await openGame(page, gameAgainstBots);
  await expect(traces(page).first()).toBeVisible();
  const colours = await traces(page).evaluateAll((all) =>
    all.map((element) => (element as HTMLElement).style.getPropertyValue('--trace')),
  );
  // Marks of the others in their colours; none of the player's own.
  expect(colours.every((colour) => ['var(--p-yellow)', 'var(--p-green)'].includes(colour))).toBe(true);
  const count = await traces(page).count();
  await press(page, 'die:0');
  await expect(traces(page)).toHaveCount(0);
  // They can be shown again during the turn.
  const mark = page.locator('.pane.log').getByRole('button', { name: 'Mark what has changed' });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(traces(page)).toHaveCount(count);
  await mark.click();
  await expect(traces(page)).toHaveCount(0);
  // The next turn of a bot leaves its own marks.
  const before = (await situation(page)).stored.submissions.length;
  await playOn(
    page,
    mouse(seeded(2)),
    greedyPolicy(2),
    (now) => isMyTurn(now) && now.stored.submissions.length > before,
  );
  await expect(traces(page).first()).toBeVisible();
});

test('in Architectura, a card played by another player stays marked until you choose one of yours', async ({
  page,
}) => {
  await openCityGame(page, city.prepareGame({ players: 3, here: [0], until: city.firstPlayersTurn(12) }));
  await expect(page.locator('[data-target^="space:"][data-trace="new"]').first()).toBeVisible();
  await page.locator('[data-target^="hand:"]').first().click();
  await expect(traces(page)).toHaveCount(0);
});

test('on a phone, the turns since your last one have a row of their own, and continuing shifts nothing @finger', async ({
  page,
}) => {
  await openGame(page, gameAgainstBots);
  await expect(lastTurnsRow(page)).toBeVisible();
  await expect(lastTurnsRow(page).locator('li')).toHaveCount(0);
  const unfold = lastTurnsRow(page).getByRole('button', { name: 'Since your last turn' });
  await unfold.tap();
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(lastTurnsRow(page).locator('li')).toHaveCount(2);
  await expect(lastTurnsRow(page)).toContainText('Boris');
  await expect(lastTurnsRow(page)).toContainText('Clio');
  // Each turn can be shown again separately, or all of them.
  await expect(lastTurnsRow(page).getByRole('button', { name: 'Show again: Clio' })).toBeVisible();
  await lastTurnsRow(page).getByRole('button', { name: 'Show again', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Skip to the end' })).toBeVisible();
  await expect(lastTurnsRow(page)).toBeHidden();
  await page.getByRole('button', { name: 'Skip to the end' }).tap();
  await expect(lastTurnsRow(page)).toBeVisible();
  // It is between the pane and the bar and covers neither.
  const inTheWay = await lastTurnsRow(page).evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return [(boxOf('main.table')?.bottom ?? 0) - top, bottom - (boxOf('section.action')?.top ?? 0)];
  });
  for (const over of inTheWay) expect(over).toBeLessThan(1);
  const before = await lastTurnsRow(page).boundingBox();
  const { toMove } = await situation(page);
  await unfold.tap();
  await playOn(page, thumb(seeded(1)), greedyPolicy(1), ({ draft }) => draft.steps.length > 0);
  await expect(lastTurnsRow(page).locator('li')).toHaveCount(0);
  const after = await lastTurnsRow(page).boundingBox();
  expect(after?.height).toBe(before?.height);
  expect((await situation(page)).toMove).toBe(toMove);
  await lastTurnsRow(page).getByRole('button', { name: 'Close' }).tap();
  await expect(lastTurnsRow(page)).toHaveCount(0);
});

test('on the smallest phone, the row of last turns disappears at your first touch and shifts nothing @finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openGame(page, gameAgainstBots);
  await expect(lastTurnsRow(page)).toBeVisible();
  const boxes = () =>
    page
      .locator('main.table, section.action, main .pane.shown')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  await lastTurnsRow(page).getByRole('button', { name: 'Since your last turn' }).tap();
  await expect(lastTurnsRow(page).locator('li')).toHaveCount(2);
  await lastTurnsRow(page).getByRole('button', { name: 'Since your last turn' }).tap();
  const before = await boxes();
  const { draft } = await situation(page);
  await tap(page, boardPart(page, `place:${draft.view.table.dice[0]?.place}`));
  await expect(lastTurnsRow(page)).toBeHidden();
  expect(await boxes()).toEqual(before);
});

for (const [width, height] of [
  [1180, 820],
  [820, 1180],
] as const)
  test(`at ${width} × ${height}, the turns since your last one are in the header and cover no part of the table`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, gameAgainstBots);
    await expect(lastTurnsRow(page)).toBeVisible();
    const within = await lastTurnsRow(page).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const header = document.querySelector('header.top')?.getBoundingClientRect();
      return [top - (header?.top ?? 0), (header?.bottom ?? 0) - bottom];
    });
    for (const room of within) expect(room).toBeGreaterThanOrEqual(0);
    // Every player is shown once.
    const players = page.locator('[data-target="player:1"]').filter({ visible: true });
    await expect(players.first()).toBeInViewport();
    if (height > width) await expect(players).toHaveCount(1);
    await lastTurnsRow(page).getByRole('button', { name: 'Since your last turn' }).click();
    await expect(lastTurnsRow(page).locator('li')).toHaveCount(2);
    const before = await page.locator('main.table').boundingBox();
    await press(page, 'die:0');
    await expect(lastTurnsRow(page)).toBeHidden();
    expect(await page.locator('main.table').boundingBox()).toEqual(before);
  });

test('the other players’ last turns can be shown again by key and by button, and nothing changes', async ({
  page,
}) => {
  await openGame(page, gameAgainstBots);
  await expect(traces(page).first()).toBeVisible();
  const before = JSON.stringify((await situation(page)).stored);
  const names = () =>
    page
      .locator('[data-target]')
      .evaluateAll((all) => all.map((element) => `${element.getAttribute('aria-label')}`));
  const shown = await names();
  for (const again of [
    () => page.keyboard.press('r'),
    () => page.locator('.pane.log').getByRole('button', { name: 'Show again' }).click(),
  ]) {
    await again();
    await expect(page.getByRole('heading', { name: 'Boris’s turn' })).toBeVisible();
    // The bar describes each event in words.
    await expect(page.locator('.prompt p')).toHaveText(/Boris .{8,}\./);
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible({ timeout: 30_000 });
    expect(await names()).toEqual(shown);
    expect(JSON.stringify((await situation(page)).stored)).toBe(before);
  }
});

test('the log has one expandable line per turn, and can be filtered by player and searched', async ({
  page,
}) => {
  await openGame(page, gameAgainstBots);
  const log = page.locator('.pane.log');
  const turns = log.locator('li.turn');
  await expect(turns).toHaveCount(12);
  await expect(log.locator('li.line')).toHaveCount(0);
  await expect(turns.first()).toContainText('Since your last turn');
  await turns.first().getByRole('button').click();
  await expect(turns.first().getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  expect(await log.locator('li.line').count()).toBeGreaterThan(1);
  await turns.first().getByRole('button').click();
  await log.getByRole('button', { name: 'Search the log' }).click();
  await log.getByRole('combobox').selectOption({ label: 'Boris' });
  await expect(turns).toHaveCount(4);
  await log.getByRole('searchbox').fill('CLAIMS');
  for (const line of await log.locator('li.line').allTextContents()) expect(line).toMatch(/Boris claims/);
  await log.getByRole('searchbox').fill('nothing of the kind');
  await expect(turns).toHaveCount(0);
  await expect(log.getByRole('status')).toBeVisible();
});
