import { LANGUAGES } from '@archivolt/protocol/languages';
import type { Locator } from '@playwright/test';
import { acquireWithManyAnswers } from '../../../games/red-cathedral/hands/manyAnswers.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, type Situation } from '../../../games/red-cathedral/hands/record.ts';
import { panelsCutByBar } from '../support/cut.ts';
import { waitForTable } from '../support/records.ts';
import { changeSettings, expect, type Page, test } from '../support/test.ts';
import { click } from '../support/touch.ts';

/** Four players at a table with default options. */
async function startFourPlayers(page: Page): Promise<void> {
  await page.goto('/new/red-cathedral?rivals=people');
  await page.getByRole('radio', { name: '4 players' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
}

/**
 * Checks that parts of the board are inside the window and not covered by the bar, a preview, the tabs or the header.
 * `heights` are the points to check, as shares of the height of each part.
 */
async function expectInSight(things: Locator, where: string, heights = [0.5]): Promise<void> {
  await expect(things.first(), where).toBeVisible();
  const outside = () =>
    things.evaluateAll(
      (all, heights) =>
        all.flatMap((thing) => {
          const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
          const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
          const covers = heights.flatMap((share) => {
            const over = document.elementFromPoint(left + width / 2, top + height * share);
            const cover = over?.closest('.preview, section.action, .tabs, header.top') ?? null;
            return cover === null || cover.contains(thing) ? [] : [cover.className];
          });
          return inside && covers.length === 0
            ? []
            : [`${thing.getAttribute('data-target')} ${Math.round(bottom)} ${covers.join(' ')} ${height}`];
        }),
      heights,
    );
  await expect.poll(outside, { message: where }).toEqual([]);
}

/** Problems with a phone's pane: not at the top beside or below the players, too narrow, or overlapped. */
const paneProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main.table');
    const chips = document.querySelector('.chips')?.getBoundingClientRect();
    const parts = [...document.querySelectorAll('main .pane.shown, main .live.panel.shown')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const [first] = boxes;
    if (!main || !chips || !first) return ['nothing is shown'];
    main.scrollTop = 0;
    const start = innerWidth > innerHeight ? chips.top : chips.bottom;
    return [
      ...(Math.abs(first.top - start) > 12 ? [`begins at ${first.top}`] : []),
      ...(first.width < main.clientWidth * 0.6 ? [`is ${first.width} wide`] : []),
      ...boxes.flatMap((box, index) =>
        index > 0 && box.top < (boxes[index - 1]?.bottom ?? 0) - 1
          ? [`${parts[index]?.className} is over it`]
          : [],
      ),
    ];
  });

const visible = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true });
const tab = (page: Page, index: number): Locator => page.locator('.tabs button').nth(index);

const SIZES = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1180, 820],
  [820, 1180],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
] as const;

for (const [width, height] of SIZES)
  test(`with four players at ${width} × ${height}, everything a decision needs is on the screen`, async ({
    page,
  }) => {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await startFourPlayers(page);
    const small = width <= 640 || height <= 500;
    // A claim: every section that can be claimed, then every slot and every answer.
    if (small) await tab(page, 1).click();
    const free = visible(page, '[data-target^="section:"][data-state="possible"]');
    await expectInSight(free, `${where}: sections`);
    // Every tower up to its dome, and the counters of each player on one line.
    if (!small) {
      expect(await panelsCutByBar(page), `${where}: panels`).toEqual([]);
      await expectInSight(visible(page, '[data-target^="section:"]'), `${where}: towers`);
      const lines = await visible(page, '.peek p').evaluateAll((all) =>
        all.map((one) => one.scrollWidth <= one.clientWidth),
      );
      expect(lines, `${where}: counters`).toEqual(lines.map(() => true));
    }
    const bar = await page.locator('section.action').boundingBox();
    await click(page, free.first());
    await expectInSight(visible(page, '[data-target^="slot:"]'), `${where}: slots`);
    await expectInSight(visible(page, '[data-choice]'), `${where}: answers`);
    // Six answers do not make the bar of a wide screen taller.
    if (width >= 1366) {
      const now = await page.locator('section.action').boundingBox();
      expect(now?.height, where).toBe(bar?.height);
    }
    // By keyboard, because the resting pointer may have opened a card over the bar.
    await page.getByRole('button', { name: 'Undo all of the turn' }).press('Enter');
    // A die and its destination; on a phone the player's stock is visible as well.
    if (small) {
      await tab(page, 0).click();
      await expectInSight(visible(page, '.stock'), `${where}: stock`);
      await expectInSight(visible(page, '.chips li'), `${where}: players`);
      for (const pane of await page.locator('.tabs button').all()) {
        await pane.click();
        expect(await paneProblems(page), `${where}: ${await pane.innerText()}`).toEqual([]);
      }
      await tab(page, 0).click();
    }
    const market = async (step: string): Promise<void> => {
      await expectInSight(visible(page, '[data-target^="place:"]'), `${where}, ${step}: places`);
      const cards = visible(page, '[data-target^="influence:"]');
      await expect(cards, where).toHaveCount(8);
      await expectInSight(cards, `${where}, ${step}: influence`, [0.05, 0.5, 0.95]);
    };
    await market('die');
    await visible(page, '[data-target^="die:"][data-state="possible"]').first().press('Enter');
    await expect(page.locator('[data-target^="die:"][data-state="chosen"]')).toHaveCount(1);
    await market('place');
    await page.keyboard.press('Escape');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, where).toBeLessThanOrEqual(0);
  });

