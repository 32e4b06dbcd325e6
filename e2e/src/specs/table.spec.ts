import { seeded } from '@archivolt/engine';
import { playOn, waitForChange } from '../../../games/red-cathedral/hands/game.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, type Situation, situation } from '../../../games/red-cathedral/hands/record.ts';
import { cutWords } from '../support/cut.ts';
import { TABLES } from '../support/screens.ts';
import { expect, type Page, SETTINGS_KEY, test } from '../support/test.ts';
import { boardPart, click } from '../support/touch.ts';

const isLateTurn = (now: Situation): boolean => isMyTurn(now) && now.state.table.turn > 40;

/** The visible share of each element without scrolling its pane; 1 is all of it. */
const visibleShares = (page: Page, elements: string): Promise<number[]> =>
  page.locator(elements).evaluateAll((all) =>
    all.map((element) => {
      const box = element.getBoundingClientRect();
      const part = element.closest('.pane')?.getBoundingClientRect() ?? box;
      const seen = Math.min(box.bottom, part.bottom) - Math.max(box.top, part.top);
      return Math.max(0, seen) / box.height;
    }),
  );

test('with four players, every screen shows all panels in full and at least two turns of the log', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 4, here: [0], until: isLateTurn }));
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1920, 1080],
    [1024, 768],
    [768, 1024],
  ] as const) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    const panels = await visibleShares(page, '.others article');
    expect(panels, where).toHaveLength(3);
    for (const share of panels) expect(share, where).toBeGreaterThan(0.99);
    const lines = await visibleShares(page, '.pane.log li');
    // A line describes a whole turn.
    expect(lines.filter((share) => share > 0.99).length, where).toBeGreaterThanOrEqual(2);
    // The player's own pane fits without a scroll bar too.
    const own = await page.locator('.pane.own').evaluate((part) => part.scrollHeight - part.clientHeight);
    expect(own, where).toBeLessThanOrEqual(1);
    // Only a tablet scrolls.
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    if (width >= 1200) expect(below, where).toBe(0);
  }
});

test('the preview takes no space while it is empty, and shifts nothing when it appears', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  await page.mouse.move(2, 2);
  const boards = () =>
    page
      .locator('.pane:not(.log), section.action, header.top')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
  await expect(page.locator('.preview')).toHaveCount(0);
  const before = await boards();
  const die = boardPart(page, 'die:0');
  await click(page, die);
  await boardPart(page, `place:${await placeOfFirstOffer(page)}`).hover();
  await expect(page.locator('.preview.panel')).toBeVisible();
  expect(await boards()).toEqual(before);
});

async function placeOfFirstOffer(page: Page): Promise<number> {
  const { offers, state } = await situation(page);
  const move = offers.find((offer) => offer.do === 'acquire' && offer.die === 0);
  if (move?.do !== 'acquire') throw new Error('the first die cannot be moved');
  return ((state.table.dice[0]?.place ?? 0) + move.steps) % 8;
}

