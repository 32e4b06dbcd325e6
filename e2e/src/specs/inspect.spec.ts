import * as city from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situation } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessible } from '../support/axe.ts';
import { waitForTableTexts } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click, freePoint } from '../support/touch.ts';

const card = (page: Page) => page.locator('#inspect-card');
const solo = prepareGame({ players: 1, until: (now) => isMyTurn(now) && now.state.table.turn > 8 });

/** Presses with a finger until the description opens. */
async function longPress(page: Page, target: string): Promise<void> {
  await waitForTableTexts(page);
  const { x, y } = await freePoint(boardPart(page, target));
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect(card(page)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Checks that a description is open and does not cover its part. */
async function expectCardBeside(page: Page, target: string): Promise<void> {
  await expect(card(page)).toBeVisible();
  const [there, here] = await Promise.all([boardPart(page, target).boundingBox(), card(page).boundingBox()]);
  if (!there || !here) throw new Error(`${target} is not visible`);
  const apart =
    here.x >= there.x + there.width ||
    here.x + here.width <= there.x ||
    here.y >= there.y + there.height ||
    here.y + here.height <= there.y;
  expect(apart, target).toBe(true);
}

test('hovering describes a part of the board beside it, and a click still selects it', async ({ page }) => {
  await openGame(page, solo);
  for (const [target, words] of [
    ['influence:0:0', /RC-I1/],
    ['section:0', /tower I/],
    ['die:0', /RC-A1/],
    ['place:3', /RC-M1/],
    ['supply:0', /RC-T3/],
    ['slot:4', /RC-C4/],
    ['ornament:0', /RC-D1/],
  ] as const) {
    await boardPart(page, target).hover();
    await expect(card(page), target).toContainText(words);
    await expectCardBeside(page, target);
    // No line is repeated.
    const lines = await card(page).locator('p').allTextContents();
    expect(new Set(lines).size, target).toBe(lines.length);
    await expect(boardPart(page, target)).toHaveAttribute('aria-describedby', 'inspect-card');
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
  }
  await page.locator('[data-inspect="solo:transport"]').hover();
  await expect(card(page)).toContainText('Transport');
  await expect(card(page)).toContainText('RC-V5c');
  await page.locator('[data-inspect="pile:inventory"]').hover();
  await expect(card(page)).toContainText('RC-V5b');
  await page.locator('[data-action="rubles"]').hover();
  await expect(card(page)).toContainText('RC-F2a');
  await expectAccessible(page, 'a thing that says what it is');
  await click(page, boardPart(page, 'die:0'));
  await expect(boardPart(page, 'die:0')).toHaveAttribute('data-state', 'chosen');
  await expect(card(page)).toBeHidden();
});

test('the numbers in a drawing are as light as the text around it in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing is built yet.
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  for (const target of ['section:0', 'influence:0:0']) {
    await boardPart(page, target).hover();
    const ink = await card(page).evaluate((element) => getComputedStyle(element).color);
    await expect(card(page).locator('svg .num').first(), target).toHaveCSS('fill', ink);
    await page.keyboard.press('Escape');
  }
  await openGame(page, prepareGame({ players: 3, until: ({ toMove }) => toMove === undefined }));
  const sheet = page.getByRole('dialog', { name: 'Final score' });
  const ink = await sheet.evaluate((element) => getComputedStyle(element).color);
  await expect(sheet.locator('svg .num').first()).toHaveCSS('fill', ink);
});

test('keyboard focus shows the description too', async ({ page }) => {
  await openGame(page, solo);
  await waitForTableTexts(page);
  await page.keyboard.press('n');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  // The parts of the drawing that react to the pointer are focusable too.
  await page.getByRole('button', { name: 'Score track' }).focus();
  await expect(card(page)).toContainText('RC-S1');
  // Arrow keys move it through a list.
  await boardPart(page, 'place:0').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page)).toContainText('RC-M1');
});

