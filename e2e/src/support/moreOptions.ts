import type { Page } from './test.ts';

/** Opens the rare options of a new game, which are folded on a phone; the keyboard opens them as well. */
export async function openMoreOptions(page: Page): Promise<void> {
  const fold = page.locator('summary', { hasText: 'More options' });
  if (await fold.isVisible()) await fold.press('Enter');
}
