import {
  architectura,
  BLOCKS,
  componentsOf,
  listCards,
  type Move,
  pieceAt,
  pieceOf,
  RULE_NUMBERS,
} from '@archivolt/architectura';
import { at, extend, offersOf, seeded } from '@archivolt/engine';
import { playOn } from '../../../games/architectura/hands/game.ts';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import type { Policy } from '../../../games/architectura/hands/policy.ts';
import { findGame, firstPlayersTurn, prepareGame } from '../../../games/architectura/hands/prepareGame.ts';
import { openGame, type Situation, situation } from '../../../games/architectura/hands/record.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { confirmButton, handover } from '../support/playing.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click, isPhone, tap } from '../support/touch.ts';

const press = (page: Page, target: string) => (isPhone(page) ? tap : click)(page, boardPart(page, target));
const handCards = (page: Page) => page.locator('[data-target^="hand:"]');

const isAsked =
  (ask: string) =>
  ({ state: { table }, toMove }: Situation): boolean =>
    toMove === 0 && table.todo.at(-1)?.ask === ask;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Not possible now' });

/** Touches an impossible target, and reads the sentence and the rules it cites. */
async function expectWhyNot(page: Page, target: string, rule: string): Promise<void> {
  await press(page, target);
  const link = dialog(page).getByRole('link', { name: `Rule ${rule}` });
  await expect(link.first()).toHaveAttribute('href', `/rules/architectura#${rule}`);
  expect((await dialog(page).innerText()).length, target).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('closed spaces, taken spaces and a second exchange are refused with their rule @phone', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, here: [0], until: firstPlayersTurn(3) }));
  await press(page, (await handCards(page).first().getAttribute('data-target')) ?? '');
  const { table } = (await situation(page)).state;
  const taken = table.top.findIndex((building) => building >= 0);
  await expectWhyNot(page, `space:${taken}`, 'AR-P1');
  await expectWhyNot(page, 'space:7', 'AR-P1');

  const exchange = page.locator('[data-action="exchange"]');
  await exchange.click();
  await confirmButton(page).click();
  await expect(exchange).toHaveAttribute('data-possible', 'false');
  await exchange.click();
  await expect(dialog(page).getByRole('link', { name: 'Rule AR-T3' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The rule opens over the table; from there the book opens at its place beside the table.
  await press(page, 'space:7');
  await dialog(page).getByRole('link', { name: 'Rule AR-P1' }).first().click();
  const rule = page.getByRole('dialog', { name: /^AR-P1/ });
  await expect(rule).toContainText('directly to the right of an occupied one');
  const opened = page.waitForEvent('popup');
  await rule.getByRole('link', { name: 'All the rules' }).click();
  await expect((await opened).locator('#AR-P1')).toBeInViewport();
  await rule.getByRole('button', { name: 'Close' }).click();
  await expect(rule).toBeHidden();
  await expect(handCards(page).first()).toBeVisible();
});

test('a card without a replacement and a building out of the Park’s reach are refused with their rule', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, swaps: 4, here: [0], until: isAsked('swaps') }));
  await expectWhyNot(page, 'deck:Temple', 'AR-V1');

  const parkInHand = (now: Situation) => firstPlayersTurn(8)(now) && parkPlays(now).length > 0;
  await openGame(page, prepareGame({ players: 2, here: [0, 1], until: parkInHand }));
  const park: Policy = (now) => at(parkPlays(now), 0);
  const asked = ({ draft }: Situation) => draft.view.table.todo.at(-1)?.ask === 'swap';
  await playOn(page, pointer(seeded(1)), park, asked);
  const { offers } = await situation(page);
  const near = offers.flatMap((move) => (move.do === 'swap' ? [move.space] : []));
  const far = [0, 7, 8, 15].find((space) => !near.includes(space));
  await expectWhyNot(page, `space:${far}`, 'AR-X10');
});

/** Whether this is the only reason against the move. */
function refusedBy({ draft }: Situation, move: Move, code: string): boolean {
  const reasons = architectura.explain(draft.view, move);
  return reasons.length === 1 && reasons[0]?.code === code;
}

/** A card of the hand and a space with only one reason against it. */
function refusedPlay(now: Situation, code: string): Extract<Move, { do: 'play' }> | undefined {
  const { table, seat, mine } = now.draft.view;
  const cards = listCards(mine.hand).map((number) => pieceAt(componentsOf(table), seat, number).id);
  const moves = cards.flatMap((card) => table.top.map((_, space) => ({ do: 'play', card, space }) as const));
  return moves.find((move) => refusedBy(now, move, code));
}

test('[AR-P4][AR-K17] a third building in a row and an unaffordable card are refused with their rule', async ({
  page,
}) => {
  for (const [code, rule, table] of [
    ['threeInARow', /^AR-P4$/, { players: 3, here: [0] }],
    ['costTooHigh', /^AR-K1[78]$/, { players: 2, swaps: 6, here: [0] }],
  ] as const) {
    const until = (now: Situation) => firstPlayersTurn()(now) && refusedPlay(now, code) !== undefined;
    await openGame(page, findGame({ ...table, until }));
    const wish = refusedPlay(await situation(page), code);
    await press(page, `hand:${wish?.card}`);
    await press(page, `space:${wish?.space}`);
    await expect(dialog(page).getByRole('link')).toHaveText(rule);
    expect((await dialog(page).innerText()).length).toBeGreaterThan(60);
  }
});