/** For each list: whether it has symbols, its number of tab stops, and the symbols that the arrow keys miss. */
const arrowReach = (page: Page, list: string) =>
  page
    .locator(list)
    .filter({ visible: true })
    .evaluateAll((lists) =>
      lists.map((all) => {
        const signs = [...all.querySelectorAll<HTMLElement>('[data-inspect]')].filter((sign) =>
          sign.checkVisibility(),
        );
        const items = [...all.querySelectorAll<HTMLElement>('[data-target], [data-inspect]')];
        const stops = items.filter((item) => item.tabIndex === 0);
        const met = new Set(stops);
        // A set that grows while it is walked through visits what is added.
        for (const from of met)
          for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
            from.focus();
            from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            const now = items.find((item) => item === document.activeElement);
            if (now) met.add(now);
          }
        const missed = signs.filter((sign) => !met.has(sign)).map(({ dataset }) => dataset.inspect);
        return { signs: signs.length > 0, stops: stops.length, missed };
      }),
    );
const ALL_REACHED = { signs: true, stops: 1, missed: [] };

test('arrow keys reach every symbol of a player’s board from its single tab stop', async ({ page }) => {
  const middle = prepareGame({
    players: 3,
    here: [0],
    until: (now) => isMyTurn(now) && now.state.table.turn > 20,
  });
  await openGame(page, middle);
  await waitForTableTexts(page);
  expect(await arrowReach(page, '.rival')).toEqual([ALL_REACHED, ALL_REACHED]);
  expect(await arrowReach(page, '.workshop .who')).toEqual([ALL_REACHED]);
  expect(await arrowReach(page, '.workshop .side')).toEqual([ALL_REACHED]);
  const tile = page.locator('.rival [data-inspect^="tile:"]').first();
  await expect(tile).toHaveAccessibleName(/.+/);
  await page.locator('.rival [data-target]').first().focus();
  await page.keyboard.press('ArrowDown');
  await tile.focus();
  await expect(card(page)).toContainText(/RC-C\d/);
  await page.keyboard.press('End');
  await expect(card(page)).toContainText('RC-C6');
  await page.locator('.rival [data-inspect^="sections:"]').first().focus();
  await expect(card(page)).toContainText('RC-E1');
  await expectAccessible(page, 'the symbols of the others');

  await openGame(page, solo);
  await waitForTableTexts(page);
  expect(await arrowReach(page, '.ivan')).toEqual([ALL_REACHED]);

  await openCityGame(page, city.prepareGame({ players: 3, here: [0], until: city.firstPlayersTurn(12) }));
  await waitForTableTexts(page);
  expect(await arrowReach(page, '.others ol.seats')).toEqual([ALL_REACHED]);
  await page.locator('.seats [data-target]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(card(page)).toContainText(/AR-/);
});

test('a player’s tokens, pile and cards in Architectura are described with their rules', async ({ page }) => {
  await openCityGame(page, city.prepareGame({ players: 3, here: [0], until: city.firstPlayersTurn(12) }));
  for (const [thing, rule] of [
    ['tokens', 'AR-X9'],
    ['pile', 'AR-T3'],
    ['cards', 'AR-S2'],
  ] as const) {
    await page.locator(`[data-inspect="${thing}"]`).first().hover();
    await expect(card(page), thing).toContainText(rule);
  }
});

test('hovering a card of Architectura enlarges it with its text, in the city and in the hand', async ({
  page,
}) => {
  await openCityGame(page, city.prepareGame({ players: 3, here: [0], until: city.firstPlayersTurn(12) }));
  const { table } = (
    await import('../../../games/architectura/hands/record.ts').then(({ situation: at }) => at(page))
  ).state;
  const taken = table.top.findIndex((building, space) => building >= 0 && (table.face[space] ?? -1) >= 0);
  for (const target of [
    `space:${taken}`,
    (await page.locator('[data-target^="hand:"]').first().getAttribute('data-target')) ?? '',
  ]) {
    await boardPart(page, target).hover();
    await expect(card(page).locator('svg.card')).toBeVisible();
    await expect(card(page)).toContainText(/AR-K\d+/);
    await expectCardBeside(page, target);
    await page.mouse.move(2, 2);
    await expect(card(page)).toBeHidden();
  }
});

test('a card that was just played shows no description until the pointer moves', async ({ page }) => {
  await openCityGame(page, city.prepareGame({ players: 3, here: [0], until: city.firstPlayersTurn(12) }));
  await click(page, page.locator('[data-target^="hand:"][data-state="possible"]').first());
  const space = page.locator('.plan [data-target^="space:"][data-state="possible"]').first();
  const target = (await space.getAttribute('data-target')) ?? '';
  await click(page, space);
  await expect(boardPart(page, target)).not.toHaveAttribute('data-state', 'possible');
  await page.waitForTimeout(1200);
  await expect(card(page)).toBeHidden();
  const there = await boardPart(page, target).boundingBox();
  if (!there) throw new Error(`${target} is not visible`);
  await page.mouse.move(there.x + there.width * 0.25, there.y + there.height * 0.25, { steps: 4 });
  await expect(card(page).locator('svg.card')).toBeVisible();
});

test('a long press describes a part without selecting it, and its rules open over the table @finger', async ({
  page,
}) => {
  await openGame(page, solo);
  await longPress(page, 'place:3');
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await situation(page)).draft.steps).toHaveLength(0);
  await card(page).getByRole('link', { name: 'Rule RC-M1' }).tap();
  const panel = page.getByRole('dialog', { name: /RC-M1/ });
  await expect(panel).toContainText('times the number of dice');
  await panel.getByRole('button', { name: 'Close' }).tap();
  await expect(panel).toBeHidden();
  await page.locator('h1').tap();
  await expect(card(page)).toBeHidden();
});

