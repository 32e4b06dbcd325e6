import { findGame, firstPlayersTurn } from '../../../games/architectura/hands/prepareGame.ts';
import { openGame, type Situation } from '../../../games/architectura/hands/record.ts';
import { panelsCutByBar } from '../support/cut.ts';
import { waitForTable, waitForTableTexts } from '../support/records.ts';
import { changeSettings, expect, type Page, test } from '../support/test.ts';

/** Starts a game from the set-up page, with one person among `players` players. */
async function startGame(page: Page, players: number): Promise<void> {
  await page.goto('/new/architectura?rivals=bots');
  await page.getByRole('radio', { name: `${players} players` }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
  await expect(page.getByRole('heading', { name: /^(?:Your turn|Your decision)$/ })).toBeVisible();
  await waitForTableTexts(page);
}

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The positions of the parts of the table in the window. */
const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const name = element.getAttribute('data-target') ?? element.className.toString();
        return { name, left, top, right, bottom };
      }),
    );

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

test('a table opened from the set-up page looks the same after a reload @phone', async ({ page }) => {
  await startGame(page, 4);
  const parts = 'header.top, .city > *, [data-target^="space:"], [data-target^="hand:"], section.action';
  const first = await boxes(page, parts);
  await page.reload();
  await expect(page.locator('[data-target^="hand:"]').first()).toBeVisible();
  await expect.poll(() => boxes(page, parts)).toEqual(first);
  const [header, ...rest] = first;
  expect(rest.filter((box) => header && overlap(header, box))).toEqual([]);
  const hand = first.filter(({ name }) => name.startsWith('hand:'));
  const streets = first.filter(({ name }) => name.startsWith('space:'));
  expect(hand.length).toBeGreaterThan(0);
  expect(hand.flatMap((card) => streets.filter((space) => overlap(card, space)))).toEqual([]);
});

const PHONES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
] as const;
const WINDOWS = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1180, 820],
  [820, 1180],
  ...PHONES,
] as const;

/**
 * Elements that are partly outside the window or covered. At tablet size the summary of the last turns is closed first; a
 * phone has a row for it.
 */
async function partsOutOfSight(page: Page, selector: string): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const news = page.locator('.since .close');
  if (width > 640 && height > 500 && (await news.isVisible())) await news.click();
  return page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inside && element.contains(middle)
          ? []
          : [element.getAttribute('data-target') ?? element.tagName];
      }),
    );
}

/** Cards of a street may be scrolled out of view; the map shows all of them. */
const DECISION_PARTS = '.plan [data-target^="space:"], [data-target^="hand:"], #action-title, [data-action]';

for (const players of [2, 3, 4])
  test(`with ${players} players, every window shows the city, the hand and the question at once @wide`, async ({
    page,
  }) => {
    await startGame(page, players);
    for (const [width, height] of players === 4 ? WINDOWS : PHONES) {
      await page.setViewportSize({ width, height });
      const where = `${players} players, ${width} × ${height}`;
      await expect.poll(() => partsOutOfSight(page, DECISION_PARTS), { message: where }).toEqual([]);
      expect(await page.locator('.plan [data-target^="space:"]').count(), where).toBe(players * 8);
      if (width > 640 && height > 500) expect(await panelsCutByBar(page), where).toEqual([]);

      // Choosing a card moves nothing, and its description can be read beside everything else.
      const things = '[data-target^="hand:"], .plan, .lane, .log.panel';
      const before = await boxes(page, things);
      const card = page.locator('[data-target^="hand:"]').first();
      const hit = await card.boundingBox();
      await card.click();
      await expect(page.locator('section.text')).toBeVisible();
      await page.waitForTimeout(250);
      const after = await boxes(page, things);
      // The chosen card is lifted a little and stays under the pointer.
      const moved = after.filter(
        (box, index) =>
          Math.abs(box.left - (before[index]?.left ?? 0)) > 1 ||
          Math.abs(box.top - (before[index]?.top ?? 0)) > 8,
      );
      expect(moved, where).toEqual([]);
      const lifted = await card.boundingBox();
      expect(Math.abs((lifted?.y ?? 0) - (hit?.y ?? 0)), where).toBeLessThan(8);
      expect(await partsOutOfSight(page, 'section.text h3'), where).toEqual([]);
      expect(await partsOutOfSight(page, DECISION_PARTS), `${where}, a card chosen`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('section.text')).toBeHidden();
    }
  });

