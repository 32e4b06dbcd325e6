import { laid as laidCity, turnOfFirst } from '../../../games/architectura/hands/laid.ts';
import { sitDown as sitInCity } from '../../../games/architectura/hands/record.ts';
import { laid, myTurn } from '../../../games/red-cathedral/hands/laid.ts';
import { sitDown } from '../../../games/red-cathedral/hands/record.ts';
import { expectWholeInEveryLanguage } from '../support/languages.ts';
import { settled } from '../support/records.ts';
import { openPage } from '../support/screens.ts';
import { choose, expect, type Page } from '../support/test.ts';
import { claim, signUp, test } from '../support/visitors.ts';

/** Every language at the table, after the game and on the pages around it; a profile is read where it is reached. */

const over = ({ toMove }: { toMove: number | undefined }): boolean => toMove === undefined;
const later = (now: Parameters<typeof myTurn>[0]) => myTurn(now) && now.state.table.turn > 8;

const COACHED: Record<string, (page: Page) => Promise<void>> = {
  'The Red Cathedral': (page) => sitDown(page, laid({ players: 3, here: [0], until: later })),
  Architectura: (page) => sitInCity(page, laidCity({ players: 2, here: [0], until: turnOfFirst(4) })),
};

const cathedral = () => laid({ players: 3, here: [0], until: over });
const city = () => laidCity({ players: 2, here: [0], until: over });

/** Each opens a finished game and answers with the address of its replay. */
const FINISHED: Record<string, (page: Page) => Promise<string>> = {
  'The Red Cathedral': async (page) => {
    const stored = cathedral();
    await sitDown(page, stored);
    return `/game/${stored.id}/7`;
  },
  Architectura: async (page) => {
    const stored = city();
    await sitInCity(page, stored);
    return `/game/${stored.id}/7`;
  },
};

for (const [game, sit] of Object.entries(COACHED))
  test(`${game}: the coach, a hint, the score sheet and the player aid are complete in every language @phone`, async ({
    page,
  }) => {
    const coached = { settings: { coach: 'always' } };
    await page.goto('/healthz');
    await choose(page, { locale: 'en', volume: 0, speed: 3, coach: 'always' });
    await sit(page);
    await settled(page);
    await expect(page.getByRole('complementary', { name: 'Coach' })).toBeVisible();
    await expectWholeInEveryLanguage(page, 'coach', coached);
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Hint' });
    const moves = hint.getByRole('button', { name: 'Which move?' });
    await expect(moves).toBeVisible();
    await expectWholeInEveryLanguage(page, 'where to look', coached);
    await moves.click();
    await expect(hint.getByRole('listitem').first()).toBeVisible();
    await expectWholeInEveryLanguage(page, 'hints', coached);
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog', { name: 'Player aid' })).toBeVisible();
    await expectWholeInEveryLanguage(page, 'player aid', coached);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Player aid' })).toBeHidden();
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog', { name: 'Score' })).toBeVisible();
    await expectWholeInEveryLanguage(page, 'score sheet', coached);
  });

for (const [game, sit] of Object.entries(FINISHED))
  test(`${game}: the end of a game and its replay are complete in every language @phone`, async ({
    page,
  }) => {
    const replay = await sit(page);
    await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
    await expectWholeInEveryLanguage(page, 'end of the game');
    await page.goto(replay);
    await expect(page.getByText(/^Move 7 of/)).toBeVisible();
    await expectWholeInEveryLanguage(page, 'replay');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWholeInEveryLanguage(page, 'share');
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
    await expectWholeInEveryLanguage(page, 'rules');
    await page.goto(`/editor/${game}`);
    const part = page.getByLabel('Part', { exact: true });
    await expect(part).toBeVisible();
    await part.selectOption({ index: 1 });
    await expectWholeInEveryLanguage(page, 'editor');
  });

test('the statistics are complete in every language @phone', async ({ page }) => {
  await sitDown(page, cathedral());
  await sitInCity(page, city());
  await openPage(page, '/statistics');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectWholeInEveryLanguage(page, 'statistics');
});

test('the operator console is complete in every language @small', async ({ visit, openServer, isMobile }) => {
  const server = await openServer();
  const olga = await visit('en', isMobile, { baseURL: server.address });
  const { page } = olga;
  await signUp(olga, 'Olga');
  await claim(page, 'olga');
  await server.appoint('olga');
  await openPage(page, '/admin');
  // Her username, the command that appointed her, and periods, which the browser itself words.
  const names = ['olga', 'archivolt admin', '1 hour', '6 hours', '1 day', '7 days'];
  for (const part of ['Reports', 'People', 'Maintenance', 'Health', 'Audit log']) {
    await page.getByRole('radio', { name: part }).check();
    await expectWholeInEveryLanguage(page, `the operator console: ${part}`, { names });
  }
});