test('[AR-X9] rotating a rival’s protected building is refused with its rule', async ({ page }) => {
  const shielded = ({ draft: { view }, offers }: Situation): number =>
    offers.some(({ do: word }) => word === 'turn')
      ? view.table.top.findIndex((_, space) =>
          architectura
            .explain(view, { do: 'turn', space, way: 'cw' })
            .some(({ code }) => code === 'protected'),
        )
      : -1;
  const turns = ({ draft, offers }: Situation): Move[] =>
    offers.filter((move) => {
      if (move.do !== 'play' || move.card !== 'Library') return false;
      const then = extend(architectura, draft, move);
      return shielded({ draft: then, offers: offersOf(architectura, then.view) } as Situation) >= 0;
    });
  const until = (now: Situation) => firstPlayersTurn()(now) && turns(now).length > 0;
  await openGame(page, findGame({ players: 2, here: [0], until }));
  await playOn(
    page,
    pointer(seeded(1)),
    (now) => at(turns(now), 0),
    ({ draft }) => draft.steps.length > 0,
  );
  await expectWhyNot(page, `space:${shielded(await situation(page))}`, 'AR-X9');
});

/** Ways to play the Park so that it may swap. */
function parkPlays({ draft, offers }: Situation): Move[] {
  return offers.filter((move) => {
    if (move.do !== 'play' || move.card !== 'Park') return false;
    return extend(architectura, draft, move).view.table.todo.at(-1)?.ask === 'swap';
  });
}

test('spaces that cannot be chosen give a reason and cite existing rules', async ({ page }) => {
  await openGame(page, prepareGame({ players: 3, here: [0], until: firstPlayersTurn(16) }));
  const targets = await page.locator('[data-target]').evaluateAll((all) =>
    all.flatMap((element) => {
      const { target = '', state } = (element as HTMLElement).dataset;
      return state === undefined && element.getClientRects().length > 0 ? [target] : [];
    }),
  );
  const unavailable = [...new Set(targets)].filter((target) => /^space/.test(target));
  expect(unavailable.length).toBeGreaterThan(12);
  let refused = 0;
  for (const target of unavailable) {
    await press(page, target);
    if (await dialog(page).isHidden()) {
      // A card of the hand can go there, and the table waits for one.
      await page.keyboard.press('Escape');
      continue;
    }
    const rules = await dialog(page).getByRole('link').allInnerTexts();
    expect(rules.length, target).toBeGreaterThan(0);
    for (const rule of rules) expect(RULE_NUMBERS).toContain(rule.trim());
    await page.keyboard.press('Escape');
    refused++;
  }
  expect(refused).toBeGreaterThan(8);
});

test('a stack can be fanned out, a ruin names its building, and a preview says what an effect would ask', async ({
  page,
}) => {
  const stacked = ({ state: { table } }: Situation): number => table.covered[0]?.space ?? -1;
  const ruined = ({ state: { table } }: Situation): number =>
    table.top.findIndex((building, space) => building >= 0 && table.face[space] === -1);
  const library = ({ offers }: Situation) =>
    offers.find((move) => move.do === 'play' && move.card === 'Library' && move.space % BLOCKS > 0);
  const until = (now: Situation) =>
    firstPlayersTurn(6)(now) && stacked(now) >= 0 && ruined(now) >= 0 && library(now) !== undefined;
  await openGame(page, findGame({ players: 2, here: [0], until }));
  const now = await situation(page);
  const { table } = now.state;
  const nameAt = (building: number) => pieceOf(componentsOf(table), building).id;

  const space = stacked(now);
  const below = table.covered.filter((one) => one.space === space).map(({ building }) => nameAt(building));
  const depth = page.locator(`[data-thing="space:${space}"] .depth`);
  const fan = page.getByRole('dialog', { name: `${below.length + 1} cards on this space` });
  for (const close of [() => page.keyboard.press('Escape'), () => fan.getByRole('button').click()]) {
    await depth.press('Enter');
    await expect(fan.getByRole('listitem')).toHaveText([nameAt(at(table.top, space)), ...below.toReversed()]);
    await close();
    await expect(fan).toBeHidden();
    await expect(depth).toBeFocused();
  }
  // Opened again before the browser has reported that it was closed.
  await depth.press('Enter');
  await depth.evaluate(async (button: HTMLElement) => {
    document.querySelector<HTMLElement>('[popover].fan')?.hidePopover();
    button.click();
    await new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
  });
  await expect(fan).toBeVisible();
  await page.keyboard.press('Escape');

  await page.mouse.move(2, 2);
  const ruin = boardPart(page, `space:${ruined(now)}`);
  const ribbon = ruin.locator('.ribbon').first();
  await expect(ribbon).toHaveCSS('opacity', '0');
  await ruin.hover();
  await expect(ribbon).toHaveCSS('opacity', '1');
  await expect(ruin).toHaveAccessibleName(
    new RegExp(`uin, formerly .*${nameAt(at(table.top, ruined(now)))}`),
  );

  const wish = library(now);
  if (wish?.do !== 'play') throw new Error('no Library');
  await press(page, 'hand:Library');
  await expect(page.locator('.prompt p')).toHaveText('Now choose where it goes.');
  await boardPart(page, `space:${wish.space}`).hover();
  const preview = page.locator('.preview.panel');
  await expect(preview.getByRole('heading')).toHaveText(/^Play the Library in street \d, block \d$/);
  await expect(preview).toContainText(
    'Library: you may rotate 1 card of each of these players one step: you and Boris.',
  );
});

