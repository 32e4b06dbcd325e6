import { BASIC, CARD_IDS, listCards } from '@archivolt/architectura';
import { loadGame } from '@archivolt/architectura/words';
import { seeded } from '@archivolt/engine';
import { type Language, loadTable } from '@archivolt/i18n';
import { gameWithEveryEffect, repeatDraws, replayPolicy } from '../../../games/architectura/hands/effects.ts';
import { expectFinalScore, playOn } from '../../../games/architectura/hands/game.ts';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import { eagerPolicy, usedEffects } from '../../../games/architectura/hands/policy.ts';
import { openGame, type Situation, situation } from '../../../games/architectura/hands/record.ts';
import { openMoreOptions } from '../support/moreOptions.ts';
import { handover } from '../support/playing.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';

const seat = (page: Page, number: number) => page.getByRole('group', { name: `Seat ${number}` });

/** The players: a person by name, a bot by level. */
async function seatAll(page: Page, ...who: string[]): Promise<void> {
  await page.getByRole('radio', { name: `${who.length} players` }).check();
  for (const [index, name] of who.entries()) {
    const bot = name === 'skilled' || name === 'child';
    await seat(page, index + 1)
      .getByRole('combobox')
      .selectOption(bot ? name : 'me');
    if (!bot)
      await seat(page, index + 1)
        .getByRole('textbox')
        .fill(name);
  }
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await waitForTable(page);
}

test('[AR-G1] a game of Architectura against three bots can be played to its end on a phone @finger @smoke', async ({
  page,
}) => {
  await page.goto('/new/architectura?rivals=bots');
  await seatAll(page, 'Ada', 'skilled', 'child', 'skilled');
  await start(page);
  await playOn(page, pointer(seeded(2)), eagerPolicy(2));
  await expectFinalScore(page);
});

test('[AR-S2] three people finish a game of Architectura on one device, despite a reload and a new language', async ({
  page,
}) => {
  const [hand, policy] = [pointer(seeded(3)), eagerPolicy(3)];
  await page.goto('/new/architectura?rivals=people');
  await seatAll(page, 'Ada', 'Boris', 'Clio');
  await start(page);
  await expect(handover(page)).toContainText('Pass the device to');

  await playOn(page, hand, policy, ({ state, draft }) => state.table.turn > 8 && draft.steps.length === 1);
  const { draft } = await situation(page);
  await page.reload();
  // After a reload nobody knows who holds the device; the turn is kept for its player.
  await expect(handover(page)).toBeVisible();
  await expect(page.locator('[data-target^="hand:"]')).toHaveCount(0);
  await handover(page).getByRole('button').click();
  await expect(handover(page)).toBeHidden();
  expect((await situation(page)).draft).toEqual(draft);

  await changeLanguage(page, 'en', 'de');
  await playOn(page, hand, policy);
  await expectFinalScore(page, (await loadTable('de')).score.final);
});

test('[AR-V3] in an advanced game against two bots, decks are built, shown and played to the end @finger', async ({
  page,
}) => {
  await page.goto('/new/architectura?rivals=bots');
  await seatAll(page, 'Ada', 'skilled', 'child');
  await openMoreOptions(page);
  await page.getByRole('radio', { name: /^3 replacements/ }).check();
  await start(page);
  await playOn(page, pointer(seeded(4)), eagerPolicy(4), hasShownDecks);
  await expect(page.locator('section.log')).toContainText(/You play with .* instead of /);
  // Cards added to the decks stay visible to everybody.
  const { table } = (await situation(page)).state;
  for (const [seat, { deck }] of table.players.entries()) {
    const added = listCards(deck).filter((card) => card >= BASIC);
    await expect(page.locator('.seats > .seat').nth(seat).locator('.added li')).toHaveCount(added.length);
  }
  await playOn(page, pointer(seeded(4)), eagerPolicy(4));
  await expectFinalScore(page);
});

test('[AR-E1] four people can use every effect of the eighteen buildings through the page', async ({
  page,
}) => {
  const game = gameWithEveryEffect();
  await repeatDraws(page, game);
  await openGame(page, { ...game, submissions: [] });
  await playOn(page, pointer(seeded(5)), replayPolicy(game));
  await expectFinalScore(page);
  const now = await situation(page);
  expect(now.stored.submissions).toEqual(game.submissions);
  const used = usedEffects(now);
  expect(CARD_IDS.filter((card) => !used.has(card))).toEqual([]);
});

/** Every deck has been made and shown. */
const hasShownDecks = ({ state }: Situation): boolean => state.table.players.every(({ deck }) => deck !== 0);

/** Changes the language at the table, which follows immediately. */
async function changeLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', { name: (await loadTable(from)).parts.settings }).click();
  await page.locator('#language').selectOption(to);
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await page.keyboard.press('Escape');
  const { terms } = await loadGame(to);
  await expect(page.getByRole('region', { name: terms.city, exact: true }).first()).toBeVisible();
}
