import { seeded } from '@archivolt/engine';
import { expectFinalScore, playOn } from '../house/game.ts';
import { mouse, thumb } from '../house/hand.ts';
import { expect, test } from '../house/house.ts';
import { purposeful } from '../house/policy.ts';

test('a whole solo game, one click away from the start page @phone [RC-V1]', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible();
  await playOn(page, (isMobile ? thumb : mouse)(seeded(1)), purposeful(1));
  await expectFinalScore(page);
});
