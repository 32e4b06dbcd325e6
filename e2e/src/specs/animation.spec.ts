import { seeded } from '@archivolt/engine';
import { playOn, waitForChange } from '../../../games/red-cathedral/hands/game.ts';
import { mouse, thumb } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situation } from '../../../games/red-cathedral/hands/record.ts';
import { confirmButton } from '../support/playing.ts';
import { expect, type Page, test } from '../support/test.ts';
import { tap } from '../support/touch.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  settings: { locale: 'en', speed: 1, volume: 0 },
});

/** Moving copies of pieces above the table. */
const movingPieces = (page: Page) => page.locator('.actors > *');

/** A game against a bot, up to the point where it has moved. */
const gameAgainstBot = prepareGame({
  players: 2,
  here: [0],
  until: (now) => isMyTurn(now) && now.state.table.turn > 6,
});

test('[RC-A1] a bot’s turn is animated, and afterwards every die is shown on the board', async ({ page }) => {
  await openGame(page, gameAgainstBot);
  const before = await situation(page);
  await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ toMove }) => toMove === 1);
  await movingPieces(page).first().waitFor({ state: 'attached' });
  await playOn(
    page,
    mouse(seeded(1)),
    greedyPolicy(1),
    (now) => now.toMove === 0 && now.stored.submissions.length > before.stored.submissions.length,
  );
  await expect(
    page.getByRole('heading', { name: 'Ada’s turn' }).or(page.getByRole('heading', { name: 'Your turn' })),
  ).toBeVisible();
  await expect(movingPieces(page)).toHaveCount(0);
  const { state } = await situation(page);
  for (const [die, { place }] of state.table.dice.entries())
    await expect(page.locator(`[data-target="die:${die}"]`).first(), `die ${die} at ${place}`).toBeVisible();
});

test('an animation can be skipped, by button and by key', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('slider', { name: 'Speed' }).fill('0.5');
  await openGame(page, gameAgainstBot);
  for (const skip of [
    () => page.getByRole('button', { name: 'Skip to the end' }).click(),
    () => page.keyboard.press('k'),
  ]) {
    await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ complete }) => complete);
    const now = await situation(page);
    await page.keyboard.press('c');
    await waitForChange(page, now);
    await page.getByRole('button', { name: 'Skip to the end' }).waitFor();
    await skip();
    await expect(movingPieces(page)).toHaveCount(0);
    await playOn(
      page,
      mouse(seeded(1)),
      greedyPolicy(1),
      ({ toMove, draft }) => toMove === 0 && draft.steps.length === 0,
    );
  }
});

test('a hidden tab animates nothing', async ({ page }) => {
  await openGame(page, gameAgainstBot);
  await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ complete }) => complete);
  await page.keyboard.press('c');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ toMove }) => toMove === 0);
  await expect(movingPieces(page)).toHaveCount(0);
});

test('[RC-T1] on a phone, a rival’s marker moves along the visible strip of the track @finger', async ({
  page,
}) => {
  await openGame(page, gameAgainstBot);
  // Records every position of the walking marker, and the strip it walks on.
  await page.evaluate(() => {
    const seen: { x: number; y: number; top: number; bottom: number }[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const walker = document.querySelector('.actors .disc')?.getBoundingClientRect();
      const strip = document.querySelector('.strip')?.getBoundingClientRect();
      if (walker && strip && strip.width > 0)
        seen.push({
          x: walker.left + walker.width / 2,
          y: walker.top + walker.height / 2,
          top: strip.top,
          bottom: strip.bottom,
        });
      requestAnimationFrame(look);
    };
    look();
  });
  const walked = () =>
    page.evaluate(() => (window as unknown as { seen: Record<'x' | 'y' | 'top' | 'bottom', number>[] }).seen);
  // A rival does not advance in every turn.
  for (let turn = 0; turn < 10 && (await walked()).length < 10; turn++) {
    await expect(page.getByRole('button', { name: 'Skip to the end' })).toBeHidden();
    // A turn that ends with a roll needs no confirmation, and a touch while the rival moves would skip the animation.
    await playOn(page, thumb(seeded(1)), greedyPolicy(1), ({ complete, toMove }) => complete || toMove !== 0);
    const now = await situation(page);
    if (now.complete) {
      await tap(page, confirmButton(page));
      await waitForChange(page, now);
    }
    await playOn(page, thumb(seeded(1)), greedyPolicy(1), ({ toMove }) => toMove === 0);
  }
  await expect(page.getByRole('button', { name: 'Skip to the end' })).toBeHidden();
  const seen = await walked();
  expect(seen.length).toBeGreaterThan(10);
  for (const { x, y, top, bottom } of seen) {
    expect(y).toBeGreaterThan(top - 20);
    expect(y).toBeLessThan(bottom);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(page.viewportSize()?.width ?? 0);
  }
  // Over whole spaces of 30 pixels, not on the spot.
  const across = seen.map(({ x }) => x);
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(25);
});
