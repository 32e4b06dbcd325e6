import { LANGUAGES } from '@archivolt/protocol/languages';
import { laid, myTurn } from '../../../games/red-cathedral/hands/laid.ts';
import { sitDown } from '../../../games/red-cathedral/hands/record.ts';
import { choose, expect, type Page, test } from '../support/test.ts';

/** What is wrong with the words of the actions: hidden, on two lines, or wider than their button. */
const wordless = (page: Page): Promise<string[]> =>
  page.locator('section.action [data-action]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const word = button.querySelector<HTMLElement>('.word');
      const around = button.getBoundingClientRect();
      const box = word?.getBoundingClientRect();
      const name = `${button.getAttribute('data-action')}: ${word?.textContent}`;
      if (!word || !box || box.width <= 1) return [`${name} is hidden`];
      const lines = box.height / Number.parseFloat(getComputedStyle(word).fontSize);
      if (lines > 1.7) return [`${name} is on several lines`];
      return box.left < around.left || box.right > around.right || around.right > innerWidth
        ? [`${name} is cut`]
        : [];
    }),
  );

const height = async (page: Page): Promise<number> =>
  (await page.locator('section.action').boundingBox())?.height ?? 0;

test('every action of the bar has its word in every language, on one line, from a tablet upwards', async ({
  page,
}) => {
  await sitDown(page, laid({ players: 2, here: [0], until: myTurn }));
  // The question may take three lines; a second row of buttons would be taller. Up to 940 pixels there are two rows.
  for (const [width, tall, most] of [
    [1920, 1080, 95],
    [1440, 900, 95],
    [1366, 768, 95],
    [1200, 800, 95],
    [1180, 820, 95],
    [820, 1180, 130],
  ] as const) {
    await page.setViewportSize({ width, height: tall });
    for (const locale of LANGUAGES) {
      const where = `${locale}, ${width} × ${tall}`;
      await choose(page, { locale, speed: 3, volume: 0, coach: 'never' });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect.poll(() => wordless(page), { message: where }).toEqual([]);
      expect(await height(page), where).toBeLessThanOrEqual(most);
    }
  }
});
