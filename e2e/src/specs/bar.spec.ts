import { LANGUAGES } from '@archivolt/protocol/languages';
import { acquireWithManyAnswers } from '../../../games/red-cathedral/hands/manyAnswers.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { changeSettings, expect, type Page, test } from '../support/test.ts';
import { boardPart, click, tap } from '../support/touch.ts';

/** Problems with the words of the actions: hidden, on several lines, or wider than their button. */
const wordProblems = (page: Page): Promise<string[]> =>
  page.locator('section.action [data-action]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const word = button.querySelector<HTMLElement>('.word');
      const around = button.getBoundingClientRect();
      const box = word?.getBoundingClientRect();
      const name = `${button.getAttribute('data-action')}: ${word?.textContent}`;
      if (!button.checkVisibility()) return [];
      if (!word || !box || box.width <= 1) return [`${name} is hidden`];
      const lines = box.height / Number.parseFloat(getComputedStyle(word).fontSize);
      if (lines > 1.7) return [`${name} is on several lines`];
      return box.left < around.left || box.right > around.right || around.right > innerWidth
        ? [`${name} is cut`]
        : [];
    }),
  );

/** Buttons that are partly outside the window or whose content overflows. */
const cutButtons = (page: Page): Promise<string[]> =>
  page.locator('section.action button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const tray = button.closest('.choices');
      const seen = tray === null || tray.scrollWidth <= tray.clientWidth + 1;
      const whole =
        button.scrollWidth <= button.clientWidth + 1 && button.scrollHeight <= button.clientHeight + 1;
      return inside && seen && whole ? [] : [button.textContent?.trim() ?? ''];
    }),
  );

/** The names of the visible actions. */
const visibleActions = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('section.action [data-action]:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action')));

/** Actions of a turn: three basic and two optional ones. */
const TURN = ['claim', 'build', 'acquire', 'rubles', 'reroll'];

const height = async (page: Page): Promise<number> =>
  (await page.locator('section.action').boundingBox())?.height ?? 0;

/** Runs a check in every language at this size. */
async function inEveryLanguage(
  page: Page,
  [width, tall]: readonly [number, number],
  check: (where: string) => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width, height: tall });
  for (const locale of LANGUAGES) {
    await changeSettings(page, { locale, speed: 3, volume: 0, coach: 'never' });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await check(`${locale}, ${width} × ${tall}`);
  }
}

/** The height of one row of buttons, which the bar does not exceed from a tablet in landscape upwards. */
const ROW = 75;
const WIDE = [
  [2560, 1440],
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1200, 800],
  [1180, 820],
  [1024, 768],
] as const;

test('from tablet size upwards, every action shows its word on one line in every language', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, here: [0], until: isMyTurn }));
  // Up to 940 pixels there are two rows.
  for (const [width, tall, most] of [
    ...WIDE.map(([w, h]) => [w, h, ROW] as const),
    [820, 1180, 125] as const,
  ])
    await inEveryLanguage(page, [width, tall], async (where) => {
      await expect.poll(() => visibleActions(page), { message: where }).toEqual(TURN);
      await expect.poll(() => wordProblems(page), { message: where }).toEqual([]);
      await expect.poll(() => height(page), { message: where }).toBeLessThanOrEqual(most);
    });
});

/** Basic actions with a word closer to the edge of the button than 4 pixels. */
const tightWords = (page: Page): Promise<string[]> =>
  page.locator('section.action .act:not(.opt)').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const around = button.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(button.querySelector('.word') ?? button);
      const { left, right } = words.getBoundingClientRect();
      return left - around.left < 4 || around.right - right < 4 ? [button.textContent.trim()] : [];
    }),
  );

test('on a phone, the words of the actions keep clear of the edges of their buttons', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, here: [0], until: isMyTurn }));
  for (const size of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const)
    await inEveryLanguage(page, size, async (where) => {
      await expect.poll(() => visibleActions(page), { message: where }).toEqual(TURN);
      await expect.poll(() => tightWords(page), { message: where }).toEqual([]);
    });
});