test('[AR-K9][AR-K7] a decision out of turn names the card that asks, and highlights the building concerned', async ({
  page,
}) => {
  for (const [ask, sentence, about] of [
    ['faceDown', /’s (Laboratory): choose a card from your hand/, 'Laboratory'],
    ['escape', /^Your Inn is about to be destroyed by .*’s (\w+)\. /, 'Inn'],
  ] as const) {
    const asked = (now: Situation) => isAsked(ask)(now) && now.state.table.active !== 0;
    await openGame(page, findGame({ players: 3, here: [0], until: asked }));
    const bar = page.locator('section.action');
    await expect(bar.getByRole('heading', { name: 'Your decision' })).toBeVisible();
    await expect(bar.locator('.prompt p')).toHaveText(sentence);
    const [, card] = (await bar.locator('.prompt p').innerText()).match(sentence) ?? [];
    await expect(bar.locator('.picture use')).toHaveAttribute('href', `#ar-art-${card}`);
    await expect(page.locator('.seat.now')).toContainText('deciding');
    // The building in question is highlighted.
    await expect(page.locator('[data-target^="space:"][data-state="chosen"]')).toHaveAccessibleName(
      new RegExp(about),
    );
  }
});

test('[AR-G3] the score sheet shows the numbers of every tie-break and names the deciding one', async ({
  page,
}) => {
  const tied = ({ state: { table }, toMove }: Situation): boolean => {
    const { totals, places } = architectura.score(table);
    return toMove === undefined && totals[0] === totals[1] && places.length === 2;
  };
  await openGame(page, findGame({ players: 2, here: [0], until: tied }));
  const { totals, tieBreaks, lines } = architectura.score((await situation(page)).state.table);
  const sheet = page.getByRole('dialog', { name: 'Final score' });
  await expect(sheet.locator('.winner')).toHaveText(/ wins? with \d+ points\. The tie was broken by .+\./);
  await expect(sheet.locator('.total')).toHaveText(totals.map(String));
  // Card by card: the points of all buildings add up to the total.
  for (const [seat, total] of totals.entries()) {
    const cards = await sheet.locator(`tbody tr:not(.reasons) td:nth-of-type(${seat + 1}) b`).allInnerTexts();
    expect(cards).toHaveLength(lines.filter((line) => line.seat === seat).length);
    expect(cards.reduce((sum, points) => sum + Number(points), 0)).toBe(total);
  }
  const rows = sheet.getByRole('row').filter({ hasText: /^Tie-breaks/ });
  await expect(rows).toHaveCount(tieBreaks.length);
  for (const [index, { rule, values }] of tieBreaks.entries()) {
    await expect(rows.nth(index).getByRole('cell')).toHaveText(values.map((value) => `${Math.abs(value)}`));
    await expect(rows.nth(index).getByRole('link')).toHaveText(rule);
  }
});

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'set-up': async (page) => {
    await page.goto('/new/architectura');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'table, a card chosen': async (page) => {
    await openGame(page, prepareGame({ players: 4, swaps: 4, here: [0], until: firstPlayersTurn(20) }));
    await press(page, (await handCards(page).first().getAttribute('data-target')) ?? '');
  },
  'table, why not': async (page) => {
    await openGame(page, prepareGame({ players: 2, here: [0], until: firstPlayersTurn(9) }));
    await press(page, 'space:7');
    await dialog(page).waitFor();
  },
  handover: async (page) => {
    await openGame(page, prepareGame({ players: 3, here: [0, 1, 2], until: firstPlayersTurn(10) }));
    await handover(page).waitFor();
  },
  decks: async (page) => {
    await openGame(page, prepareGame({ players: 2, swaps: 4, here: [0], until: isAsked('swaps') }));
    await press(page, 'deck:Arsenal');
  },
  'asked by the Laboratory of a rival': async (page) => {
    await openGame(page, prepareGame({ players: 3, here: [0], until: isAsked('faceDown') }));
    await page.locator('[data-state="possible"]').first().waitFor();
  },
};

for (const [name, reach] of Object.entries(SCREENS))
  test(`axe finds no violations in Architectura: ${name} @small${name === 'decks' ? ' @smoke' : ''}`, async ({
    page,
  }) => {
    await reach(page);
    await expectAccessibleInBothThemes(page, name);
  });