test('the log is one tab stop, and the arrow keys reach every line and its rule', async ({ page }) => {
  await openGame(
    page,
    prepareGame({ players: 2, until: (now) => isMyTurn(now) && now.state.table.turn > 6 }),
  );
  const log = page.locator('.pane.log ol.turns');
  await expect(log.locator('[tabindex="0"]')).toHaveCount(1);
  // Unfold the latest turn, so that there are lines with rules among those of whole turns.
  await log.locator('.sum').first().click();
  await page.keyboard.press('l');
  // Past the buttons of the log.
  const tools = await page.locator('.pane.log header button').count();
  for (let stop = 0; stop <= tools; stop++) await page.keyboard.press('Tab');
  const lines = await log.locator('li').count();
  expect(lines).toBeGreaterThan(7);
  const inLine = (index: number) => log.locator('li').nth(index).locator(':focus');
  for (let line = 0; line < lines; line++) {
    await expect(inLine(line)).toHaveCount(1);
    if (line === 1) {
      // To the rule of the line, down along the rules, and back to the text.
      await page.keyboard.press('ArrowRight');
      await expect(log.locator('a:focus')).toHaveText(/^RC-/);
      await page.keyboard.press('ArrowDown');
      await expect(inLine(2).and(page.locator('a'))).toHaveCount(1);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowLeft');
      await expect(log.locator('button:focus')).toHaveCount(1);
    }
    if (line + 1 < lines) await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Home');
  await expect(inLine(0)).toHaveCount(1);
  // One more Tab leaves it.
  await page.keyboard.press('Tab');
  await expect(log.locator(':focus')).toHaveCount(0);
});

test('a rule that is opened while another one is closing stays open', async ({ page }) => {
  await openGame(
    page,
    prepareGame({ players: 2, until: (now) => isMyTurn(now) && now.state.table.turn > 6 }),
  );
  await page.locator('.pane.log .sum').first().click();
  const link = page.locator('.pane.log a[href*="#RC-"]').first();
  await link.click();
  const rule = page.getByRole('dialog', { name: /^RC-/ });
  await expect(rule).toBeVisible();
  // The close event comes in a task of its own, after the other rule has been opened.
  await link.evaluate(async (again: HTMLElement) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve, { once: true }));
    dialog?.querySelector<HTMLElement>('header button')?.click();
    for (let turn = 0; dialog?.open && turn < 100; turn++) await Promise.resolve();
    again.click();
    await closed;
  });
  await expect(rule).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
});

test('[RC-A1] one arrow key visits every location around the market in order', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const places = Array.from({ length: 8 }, (_, place) => `place:${place}`);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target'));
  const walk = async (key: string, steps: number): Promise<(string | null | undefined)[]> => {
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < steps; step++) {
      seen.push(await focused());
      await page.keyboard.press(key);
    }
    return seen;
  };
  await boardPart(page, 'place:0').focus();
  expect(await walk('ArrowRight', 8)).toEqual(places);
  expect(await walk('ArrowLeft', 9)).toEqual(['place:0', ...places.toReversed()]);
  // Up and down follow the visual order: from the top right down to the bottom.
  await boardPart(page, 'place:0').focus();
  expect(await walk('ArrowDown', 4)).toEqual(places.slice(0, 4));
  const dice = await page.locator('[data-target^="die:"]').count();
  await boardPart(page, 'die:0').focus();
  expect(new Set(await walk('ArrowRight', dice)).size).toBe(dice);
});

test('speed, confirmation, sound and language can be changed at the table and apply immediately', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('slider', { name: 'Speed' }).fill('2');
  await dialog.getByRole('slider', { name: 'Sound' }).fill('0.3');
  await dialog.getByRole('switch', { name: 'Confirm turns automatically' }).check();
  const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), SETTINGS_KEY);
  expect(kept).toMatchObject({ speed: 2, volume: 0.3, autoConfirm: true });
  await expect(dialog.getByRole('link', { name: 'All settings' })).toHaveAttribute('href', '/settings');
  await page.keyboard.press('Escape');
  // The turn is now confirmed automatically.
  const before = await situation(page);
  await playOn(
    page,
    mouse(seeded(1)),
    greedyPolicy(1),
    ({ stored }) => stored.submissions.length > before.stored.submissions.length,
  );
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(page.getByRole('dialog', { name: 'Impostazioni' })).toBeVisible();
});

test('on a phone below 390 pixels, the header links to the rules and no word is cut off @finger', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByRole('link', { name: 'Rules', exact: true })).toBeVisible();
    expect(await cutWords(page), `${width} pixels`).toEqual([]);
  }
});

test('a provisional score is never called final, even just before a roll', async ({ page }) => {
  await TABLES['table, in the market']?.(page);
  const now = await situation(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Score' })).toContainText('If the game ended now');
  await page.keyboard.press('Escape');
  await expect(page.locator('.live.panel')).toContainText('If the game ended now');
  await page.keyboard.press('c');
  await waitForChange(page, now);
  await expect(page.locator('.live.panel')).not.toContainText('Final score');
});