test('on a narrow phone, the name in a description has the full width of its card @finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openGame(page, solo);
  await page.locator('.tabs button').nth(1).tap();
  await longPress(page, 'section:1');
  await expect(card(page).locator('svg').first()).toBeVisible();
  const [whole, words] = await Promise.all([
    card(page).boundingBox(),
    card(page).locator('.name').boundingBox(),
  ]);
  // The button that closes it is beside them.
  expect(words?.width).toBeGreaterThan((whole?.width ?? 0) - 60);
  expect(words?.width).toBeGreaterThan(150);
});

test('on a phone, a tap on the supply describes it @finger', async ({ page }) => {
  await openGame(page, solo);
  await waitForTableTexts(page);
  await page.getByRole('button', { name: 'Supply', exact: true }).tap();
  await expect(card(page)).toContainText('RC-T3');
});

test('an unavailable part is described before the refusal, and its rule opens over the table', async ({
  page,
}) => {
  await openGame(page, solo);
  await waitForTableTexts(page);
  await click(page, boardPart(page, 'supply:0'));
  const why = page.getByRole('dialog', { name: 'Not possible now' });
  await expect(why).toHaveText(/Supply.*Not possible now/s);
  const address = page.url();
  const link = why.getByRole('link').first();
  const rule = (await link.textContent()) ?? '';
  await link.click();
  const panel = page.getByRole('dialog', { name: rule });
  await expect(panel).toBeVisible();
  await expectAccessible(page, 'a rule over the table');
  await panel.getByTitle('Next rule').click();
  await expect(page.getByRole('dialog', { name: /^RC-/ })).not.toHaveAccessibleName(new RegExp(`^${rule} `));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^RC-/ })).toBeHidden();
  expect(page.url()).toBe(address);
});

test('an opponent’s name shows their position; on a phone, the row of players opens their pane @phone', async ({
  page,
}) => {
  await openGame(
    page,
    prepareGame({ players: 3, here: [0], until: (now) => isMyTurn(now) && now.state.table.turn > 6 }),
  );
  if ((page.viewportSize()?.width ?? 0) <= 640) {
    await waitForTableTexts(page);
    await page.locator('main .chips [data-target="player:1"]').tap();
    await expect(page.locator('.pane.others')).toBeVisible();
  }
  await waitForTableTexts(page);
  await boardPart(page, 'player:1').click();
  await expect(card(page)).toContainText('Boris');
  await expect(card(page)).toContainText(/prestige/);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(card(page)).toBeHidden();
});
