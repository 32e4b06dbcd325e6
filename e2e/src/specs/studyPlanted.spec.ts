import { architecturaBotKit as botKit } from '@archivolt/architectura/bot';
import { finishRecord, plantBlunder, plantLuck, studyOf } from '@archivolt/bots/testing';
import { at } from '@archivolt/engine';
import { openGame, type StoredRecord } from '../../../games/architectura/hands/record.ts';
import { expect, type Page, test } from '../support/test.ts';

const NAMES = ['Ada', 'Boris'];
const SEED = 5;

/** Studies a finished game with a planted turn; returns what the study says about that turn. */
async function study(page: Page, plant: typeof plantBlunder) {
  const planted = plant(botKit, SEED);
  const { stretches } = studyOf(botKit, planted).played;
  const { turn, seat } = at(stretches, stretches.length - 1);
  const { options, setup, submissions } = finishRecord(botKit, planted, SEED);
  const seats = NAMES.map((name, seat) => ({ seat, name, colour: seat, kind: 'me' as const }));
  const id = 'planted';
  await openGame(page, { id, options, setup, submissions, seats } as StoredRecord);
  await page.goto(`/game/${id}`);
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Study of this game' });
  await expect(panel.getByRole('heading', { name: 'Decisions' })).toBeVisible({ timeout: 180_000 });
  const about = panel.getByRole('button', { name: `Turn ${turn}: ${NAMES[seat]}` });
  return {
    blunder: about.filter({ hasText: 'decision gave away' }),
    luck: about.filter({ hasText: 'was lucky' }),
  };
}

test('a study reports a planted blunder as a blunder, not as luck', async ({ page }) => {
  const { blunder, luck } = await study(page, plantBlunder);
  await expect(blunder).toBeVisible();
  await expect(luck).toHaveCount(0);
});

test('a study reports a planted lucky draw as luck, not as a blunder', async ({ page }) => {
  const { blunder, luck } = await study(page, plantLuck);
  await expect(luck).toBeVisible();
  await expect(blunder).toHaveCount(0);
});
