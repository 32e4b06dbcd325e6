import { IMPOSSIBLE as IN_THE_CITY } from '../../../games/architectura/rules/impossible.testing.ts';
import {
  IMPOSSIBLE as AT_THE_CATHEDRAL,
  GOOD,
  IMPOSSIBLE_WITH_IVAN,
  SOLO,
} from '../../../games/red-cathedral/rules/impossible.testing.ts';
import { expect, test } from '../support/test.ts';

interface Impossible {
  readonly text: string;
  readonly rule: string;
}

const POSITIONS: Readonly<Record<string, readonly Impossible[]>> = {
  architectura: IN_THE_CITY.map(([text, , , , rule]) => ({ text, rule })),
  'red-cathedral': [
    ...AT_THE_CATHEDRAL.map(([from, to, , , , rule]) => ({ text: GOOD.replace(from, to), rule })),
    ...IMPOSSIBLE_WITH_IVAN.map(([from, to, , , , rule]) => ({ text: SOLO.replace(from, to), rule })),
  ],
};

for (const [game, positions] of Object.entries(POSITIONS))
  test(`the editor refuses every impossible position of ${game} and cites its rule`, async ({ page }) => {
    expect(positions.length).toBeGreaterThanOrEqual(10);
    for (const { text, rule } of positions) {
      await page.goto(`/editor/${game}?position=${encodeURIComponent(text)}`);
      const play = page.getByRole('button', { name: 'Play from here', exact: true });
      await expect(play, text).toHaveAttribute('aria-disabled', 'true');
      await expect(
        page.getByRole('status').getByRole('link', { name: rule, exact: true }),
        text,
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Show where', exact: true }), text).toBeVisible();
    }
  });