/** The middle of an advanced game of four players: somebody has a Cemetery with a fallen card beside the city. */
const hasYard = (now: Situation): boolean =>
  firstPlayersTurn(14)(now) &&
  now.state.table.players.some(({ beside, fallen }) => beside !== 0 && fallen !== 0);

test('cards beside the city hide neither city, hand nor question, and every card’s text fits @wide', async ({
  page,
}) => {
  await openGame(page, findGame({ players: 4, swaps: 6, here: [0], until: hasYard }));
  await waitForTableTexts(page);
  const text = page.locator('section.text');
  for (const locale of ['en', 'de'])
    for (const [width, height] of [...PHONES, [820, 1180]] as const) {
      await changeSettings(page, { locale, speed: 3, volume: 0, coach: 'never' });
      await page.setViewportSize({ width, height });
      const where = `${locale}, ${width} × ${height}`;
      const decided = `${DECISION_PARTS}, [data-target^="beside:"]`;
      await expect.poll(() => partsOutOfSight(page, decided), { message: where }).toEqual([]);
      expect(await page.locator('[data-target^="beside:"]:visible').count(), where).toBeGreaterThan(1);
      for (const card of await page.locator('[data-target^="hand:"]').all()) {
        await card.click();
        await expect(text).toHaveAttribute('aria-label', (await card.innerText()).trim() || /./);
        expect(await text.evaluate((one) => one.scrollHeight - one.clientHeight), where).toBeLessThan(2);
        expect(await partsOutOfSight(page, DECISION_PARTS), `${where}, a card chosen`).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(text).toBeHidden();
    }
});

test('with four decks of additional cards, names fit on one line, and a phone in landscape shows the scores', async ({
  page,
}) => {
  await openGame(page, findGame({ players: 4, swaps: 6, here: [0], until: hasYard }));
  await waitForTableTexts(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  const names = page.locator('.seats .name b');
  await expect(names).toHaveText(['Ada', 'Boris', 'Clio', 'Dora']);
  for (const { top, bottom } of await boxes(page, '.seats .name b')) expect(bottom - top).toBeLessThan(30);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.chips li:visible')).toHaveCount(4);
  expect(await partsOutOfSight(page, '.chips li')).toEqual([]);
  // The other panes replace city and hand.
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await expect(page.locator('.seats .seat').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('.pane.log')).toBeInViewport();
});

test('on a shared phone, the buttons of the action bar do not overlap in any language @phone', async ({
  page,
}) => {
  const searches = ({ toMove, offers }: Situation): boolean =>
    toMove === 0 && offers.some((move) => move.do === 'search');
  await openGame(page, findGame({ players: 2, swaps: 6, here: [0, 1], until: searches }));
  await page.getByRole('alertdialog').getByRole('button').click();
  for (const locale of ['en', 'fr', 'de', 'it', 'pt-PT', 'pt-BR'])
    for (const [width, height] of PHONES) {
      await changeSettings(page, { locale, speed: 3, volume: 0, coach: 'never' });
      await page.setViewportSize({ width, height });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('[data-action="search"]')).toBeVisible();
      const buttons = await boxes(page, 'section.action button');
      const over = buttons.filter((one, index) =>
        buttons.some((other, place) => place > index && overlap(one, other)),
      );
      expect(over, `${locale}, ${width} × ${height}`).toEqual([]);
      expect(await partsOutOfSight(page, 'section.action button'), `${locale}, ${width} × ${height}`).toEqual(
        [],
      );
    }
});

test('at 200 % text size, city, hand and question fit into one window, and the header covers no space', async ({
  page,
}) => {
  await startGame(page, 4);
  await changeSettings(page, { locale: 'en', speed: 3, volume: 0, coach: 'never', textSize: 2 });
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    await expect.poll(() => partsOutOfSight(page, DECISION_PARTS), { message: where }).toEqual([]);
    const [header, ...spaces] = await boxes(page, 'header.top, .plan [data-target^="space:"]');
    for (const space of spaces) {
      expect(space.right - space.left, where).toBeGreaterThan(50);
      expect(header && overlap(header, space), where).toBe(false);
    }
  }
});

test('on a very large screen, the table fills the width and the text grows', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await startGame(page, 4);
  const [city] = await boxes(page, '.plan');
  const [frame] = await boxes(page, '.frame');
  expect((frame?.right ?? 0) - (frame?.left ?? 0)).toBeGreaterThan(2500);
  expect((city?.right ?? 0) - (city?.left ?? 0)).toBeGreaterThan(1500);
  expect(
    await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
  ).toBeGreaterThan(20);
});