/** Optional actions without a word, with a cut one, or under the action beside them. */
const wordlessOptions = (page: Page): Promise<string[]> =>
  page.locator('section.action [data-action]:visible').evaluateAll((buttons) =>
    buttons.flatMap((button, index) => {
      const { left, right } = button.getBoundingClientRect();
      const word = button.querySelector<HTMLElement>('.word');
      const name = word?.textContent ?? '';
      const before = buttons[index - 1]?.getBoundingClientRect();
      if (before && before.right > left) return [`${name} is covered`];
      if (!word?.checkVisibility() || word.getBoundingClientRect().width <= 1) return [`${name} is hidden`];
      const words = word.getBoundingClientRect();
      return words.left < left || words.right > right || right > innerWidth ? [`${name} is cut`] : [];
    }),
  );

test('on an upright phone the optional actions have their words beside the basic ones, in every language', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, here: [0], until: isMyTurn }));
  for (const size of [
    [390, 844],
    [360, 640],
  ] as const)
    await inEveryLanguage(page, size, async (where) => {
      await expect.poll(() => visibleActions(page), { message: where }).toEqual(TURN);
      await expect.poll(() => wordlessOptions(page), { message: where }).toEqual([]);
    });
});

test('a long word in the tray of an upright tablet breaks with a hyphen', async ({ page }) => {
  await acquireWithManyAnswers(page, 1, { prestige: true });
  await inEveryLanguage(page, [820, 1180], async (where) => {
    const broken = () =>
      page.locator('.choices .what').evaluateAll((all) =>
        all.flatMap((what) => {
          const text = what.firstChild;
          if (!text?.textContent) return [];
          const range = document.createRange();
          return [...text.textContent.matchAll(/[\p{L}\u00ad]+/gu)].flatMap(({ index, 0: word }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 && !word.includes('\u00ad') ? [word] : [];
          });
        }),
      );
    await expect.poll(broken, { message: where }).toEqual([]);
  });
});

const expectOneRow = async (page: Page, where: string): Promise<void> => {
  await expect.poll(() => height(page), { message: where }).toBeLessThanOrEqual(ROW);
  await expect.poll(() => cutButtons(page), { message: where }).toEqual([]);
};

for (const [offered, seed, prestige] of [
  ['most answers', 3, false],
  ['longest answers with prestige to spend', 1, true],
] as const)
  test(`the ${offered} fit into one row of the bar in every language`, async ({ page }) => {
    await acquireWithManyAnswers(page, seed, { prestige });
    for (const size of WIDE) await inEveryLanguage(page, size, (where) => expectOneRow(page, where));
  });

test('the longest question, which slot a tile goes to, fits into one row of the bar in every language', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 4, until: isMyTurn }));
  await click(page, page.locator('[data-target^="section:"][data-state="possible"]').first());
  await expect(page.locator('[data-choice$=" down"]').first()).toBeVisible();
  for (const size of WIDE) await inEveryLanguage(page, size, (where) => expectOneRow(page, where));
});

test('a complete turn keeps the words of the actions from 1440 pixels upwards', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  await click(page, page.locator('[data-target^="section:"][data-state="possible"]').first());
  await click(page, boardPart(page, 'slot:1'));
  await expect(page.locator('.answers .confirm')).toBeVisible();
  for (const size of WIDE)
    await inEveryLanguage(page, size, async (where) => {
      await expect.poll(() => height(page), { message: where }).toBeLessThanOrEqual(ROW);
      if (size[0] >= 1440) await expect.poll(() => wordProblems(page), { message: where }).toEqual([]);
    });
});

test('on a phone, the confirm button replaces the actions, which cannot be chosen any more @finger', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const before = await height(page);
  await expect(page.locator('[data-action]:visible')).toHaveCount(5);
  await page.locator('.tabs button').nth(1).tap();
  await tap(page, page.locator('[data-target^="section:"][data-state="possible"]').first());
  await tap(page, boardPart(page, 'slot:1'));
  await expect(page.locator('.answers .confirm')).toBeVisible();
  await expect(page.locator('[data-action]:visible')).toHaveCount(0);
  expect(await height(page)).toBeLessThanOrEqual(before + 2);
});
