import { architectura } from '@archivolt/architectura';
import { at, viewOf } from '@archivolt/engine';
import {
  findGame,
  firstPlayersTurn,
  prepareGame as prepareCityGame,
} from '../../../games/architectura/hands/prepareGame.ts';
import {
  openGame as openCityGame,
  type Situation,
  type StoredRecord,
  situationOf,
} from '../../../games/architectura/hands/record.ts';
import { prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame } from '../../../games/red-cathedral/hands/record.ts';
import { waitForTableTexts } from '../support/records.ts';
import { shareLink } from '../support/shareLink.ts';
import { expect, type Page, test } from '../support/test.ts';

const expectMove = (page: Page, move: number, last: number) =>
  expect(page.getByText(`Move ${move} of ${last}`, { exact: true })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('region', { name: 'Log' });

test.describe('[AR-S2] the point of view of a seat', () => {
  /** A record that looks the same to the first seat, with another draw of its rival that was never shown. */
  function otherDraw(stored: StoredRecord): StoredRecord | undefined {
    const views = viewsOf(stored);
    for (const [index, { seat, picks }] of stored.submissions.entries()) {
      if (seat !== 1) continue;
      for (const [which, drawn] of picks.entries())
        for (let pick = 0; pick < 12; pick++) {
          if (pick === drawn) continue;
          const other = structuredClone(stored);
          at(other.submissions, index).picks[which] = pick;
          try {
            if (viewsOf(other) === views && handsOf(other) !== handsOf(stored)) return other;
          } catch {
            // An impossible draw, or a card that has been played since.
          }
        }
    }
    return undefined;
  }
  /** All that the first seat sees, move by move. */
  const viewsOf = (stored: StoredRecord): string =>
    JSON.stringify(
      [...stored.submissions.keys(), stored.submissions.length].map((count) => {
        const { state, events } = situationOf({ ...stored, submissions: stored.submissions.slice(0, count) });
        return [viewOf(state, 0), events];
      }),
    );
  const handsOf = (stored: StoredRecord): string => JSON.stringify(situationOf(stored).state.mine);

  test('is identical to the letter for two records that differ only in what the seat cannot know', async ({
    page,
  }) => {
    const until = (now: Situation) => firstPlayersTurn(7)(now) && otherDraw(now.stored) !== undefined;
    const stored = findGame({ players: 2, here: [0], until });
    const last = stored.submissions.length;
    const pages: string[][] = [];
    const rivals: string[] = [];
    for (const record of [stored, otherDraw(stored) ?? stored]) {
      await page.goto('/healthz');
      await page.goto(shareLink('architectura', architectura.rulesVersion, record, last));
      await expectMove(page, last, last);
      await waitForTableTexts(page);
      const view = page.getByLabel('Point of view');
      const seen: string[] = [];
      await view.selectOption('Ada');
      for (const move of [last, last - 1, Math.floor(last / 2), 0]) {
        await page.getByRole('slider', { name: 'Move', exact: true }).fill(`${move}`);
        await expectMove(page, move, last);
        await page.waitForLoadState('networkidle');
        seen.push(await page.evaluate(() => document.querySelector('.frame')?.outerHTML ?? ''));
      }
      pages.push(seen);
      await page.getByRole('slider', { name: 'Move', exact: true }).fill(`${last}`);
      await view.selectOption('Boris');
      await expectMove(page, last, last);
      rivals.push(await page.evaluate(() => document.querySelector('.frame')?.outerHTML ?? ''));
    }
    expect(pages[0]?.every((html) => html.length > 5000)).toBe(true);
    expect(pages[1]).toEqual(pages[0]);
    // The records do differ: the rival sees it.
    expect(rivals[1]).not.toBe(rivals[0]);
  });
});

test('the log of a replay ends with the move shown and links to every earlier move', async ({ page }) => {
  const stored = prepareGame({ players: 2, here: [0], until: ({ toMove }) => toMove === undefined });
  const last = stored.submissions.length;
  await openGame(page, stored);
  await page.goto('/game/prepared/0');
  await expectMove(page, 0, last);
  await waitForTableTexts(page);
  await expect(log(page).getByText('Nothing has happened yet.')).toBeVisible();
  const turns = log(page).locator('li.turn');
  await expect(turns).toHaveCount(0);
  await page.goto('/game/prepared/5');
  await expectMove(page, 5, last);
  await expect(log(page).locator('li[aria-current="step"]')).toHaveCount(1);
  await expect(turns.first()).toHaveAttribute('aria-current', 'step');
  const early = await turns.count();
  await page.keyboard.press('End');
  await expectMove(page, last, last);
  await expect(turns).not.toHaveCount(early);
  // Every turn has a mark below the slider, with a length proportional to its moves.
  await expect(page.locator('.ribbon i')).toHaveCount(await turns.count());
  const grown = await page
    .locator('.ribbon i')
    .evaluateAll((marks) => marks.map((mark) => Number((mark as HTMLElement).style.flexGrow)));
  expect(grown.reduce((sum, one) => sum + one, 0)).toBe(last);

  await turns.first().getByRole('button').click();
  await log(page).locator('li.line button').last().click();
  await expect(page).toHaveURL(new RegExp(`/game/prepared/(${last}|${last - 1})$`));
  await expect(turns.first()).toHaveAttribute('aria-current', 'step');
  await turns.first().getByRole('button').click();
  await turns.last().getByRole('button').click();
  await log(page).locator('li.line button').first().click();
  await expectMove(page, 1, last);
});

test('a running game can be replayed from your last turn', async ({ page }) => {
  const stored = prepareCityGame({ players: 3, here: [0], until: firstPlayersTurn(7) });
  const last = stored.submissions.length;
  const mine = stored.submissions.findLastIndex(({ seat }) => seat === 0) + 1;
  await openCityGame(page, stored);
  await page.goto(`/game/${stored.id}`);
  await expectMove(page, 0, last);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => seen.add(new URL(frame.url()).pathname));
  await button(page, 'Since your last turn').click();
  await expectMove(page, last, last);
  await expect(page.locator('#action-title')).toHaveText('The current position');
  expect([...seen]).toContain(`/game/${stored.id}/${mine}`);
  expect([...seen]).not.toContain(`/game/${stored.id}/${mine - 1}`);
});
