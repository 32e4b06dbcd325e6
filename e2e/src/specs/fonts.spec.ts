import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@archivolt/i18n';
import { firstPlayersTurn, prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import { openGame } from '../../../games/architectura/hands/record.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { expect, type Page, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../../..');
/** The folders with one subfolder for each language. */
const sentences = ['i18n/src', 'games/red-cathedral/words', 'games/architectura/words'].map((folder) =>
  join(root, folder),
);

/** Every character that some language may show, and those written by the components themselves. */
function letters(): string[] {
  const folders = sentences.flatMap((folder) => LANGUAGES.map((language) => join(folder, language)));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const own = ['languages.ts', 'format.ts'].map((name) => join(root, 'i18n/src', name));
  const text = [...files, ...own].map((file) => readFileSync(file, 'utf8')).join('');
  return [...new Set(`${text}0123456789×−≠›·`)].filter((letter) => letter.trim() !== '');
}

test('the page uses its own fonts, which contain every letter of the six languages @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const families = await page.evaluate(() =>
    [document.body, document.querySelector('h2')].map(
      (element) => element && getComputedStyle(element).fontFamily,
    ),
  );
  expect(families[0]).toMatch(/^"Archivolt Text"/);
  expect(families[1]).toMatch(/^"Archivolt Display"/);
  const missing = await page.evaluate(async (all) => {
    const faces = ['400 40px "Archivolt Text"', '700 40px "Archivolt Text"'];
    const display = ['700 40px "Archivolt Display"', 'italic 700 40px "Archivolt Display"'];
    for (const face of [...faces, ...display]) await document.fonts.load(face, all.join(''));
    const brush = document.createElement('canvas').getContext('2d');
    const width = (font: string, letter: string): number => {
      if (!brush) throw new Error('nothing to measure with');
      brush.font = font;
      return brush.measureText(letter.repeat(4)).width;
    };
    // A missing letter comes from the fallback font and has its width.
    const lacks = (face: string, letter: string): boolean =>
      width(`${face}, monospace`, letter) !== width(`${face}, serif`, letter);
    return [
      ...all.filter((letter) => faces.some((face) => lacks(face, letter))),
      // ≠ is used in text only.
      ...all.filter((letter) => letter !== '≠' && display.some((face) => lacks(face, letter))),
    ];
  }, letters());
  expect(missing).toEqual([]);
});

const pages: Record<string, (page: Page) => Promise<unknown>> = {
  'the start page': (page) => page.goto('/'),
  'a table': (page) => openGame(page, prepareGame({ players: 4, here: [0], until: firstPlayersTurn(6) })),
};
for (const [name, open] of Object.entries(pages))
  test(`loading the fonts barely shifts the layout of ${name} @phone`, async ({ page }) => {
    await open(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button').first().waitFor();
    await page.waitForTimeout(600);
    const before = await layoutShift(page);
    release();
    await page.evaluate(async () => {
      await document.fonts.load('1rem "Archivolt Text"');
      await document.fonts.load('700 1rem "Archivolt Display"');
      await document.fonts.ready;
    });
    await page.waitForTimeout(300);
    // The browser's own layout shift score; up to 0.1 counts as good.
    expect((await layoutShift(page)) - before).toBeLessThan(0.1);
  });
