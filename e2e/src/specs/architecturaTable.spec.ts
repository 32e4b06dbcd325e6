import { architectura, type Move, RULE_NUMBERS } from '@archivolt/architectura';
import { at, extend, seeded, viewOf } from '@archivolt/engine';
import { handover, keyboard, playOn, pointer } from '../house/architecturaHand.ts';
import { laid, sitDown, turnOfFirst } from '../house/architecturaLaid.ts';
import { eager, type Policy } from '../house/architecturaPolicy.ts';
import { type Standing, type Stored, standing, standingOf } from '../house/architecturaRecord.ts';
import { expectAccessible } from '../house/axe.ts';
import { click, confirmButton, isPhone, onBoard, tap } from '../house/hand.ts';
import { expect, type Page, test } from '../house/house.ts';

const press = (page: Page, target: string) => (isPhone(page) ? tap : click)(page, onBoard(page, target));
const hands = (page: Page) => page.locator('[data-target^="hand:"]');

/** Everything that a page holds: names, pictures, attributes, words. */
const whole = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

test.describe('[AR-S2] secrecy', () => {
  /** The same game for everybody but one rival, who drew other cards. */
  function otherHand(stored: Stored): Stored {
    const now = standingOf(stored).state;
    const last = stored.submissions.findLastIndex(({ seat, picks }) => seat === 1 && picks.length > 0);
    const { picks } = at(stored.submissions, last);
    for (let index = 0; index < picks.length; index++)
      for (let pick = 0; pick < 12; pick++) {
        const other = structuredClone(stored);
        at(other.submissions, last).picks[index] = pick;
        other.id = `${stored.id}x${index}x${pick}`;
        try {
          const { state } = standingOf(other);
          const same = JSON.stringify(viewOf(state, 0)) === JSON.stringify(viewOf(now, 0));
          if (same && at(state.mine, 1).hand !== at(now.mine, 1).hand) return { ...other, id: stored.id };
        } catch {
          // A draw that cannot be, or a card that was played since.
        }
      }
    throw new Error('the rival could have drawn nothing else');
  }

  test('the page is the same to the letter, whatever a rival holds', async ({ page }) => {
    const stored = laid({ players: 2, here: [0], until: turnOfFirst(9) });
    await sitDown(page, stored);
    await expect(hands(page).first()).toBeVisible();
    const before = await whole(page);
    await sitDown(page, otherHand(stored));
    await expect(hands(page).first()).toBeVisible();
    expect(await whole(page)).toBe(before);
  });

  test('of the own cards exactly the hand is shown, and behind the handover nothing @phone', async ({
    page,
  }) => {
    await sitDown(page, laid({ players: 3, here: [0, 1, 2], until: turnOfFirst(7) }));
    const [hand, policy] = [pointer(seeded(1)), eager(1)];
    for (let turn = 0; turn < 4; turn++) {
      await expect(handover(page)).toBeVisible();
      await expect(hands(page)).toHaveCount(0);
      await handover(page).getByRole('button').click();
      await expect(hands(page).first()).toBeVisible();
      const { toMove = 0, state } = await standing(page);
      await expect(hands(page)).toHaveCount(at(state.table.players, toMove).hand);
      await page.getByRole('button', { name: 'Hide my hand' }).click();
      await expect(handover(page)).toBeVisible();
      await expect(hands(page)).toHaveCount(0);
      const { submissions } = (await standing(page)).stored;
      const next = ({ stored, toMove: now }: Standing) =>
        stored.submissions.length > submissions.length && now !== toMove;
      await playOn(page, hand, policy, next);
    }
  });

  test('a turn that was begun comes back with the hand that was put away', async ({ page }) => {
    await sitDown(page, laid({ players: 2, here: [0, 1], until: turnOfFirst(5) }));
    await handover(page).getByRole('button').click();
    await playOn(page, pointer(seeded(1)), eager(1), ({ draft }) => draft.steps.length > 0);
    await page.getByRole('button', { name: 'Hide my hand' }).click();
    await expect(handover(page)).toBeVisible();
    const { draft } = await standing(page);
    await handover(page).getByRole('button').click();
    await expect(hands(page).first()).toBeVisible();
    expect((await standing(page)).draft).toEqual(draft);
  });
});

const asks =
  (ask: string) =>
  ({ state: { table }, toMove }: Standing): boolean =>
    toMove === 0 && table.todo.at(-1)?.ask === ask;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Not possible now' });