/** Parts of the action bar that overlap or are outside the window. */
const overlappingParts = (page: Page): Promise<string[]> =>
  page
    .locator('section.action :is(.prompt, .choices, .confirm, .opts, .go)')
    .filter({ visible: true })
    .evaluateAll((parts) => {
      const boxes = parts.map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
      return boxes.flatMap(({ name, box }, index) => [
        ...(box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 ? [name] : []),
        ...boxes.slice(index + 1).flatMap(({ name: other, box: next }) => {
          const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
          const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
          return across > 6 && down > 6 ? [`${name} and ${other}`] : [];
        }),
      ]);
    });

/** Checks in two languages that everything outlined on the boards in sight can be touched, from its upper to its lower edge. */
async function expectQuestionInSight(page: Page, where: string): Promise<void> {
  // The resting pointer would open a preview.
  await page.mouse.move(1, 1);
  for (const locale of ['de', 'en']) {
    await changeSettings(page, { locale, speed: 3, volume: 0, coach: 'never' });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const asked = visible(page, 'main [data-target][data-state="possible"]');
    await expectInSight(asked, `${locale}, ${where}`, [0.05, 0.5, 0.95]);
    await expect.poll(() => overlappingParts(page), { message: `${locale}, ${where}` }).toEqual([]);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wider, { message: `${locale}, ${where}` }).toBeLessThanOrEqual(0);
  }
}

// In these games the die is in the upper and in the lower half of the market.
for (const [half, seed] of [
  ['upper', 1],
  ['lower', 6],
] as const)
  test(`with four players, many answers cover nothing that is asked about, in the ${half} half`, async ({
    page,
  }) => {
    /** Checks the question at every size; on a phone, in this pane. */
    const atEverySize = async (step: string, pane: number): Promise<void> => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        if (width <= 640 || height <= 500) await tab(page, pane).click();
        await expectQuestionInSight(page, `${step}, ${width} × ${height}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await acquireWithManyAnswers(page, seed, { prestige: true });
    await atEverySize('market', 0);
    await atEverySize('workshop', 2);
    await page.getByRole('button', { name: 'Undo all of the turn' }).press('Enter');
    await atEverySize('turn', 0);
    await click(page, page.locator('[data-target^="section:"][data-state="possible"]').first());
    await atEverySize('slot', 2);
  });

test('at 2560 pixels, the table fills the width and the boards grow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startFourPlayers(page);
  const market = () => page.locator('.pane.first').boundingBox();
  const before = await market();
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect.poll(async () => (await market())?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
  const main = await page.locator('main.table').boundingBox();
  expect(main?.width).toBeGreaterThan(2500);
});

test('[RC-B1] a phone in landscape shows every tower up to its dome beside the player’s materials', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const full = ({ state }: Situation) => (state.table.players[0]?.goods ?? 0) > 0;
  await openGame(page, prepareGame({ players: 4, here: [0], until: (now) => isMyTurn(now) && full(now) }));
  await tab(page, 1).click();
  await expect(visible(page, '[data-target^="goods:"]').first()).toBeVisible();
  await expectInSight(visible(page, '[data-target^="section:"]'), 'towers');
});

test('on a phone, every touch inside the market ring hits the ring, not the cards around it', async ({
  page,
}) => {
  await startFourPlayers(page);
  for (const [width, height] of SIZES.filter(([width, height]) => width <= 640 || height <= 500)) {
    await page.setViewportSize({ width, height });
    const taken = () =>
      page.locator('.market .window').evaluate((ring) => {
        const { left, top, width, height } = ring.getBoundingClientRect();
        const points = Array.from({ length: 72 * 9 }, (_, at) => {
          const [angle, far] = [(at * Math.PI) / 36, width * 0.45 * (1 - Math.floor(at / 72) / 9)];
          return [
            left + width / 2 + far * Math.cos(angle),
            top + height / 2 + far * Math.sin(angle),
          ] as const;
        });
        return points.flatMap(([x, y]) => {
          const under = document.elementFromPoint(x, y);
          return under && ring.contains(under)
            ? []
            : [`${Math.round(x)} ${Math.round(y)} ${under?.className}`];
        });
      });
    await expect.poll(taken, { message: `${width} × ${height}` }).toEqual([]);
  }
});

test('the words on the rim of the market end before the arrows in every language', async ({ page }) => {
  await startFourPlayers(page);
  const long = () =>
    page.locator('text.rim').evaluateAll((all) =>
      all.flatMap((text) => {
        if (!(text instanceof SVGTextElement)) return ['not a text'];
        const path = document.querySelector(text.querySelector('textPath')?.getAttribute('href') ?? '');
        const whole = path instanceof SVGPathElement ? path.getTotalLength() : 0;
        // The path has 78 degrees, the arrows leave 71 of them.
        return text.getComputedTextLength() > (whole * 71) / 78 ? [text.textContent] : [];
      }),
    );
  for (const [width, height] of [
    [1440, 900],
    [1180, 820],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const locale of LANGUAGES) {
      await changeSettings(page, { locale, speed: 3, volume: 0, coach: 'never' });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect.poll(long, { message: `${locale}, ${width}` }).toEqual([]);
    }
  }
});

test('the markers of four players fit within the width of the score track', async ({ page }) => {
  await startFourPlayers(page);
  const board = await page.locator('[data-thing="market"]').boundingBox();
  const markers = page.locator('[data-thing^="marker:"]');
  await expect(markers).toHaveCount(4);
  for (const marker of await markers.all()) {
    const box = await marker.boundingBox();
    expect((box?.x ?? 0) - (board?.x ?? 0)).toBeGreaterThanOrEqual(-1);
    // The track is 44 of 600 units wide.
    expect((box?.x ?? 0) + (box?.width ?? 0) - (board?.x ?? 0)).toBeLessThanOrEqual(
      ((board?.width ?? 0) * 44) / 600 + 2,
    );
  }
});
