import {
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { cutWords } from '../support/cut.ts';
import { openPage, PAGES, TABLES } from '../support/screens.ts';
import { changeSettings, expect, type Page, test } from '../support/test.ts';
import { waitForPaint } from '../support/touch.ts';

/** Checks that nothing overflows to the right. */
async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, where).toBeLessThanOrEqual(0);
}

/** Words that come from no language file: names of people, languages in their own words, the name of the app. */
const NAMES = /Archivolt|qps|Ada|Boris|Clio|Dora|RC-[A-Z]\d+[a-z]?|AR-[A-Z]\d+[a-z]?|\b[IVX]+\b/g;

/** Visible or announced text that does not come from a language file. */
async function hardCoded(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const own = '[lang]:not(html), script, style, kbd, textPath';
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    let sentence = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        // A sentence with links consists of several text nodes, but its brackets are balanced.
        // Numbers and tower names in neighbouring elements are separate words.
        if (!node.parentElement?.closest(own)) sentence += `${node.data} `;
        continue;
      }
      if (!(node instanceof Element) || node.matches(own)) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
        found.push(node.getAttribute(name) ?? '');
    }
    return [...found, ...sentence.split('\n')];
  });
  const strip = (text: string): string => {
    const inner = text.replace(/⟦[^⟦⟧]*⟧/g, '');
    return inner === text ? text : strip(inner);
  };
  const whole = strip(texts.join('\n')).replace(NAMES, '');
  return whole.split('\n').filter((line) => /\p{L}{2}/u.test(line));
}

test.describe('in the pseudo-language', () => {
  test.use({ settings: { locale: 'qps', volume: 0 } });

  test('every text of a page comes from the language files', async ({ page }) => {
    for (const [name, address] of Object.entries(PAGES)) {
      await openPage(page, address);
      expect(await hardCoded(page), name).toEqual([]);
    }
  });

  test('every text of a table comes from the language files', async ({ page }) => {
    for (const state of ['table, first turn', 'table, middle of a game', 'table, why not', 'game over']) {
      await TABLES[state]?.(page);
      expect(await hardCoded(page), state).toEqual([]);
    }
  });

  test('nothing overflows a phone 360 pixels wide', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [name, address] of Object.entries(PAGES)) {
      await openPage(page, address);
      await expectNoOverflow(page, name);
    }
    for (const players of [1, 4]) {
      await openGame(page, prepareGame({ players, until: isMyTurn }));
      for (const part of await page.locator('.tabs button').all()) {
        await part.click();
        await expectNoOverflow(page, `${players} players: ${await part.innerText()}`);
      }
    }
  });
});

test.describe('at 200 % text size', () => {
  test.use({ settings: { locale: 'de', textSize: 2, volume: 0 } });

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    test(`nothing overflows at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const [name, address] of Object.entries(PAGES)) {
        await openPage(page, address);
        await expectNoOverflow(page, name);
      }
      await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
      await expectNoOverflow(page, 'table');
      // The question can be read at any size.
      await expect(page.locator('#action-title')).toBeInViewport();
    });
});

test('the table overflows no window, from a small phone to a wide screen, and its question is in view', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 4, until: isMyTurn }));
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [740, 360],
    [844, 390],
    [1440, 900],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await waitForPaint(page);
    await expectNoOverflow(page, `${width} × ${height}`);
    await expect(page.locator('#action-title')).toBeInViewport();
  }
  // Resizing the window is not an error.
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the boards, the header and the action bar do not overlap, whatever is asked', async ({ page }) => {
  for (const state of ['table, first turn', 'table, in the market', 'table, four players, advanced side']) {
    await TABLES[state]?.(page);
    const boxes = await page
      .locator('header.top, .pane:not(.log), section.action')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 2 && down > 2;
      }),
    );
    expect(overlaps, state).toEqual([]);
  }
});

test('on a phone, every button and link is at least 44 pixels wide and high @finger', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of await page.locator('.tabs button').all()) {
      await part.click();
      await waitForPaint(page);
      const small = await page.locator('button, nav a').evaluateAll((all) =>
        all.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const shown = width > 0 && getComputedStyle(element).pointerEvents !== 'none';
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
          return shown && Math.min(width, height) < 43.5
            ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`]
            : [];
        }),
      );
      expect(small, `${width} × ${height}: ${await part.innerText()}`).toEqual([]);
    }
  }
});

test.describe('in every language, and at 200 % text size', () => {
  const ways = [
    ...['en', 'fr', 'de', 'it', 'pt-PT', 'pt-BR'].map((locale) => ({ locale, textSize: 1 })),
    { locale: 'de', textSize: 2 },
  ];
  const tables: Record<string, (page: Page) => Promise<void>> = {
    'The Red Cathedral': (page) => openGame(page, prepareGame({ players: 4, here: [0], until: isMyTurn })),
    Architectura: (page) =>
      openCityGame(page, prepareCityGame({ players: 4, here: [0], until: firstPlayersTurn(8) })),
  };
  for (const [game, sit] of Object.entries(tables))
    test(`${game}: no word is cut off on a phone, in portrait or landscape @finger`, async ({ page }) => {
      await sit(page);
      for (const [width, height] of [
        [360, 740],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const way of ways) {
          await changeSettings(page, { ...way, volume: 0 });
          await expect(page.locator('html')).toHaveAttribute('lang', way.locale);
          for (const part of await page.locator('.tabs button').all()) {
            await part.click();
            await waitForPaint(page);
            const where = `${width} × ${height}, ${way.locale}, ${way.textSize}: ${await part.innerText()}`;
            expect(await cutWords(page), where).toEqual([]);
            await expectNoOverflow(page, where);
          }
        }
      }
    });
});

test('the theme follows the system until the reader chooses one', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Light or dark' }).click();
  expect(await ground()).toBe(light);
  await page.reload();
  expect(await ground()).toBe(light);
});