/** Touches what cannot be had, and reads the sentence and the rules that it cites. */
async function expectWhyNot(page: Page, target: string, rule: string): Promise<void> {
  await press(page, target);
  const link = dialog(page).getByRole('link', { name: `Rule ${rule}` });
  await expect(link.first()).toHaveAttribute('href', `/rules/architectura#${rule}`);
  expect((await dialog(page).innerText()).length, target).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('why not: spaces that are closed or taken, and a second exchange @phone', async ({ page }) => {
  await sitDown(page, laid({ players: 2, here: [0], until: turnOfFirst(3) }));
  await press(page, (await hands(page).first().getAttribute('data-target')) ?? '');
  const { table } = (await standing(page)).state;
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

  // The rule opens at its place in the book, and the table is still there afterwards.
  await press(page, 'space:7');
  await dialog(page).getByRole('link', { name: 'Rule AR-P1' }).first().click();
  await expect(page.locator('#AR-P1')).toBeInViewport();
  await page.goBack();
  await expect(hands(page).first()).toBeVisible();
});

test('why not: a card that nothing replaces, and a building that the Park does not touch', async ({
  page,
}) => {
  await sitDown(page, laid({ players: 2, swaps: 4, here: [0], until: asks('swaps') }));
  await expectWhyNot(page, 'deck:Temple', 'AR-V1');

  const parkInHand = (now: Standing) => turnOfFirst(8)(now) && parks(now).length > 0;
  await sitDown(page, laid({ players: 2, here: [0, 1], until: parkInHand }));
  const park: Policy = (now) => at(parks(now), 0);
  const asked = ({ draft }: Standing) => draft.view.table.todo.at(-1)?.ask === 'swap';
  await playOn(page, pointer(seeded(1)), park, asked);
  const { offers } = await standing(page);
  const near = offers.flatMap((move) => (move.do === 'swap' ? [move.space] : []));
  const far = [0, 7, 8, 15].find((space) => !near.includes(space));
  await expectWhyNot(page, `space:${far}`, 'AR-X10');
});

/** Ways to play the Park so that it may swap. */
function parks({ draft, offers }: Standing): Move[] {
  return offers.filter((move) => {
    if (move.do !== 'play' || move.card !== 'Park') return false;
    return extend(architectura, draft, move).view.table.todo.at(-1)?.ask === 'swap';
  });
}

test('spaces that cannot be had say why, with a rule that is in the book', async ({ page }) => {
  await sitDown(page, laid({ players: 3, here: [0], until: turnOfFirst(16) }));
  const targets = await page.locator('[data-target]').evaluateAll((all) =>
    all.flatMap((element) => {
      const { target = '', state } = (element as HTMLElement).dataset;
      return state === undefined && element.getClientRects().length > 0 ? [target] : [];
    }),
  );
  const mute = [...new Set(targets)].filter((target) => /^space/.test(target));
  expect(mute.length).toBeGreaterThan(12);
  let refused = 0;
  for (const target of mute) {
    await press(page, target);
    if (await dialog(page).isHidden()) {
      // Any card of the hand goes there: it waits for one.
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

/** axe in the light theme and in the dark one. */
async function expectNothing(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
}

const SCREENS: Record<string, (page: Page) => Promise<void>> = {
  'set-up': async (page) => {
    await page.goto('/new/architectura');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'table, a card chosen': async (page) => {
    await sitDown(page, laid({ players: 4, swaps: 4, here: [0], until: turnOfFirst(20) }));
    await press(page, (await hands(page).first().getAttribute('data-target')) ?? '');
  },
  'table, why not': async (page) => {
    await sitDown(page, laid({ players: 2, here: [0], until: turnOfFirst(9) }));
    await press(page, 'space:7');
    await dialog(page).waitFor();
  },
  handover: async (page) => {
    await sitDown(page, laid({ players: 3, here: [0, 1, 2], until: turnOfFirst(10) }));
    await handover(page).waitFor();
  },
  decks: async (page) => {
    await sitDown(page, laid({ players: 2, swaps: 4, here: [0], until: asks('swaps') }));
    await press(page, 'deck:Arsenal');
  },
  'asked by the Laboratory of a rival': async (page) => {
    await sitDown(page, laid({ players: 3, here: [0], until: asks('faceDown') }));
    await page.locator('[data-state="possible"]').first().waitFor();
  },
};

for (const [name, reach] of Object.entries(SCREENS))
  test(`axe finds nothing in Architectura: ${name} @phone`, async ({ page }) => {
    await reach(page);
    await expectNothing(page, name);
  });

test('a deck is made and turns are played by the keyboard alone [AR-V1]', async ({ page }) => {
  await sitDown(page, laid({ players: 2, swaps: 2, here: [0, 1], until: asks('swaps') }));
  await playOn(page, keyboard, eager(6), ({ state: { table } }) => table.turn > 3);
  expect((await standing(page)).state.table.players.map(({ deck }) => deck !== 0)).toEqual([true, true]);
});
