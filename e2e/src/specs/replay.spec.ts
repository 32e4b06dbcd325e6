import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { redCathedral } from '@archivolt/red-cathedral';
import { readSettings, serve } from '@archivolt/server';
import {
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, situationOf } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expect, type Page, test } from '../support/test.ts';

const isOver = ({ toMove }: { toMove: unknown }): boolean => toMove === undefined;
const finishedGame = () => prepareGame({ players: 2, here: [0], until: isOver });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const expectMove = (page: Page, move: number, last: number) =>
  expect(page.getByText(`Move ${move} of ${last}`, { exact: true })).toBeVisible();
/** Everything on the board, by its accessible names. */
const boardNames = (page: Page) =>
  page
    .locator('main [data-target]')
    .evaluateAll((things) =>
      things.map((thing) => `${thing.getAttribute('data-target')} ${thing.ariaLabel}`),
    );

test('a replay steps through a finished game in both directions, and every move has a URL @phone', async ({
  page,
}) => {
  const stored = finishedGame();
  const last = stored.submissions.length;
  await openGame(page, stored);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expectMove(page, 0, last);
  await expectAccessibleInBothThemes(page, 'a replay');

  await page.keyboard.press('ArrowRight');
  await expectMove(page, 1, last);
  await expect(page).toHaveURL('/game/prepared/1');
  await page.keyboard.press('End');
  await expectMove(page, last, last);
  await button(page, 'Score').click();
  const { totals } = redCathedral.score(situationOf(stored).state.table);
  for (const total of totals)
    await expect(page.getByRole('dialog').getByText(`${total}`).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('ArrowLeft');
  await expectMove(page, last - 1, last);
  const backwards = await boardNames(page);
  await page.goto(`/game/prepared/${last - 1}`);
  await expectMove(page, last - 1, last);
  expect(await boardNames(page)).toEqual(backwards);

  await page.getByRole('slider', { name: 'Move', exact: true }).fill('0');
  await expectMove(page, 0, last);
  await button(page, 'Play').click();
  await expect(page).toHaveURL(/prepared\/([2-9]|\d\d)$/);
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
});

test('a link contains the whole game and opens with the server stopped, and a damaged link is refused', async ({
  page,
  browser,
}, info) => {
  const stored = finishedGame();
  const last = stored.submissions.length;
  await page.addInitScript(() => {
    const copied = globalThis as { copied?: string };
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          copied.copied = text;
        },
      },
    });
  });
  await openGame(page, stored);
  await page.goto('/game/prepared/12');
  await expectMove(page, 12, last);
  await button(page, 'Share').click();
  await expectAccessibleInBothThemes(page, 'the share dialog');
  await button(page, 'Copy link to this move').click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => (globalThis as { copied?: string }).copied ?? '');
  expect(link).toMatch(/\/shared\/12#[\w-]+$/);

  const { address, close } = await serve(
    readSettings({ port: '0', data: info.outputPath('data'), log: 'error' }, {}),
  );
  const elsewhere = await browser.newContext({ serviceWorkers: 'allow' });
  const other = await elsewhere.newPage();
  await other.goto(address);
  await other.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await close();
  const shared = new URL(new URL(link).pathname.slice(1) + new URL(link).hash, address).href;
  await other.goto(shared);
  await expectMove(other, 12, last);
  await button(other, 'Next move').click();
  await expectMove(other, 13, last);

  const middle = Math.floor((shared.indexOf('#') + shared.length) / 2);
  const letter = shared[middle] === 'A' ? 'B' : 'A';
  const changed = shared.slice(0, middle) + letter + shared.slice(middle + 1);
  for (const damaged of [shared.slice(0, -40), changed]) {
    await other.goto('about:blank');
    await other.goto(damaged);
    await expect(other.getByRole('heading', { name: 'This link is damaged' })).toBeVisible();
  }
  await elsewhere.close();
});

test('a player without a name is "you" in their own replay and has a number in a shared one', async ({
  page,
}) => {
  const stored = prepareGame({
    names: ['You'],
    until: ({ stored: { submissions } }) => submissions.length === 12,
  });
  await openGame(page, stored);
  await page.goto('/game/prepared/12');
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByRole('button', { name: /^Turn 1\. You: You [a-z]*[^s] / })).toBeVisible();
  const { seats, options, setup, submissions } = stored;
  const played = {
    format: 'archivolt-replay-1',
    game: 'red-cathedral',
    rulesVersion: redCathedral.rulesVersion,
  };
  const link = deflateSync(JSON.stringify({ ...played, seats, options, setup, submissions }));
  await page.goto(`/shared/12#${link.toString('base64url')}`);
  await expect(log.getByRole('button', { name: /^Turn 1\. Player 1: Player 1 [a-z]*s / })).toBeVisible();
});

test('a game can be played on from any move as a named line, and the original stays unchanged', async ({
  page,
}) => {
  await openGame(page, finishedGame());
  await page.goto('/game/prepared/8');
  await button(page, 'Play on from here').click();
  await expectAccessibleInBothThemes(page, 'who plays on');
  await page.getByRole('dialog').getByLabel('Boris').selectOption('A person on this device');
  await page.getByRole('dialog').getByLabel('Name').fill('Claim first');
  await page.getByRole('dialog').getByLabel('Notes').fill('The dome was free.');
  await button(page, 'Play on').click();
  await expect(page).toHaveURL(/\/play\/(?!prepared)/);
  await expect(page.locator('#action-title')).toBeVisible();
  // The reader can go back to the game at any time, and finds the line there again.
  const line = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Back to the game, move 8' }).click();
  await expectMove(page, 8, finishedGame().submissions.length);
  await button(page, 'Play on from here').click();
  await expect(page.getByText('The dome was free.')).toBeVisible();
  await page.getByRole('dialog').getByText('Name and notes').click();
  await page.getByRole('dialog').getByLabel('Name').last().fill('Claim the dome');
  await page.keyboard.press('Tab');
  await expectAccessibleInBothThemes(page, 'the lines of a game');
  await page.getByRole('link', { name: 'Claim the dome' }).click();
  await expect(page).toHaveURL(line);
  await expect(page.locator('#action-title')).toBeVisible();
  await page.goto('/game/prepared/99999');
  await expectMove(page, finishedGame().submissions.length, finishedGame().submissions.length);
});

