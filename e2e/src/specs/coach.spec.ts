import {
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import { openGame as openCityGame } from '../../../games/architectura/hands/record.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { expectAccessible } from '../support/axe.ts';
import { waitForTableTexts } from '../support/records.ts';
import { expect, test } from '../support/test.ts';

test.use({ settings: { locale: 'en', speed: 3, volume: 0, coach: 'first' } });

const turnAfter = (turn: number) => (now: Parameters<typeof isMyTurn>[0]) =>
  isMyTurn(now) && now.state.table.turn > turn;

test('the coach explains each event once, links to its rule, and returns when switched on again @phone', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 3, here: [0], until: turnAfter(8) }));
  await waitForTableTexts(page);
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach).toContainText('A die moves clockwise exactly as many locations as it shows.');
  await expectAccessible(page, 'a note of the coach');
  await coach.getByRole('link', { name: 'Rule RC-A1' }).click();
  await expect(page.getByRole('dialog')).toContainText('RC-A1');
  await page.keyboard.press('Escape');
  await coach.getByRole('button', { name: 'Next (1 more)' }).click();
  await expect(coach).not.toContainText('A die moves clockwise');

  // Read notes stay read, and the unread note is still there.
  await page.reload();
  await waitForTableTexts(page);
  await expect(coach.getByRole('button', { name: 'Got it' })).toBeVisible();
  await coach.getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(coach).toContainText('You can turn it on again in the settings.');
  await coach.getByRole('button', { name: 'Close' }).click();
  await expect(coach).toBeHidden();
  await page.reload();
  await waitForTableTexts(page);
  await expect(coach).toBeHidden();

  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: 'Coach' }).getByText('Always').click();
  await page.goBack();
  await waitForTableTexts(page);
  await expect(coach).toContainText('A die moves clockwise exactly as many locations as it shows.');

  // On a phone in landscape, at 200 % text size.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('archivolt.settings') ?? '{}');
    localStorage.setItem('archivolt.settings', JSON.stringify({ ...kept, textSize: 2 }));
  });
  await page.reload();
  await waitForTableTexts(page);
  await expect(coach).toContainText('A die moves clockwise');
  await coach.getByRole('button', { name: 'Next (1 more)' }).click();
  await expect(coach).not.toContainText('A die moves clockwise');
});

test('in Architectura, the coach explains a comparison, and is silent from the third game on', async ({
  page,
}) => {
  const game = prepareCityGame({ players: 2, here: [0], until: firstPlayersTurn(4) });
  await openCityGame(page, game);
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await expect(coach).toContainText('so it is rotated to its next higher value');
  await coach.getByRole('button', { name: 'Got it' }).click();
  await expect(coach).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('archivolt.coach', JSON.stringify({ games: { architectura: ['a', 'b'] } })),
  );
  await page.reload();
  await waitForTableTexts(page);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await expect(coach).toBeHidden();
});
