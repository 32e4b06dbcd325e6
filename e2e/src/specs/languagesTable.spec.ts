import {
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { expectCompleteInEveryLanguage } from '../support/languages.ts';
import { waitForTableTexts } from '../support/records.ts';
import { openPage } from '../support/screens.ts';
import { changeSettings, expect, type Page } from '../support/test.ts';
import { claim, signUp, test } from '../support/visitors.ts';

/** The table, the end of a game and the pages around them are complete in every language; profile.spec.ts has profiles. */

const isOver = ({ toMove }: { toMove: number | undefined }): boolean => toMove === undefined;
const isLaterTurn = (now: Parameters<typeof isMyTurn>[0]) => isMyTurn(now) && now.state.table.turn > 8;

const COACHED: Record<string, (page: Page) => Promise<void>> = {
  'The Red Cathedral': (page) => openGame(page, prepareGame({ players: 3, here: [0], until: isLaterTurn })),
  Architectura: (page) =>
    openCityGame(page, prepareCityGame({ players: 2, here: [0], until: firstPlayersTurn(4) })),
};

const finishedCathedralGame = () => prepareGame({ players: 3, here: [0], until: isOver });
const finishedCityGame = () => prepareCityGame({ players: 2, here: [0], until: isOver });

/** Each opens a finished game and returns the URL of its replay. */
const FINISHED: Record<string, (page: Page) => Promise<string>> = {
  'The Red Cathedral': async (page) => {
    const stored = finishedCathedralGame();
    await openGame(page, stored);
    return `/game/${stored.id}/7`;
  },
  Architectura: async (page) => {
    const stored = finishedCityGame();
    await openCityGame(page, stored);
    return `/game/${stored.id}/7`;
  },
};

for (const [game, sit] of Object.entries(COACHED))
  test(`${game}: the coach, a hint, the score sheet and the player aid are complete in every language @phone`, async ({
    page,
  }) => {
    const coached = { settings: { coach: 'always' } };
    await page.goto('/healthz');
    await changeSettings(page, { locale: 'en', volume: 0, speed: 3, coach: 'always' });
    await sit(page);
    await waitForTableTexts(page);
    await expect(page.getByRole('complementary', { name: 'Coach' })).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'coach', coached);
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Hint' });
    const moves = hint.getByRole('button', { name: 'Which move?' });
    await expect(moves).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'where to look', coached);
    await moves.click();
    await expect(hint.getByRole('listitem').first()).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'hints', coached);
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog', { name: 'Player aid' })).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'player aid', coached);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Player aid' })).toBeHidden();
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: 'Score' })).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'score sheet', coached);
  });

for (const [game, sit] of Object.entries(FINISHED))
  test(`${game}: the end of a game and its replay are complete in every language @phone`, async ({
    page,
  }) => {
    const replay = await sit(page);
    await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'end of the game');
    await page.goto(replay);
    await expect(page.getByText(/^Move 7 of/)).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'replay');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCompleteInEveryLanguage(page, 'share');
  });

for (const [game, size] of [
  ['red-cathedral', '@phone'],
  ['architectura', '@small'],
] as const)
  test(`the illustrated rules and the editor of ${game} are complete in every language ${size}`, async ({
    page,
  }) => {
    await openPage(page, `/rules/${game}`);
    for (const figure of await page.locator('figure[id^="drawing-"]').all()) {
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('.picture > *').first()).toBeAttached();
    }
    await expectCompleteInEveryLanguage(page, 'rules');
    await page.goto(`/editor/${game}`);
    const part = page.getByLabel('Part', { exact: true });
    await expect(part).toBeVisible();
    await part.selectOption({ index: 1 });
    await expectCompleteInEveryLanguage(page, 'editor');
  });

test('the statistics are complete in every language @phone', async ({ page }) => {
  await openGame(page, finishedCathedralGame());
  await openCityGame(page, finishedCityGame());
  await openPage(page, '/statistics');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectCompleteInEveryLanguage(page, 'statistics');
});

test('the operator console is complete in every language @small', async ({ visit, openServer, isMobile }) => {
  const server = await openServer();
  const olga = await visit('en', { phone: isMobile, baseURL: server.address });
  const { page } = olga;
  await signUp(olga, 'Olga');
  await claim(page, 'olga');
  await server.appoint('olga');
  await openPage(page, '/admin');
  // Her username, the command that appointed her, and durations, which the browser formats.
  const names = ['olga', 'archivolt admin', '1 hour', '6 hours', '1 day', '7 days'];
  for (const part of ['Reports', 'People', 'Maintenance', 'Health', 'Audit log']) {
    await page.getByRole('radio', { name: part }).check();
    await expectCompleteInEveryLanguage(page, `the operator console: ${part}`, { names });
  }
});