test('a replay shows the hand of the chosen seat, or no hand', async ({ page }) => {
  await openCityGame(
    page,
    prepareCityGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined }),
  );
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const hand = page.locator('[data-target^="card:"], [data-target^="hand:"]');
  const view = page.getByLabel('Point of view');
  const seen: string[][] = [];
  for (const name of ['Ada', 'Boris', 'Only what is face up']) {
    await view.selectOption(name);
    seen.push(await hand.evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? '')));
  }
  const [ada, boris, nobody] = seen;
  expect(ada?.length).toBeGreaterThan(0);
  expect(boris?.length).toBeGreaterThan(0);
  expect(boris).not.toEqual(ada);
  expect(nobody).toEqual([]);
});

test('[AR-S2] the replay of a running game shows only your own hand and can be neither shared nor played on', async ({
  page,
}) => {
  await openCityGame(page, prepareCityGame({ players: 2, here: [0], until: firstPlayersTurn(5) }));
  const { pathname } = new URL(page.url());
  await page.goto(pathname.replace('/play/', '/game/'));
  await expect(button(page, 'Next move')).toBeVisible();
  await expect(page.getByLabel('Point of view').locator('option')).toHaveText([
    'Ada',
    'Only what is face up',
  ]);
  await expect(button(page, 'Share')).toHaveCount(0);
  await expect(button(page, 'Play on from here')).toHaveCount(0);

  // The game ends in another page: the replay follows, and offers the actions of a finished game.
  const over = prepareCityGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined });
  const other = await page.context().newPage();
  await openCityGame(other, over);
  await expect(button(page, 'Study')).toBeVisible();
  await expect(button(page, 'Share')).toBeVisible();
  await expectMove(page, 0, over.submissions.length);
});

test('the final score explains the result, shows where the points came from, and links to the key turn @phone', async ({
  page,
}) => {
  const stored = finishedGame();
  await openGame(page, stored);
  const end = page.getByRole('dialog', { name: 'Final score' });
  await expect(end.getByText(/made the difference: \d+ points? for/)).toBeVisible();
  const { lines, totals } = redCathedral.score(situationOf(stored).state.table);
  const from = (seat: number): number =>
    lines.reduce(
      (sum, { code, seat: whose, points }) => sum + (code === 'tower' && whose === seat ? points : 0),
      0,
    );
  const sources = end.getByRole('table', { name: 'Where the points came from' });
  await expect(sources.getByRole('row', { name: 'Towers' }).getByRole('cell')).toHaveText(
    totals.map((_, seat) => `${from(seat)}`),
  );
  await expect(end.getByRole('table', { name: 'The towers and what they gave' })).toBeAttached();
  await expect(end.getByText(/changed the score most/)).toBeVisible();
  await end.getByText('Show as a table').click();
  await expect(end.getByRole('columnheader', { name: 'Turn', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the end of a game');
  await end.getByRole('link', { name: 'Watch this turn' }).click();
  await expect(page).toHaveURL(/\/game\/prepared\/\d+$/);
  await expect(button(page, 'Next move')).toBeVisible();

  await openCityGame(
    page,
    prepareCityGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined }),
  );
  await expect(end.getByText('The city and what it gave')).toBeVisible();
  await expect(end.getByText(/changed the score most/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the end of a game in the city');
});

/** A picture that could not be drawn would be empty and have next to no bytes. */
const MIN_DRAWN_BYTES = 400_000;

async function saved(page: Page, name: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await button(page, name).click();
  return readFileSync(await (await saving).path());
}

test('a position can be saved as a picture of the board, and saving a video can be cancelled @phone', async ({
  page,
}) => {
  await openGame(page, finishedGame());
  await page.goto('/game/prepared/12');
  await button(page, 'Share').click();
  const png = await saved(page, 'Save picture (PNG)');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2440, expect.any(Number)]);
  expect(png.length).toBeGreaterThan(MIN_DRAWN_BYTES);
  const svg = (await saved(page, 'Save picture (SVG)')).toString();
  expect(svg.includes('Turn ')).toBe(true);
  const addresses = [...svg.matchAll(/(?:url\((?:&quot;|["'])?|href=")([^)"'&]{1,20})/g)].map(
    ([, to = '']) => to,
  );
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((to) => !to.startsWith('#') && !to.startsWith('data:'))).toEqual([]);

  await button(page, 'Save the game as a video').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, 'Save picture (PNG)')).toBeEnabled();
});

test('pictures of two games that are opened without a reload are both drawn', async ({ page }) => {
  await openGame(page, finishedGame());
  await openCityGame(page, {
    ...prepareCityGame({ players: 2, here: [0], until: isOver }),
    id: 'city',
  });
  await page.goto('/');
  for (const id of ['prepared', 'city']) {
    await page.locator(`a[href="/play/${id}"]`).click();
    await button(page, 'Share').click();
    expect((await saved(page, 'Save picture (PNG)')).length, id).toBeGreaterThan(MIN_DRAWN_BYTES);
    await page.goBack();
  }
});
