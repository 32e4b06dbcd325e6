import { at, seeded } from '@archivolt/engine';
import { PLACES, RULE_NUMBERS, type Section, where } from '@archivolt/red-cathedral';
import { playOn } from '../../../games/red-cathedral/hands/game.ts';
import { mouse } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, type Situation, situation } from '../../../games/red-cathedral/hands/record.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click } from '../support/touch.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Not possible now' });
const actionTarget = (name: string): string => `action:${name}`;

async function touch(page: Page, target: string): Promise<void> {
  const [on, name] = target.split(':');
  await click(page, on === 'action' ? page.locator(`[data-action="${name}"]`) : boardPart(page, target));
}

/** Touches an impossible target, and reads the sentence and the rule it cites. */
async function expectWhyNot(page: Page, target: string, rule: string, sentence: RegExp): Promise<void> {
  await touch(page, target);
  await expect(dialog(page)).toContainText(sentence);
  const link = dialog(page)
    .getByRole('link', { name: `Rule ${rule}` })
    .first();
  await expect(link).toHaveAttribute('href', `/rules/red-cathedral#${rule}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

/** The first matching section, as a target. */
function sectionWhere(
  { state: { table } }: Situation,
  fits: (section: Section, at: number) => boolean,
): string {
  for (const [tower, sections] of table.towers.entries())
    for (const [level, section] of sections.entries())
      if (fits(section, where(tower, level))) return `section:${where(tower, level)}`;
  throw new Error('no section matches');
}

/** A slot whose tile is face down; -1 if there is none. */
function faceDown({ state: { table } }: Situation): number {
  const { slots, up } = at(table.players, 0);
  return slots.findIndex((tile, slot) => tile !== null && !up[slot]);
}

/** A die, and an empty place it cannot reach. */
function unreachablePlace({ state: { table }, offers }: Situation): { die: number; place: number } {
  for (const [die, { place: from }] of table.dice.entries())
    for (let place = 0; place < PLACES; place++) {
      const goes = offers.some(
        (move) => move.do === 'acquire' && move.die === die && (from + move.steps) % PLACES === place,
      );
      if (!goes && table.dice.every((other) => other.place !== place)) return { die, place };
    }
  throw new Error('every die reaches every place');
}

test('nine parts that cannot be used in the first turn are refused with their rule', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  await expectWhyNot(page, 'section:1', 'RC-C2', /is not free yet: the base of tower I has no banner/);
  await expectWhyNot(page, 'influence:0:0', 'RC-I1', /You have not moved a die this turn/);
  await expectWhyNot(page, 'supply:0', 'RC-F1', /There is another decision to make first/);
  await expectWhyNot(page, 'slot:0', 'RC-F1', /There is another decision to make first/);
  await expectWhyNot(page, 'banner:inventory', 'RC-C1', /Banners are not chosen on the basic side/);
  await expectWhyNot(page, 'ornament:0', 'RC-D1', /Only completed sections are decorated/);
  await expectWhyNot(page, actionTarget('build'), 'RC-B2', /has no banner yet/);
  await expectWhyNot(page, actionTarget('rubles'), 'RC-S4', /no prestige space behind you/);
  await expectWhyNot(page, actionTarget('reroll'), 'RC-S4', /no prestige space behind you/);
});

test('in the middle of a game, sections, slots and locations that cannot be chosen are refused with their rule', async ({
  page,
}) => {
  const mid = (now: Situation): boolean => {
    const all = now.state.table.towers.flat();
    const some = (fits: (section: Section) => boolean) => all.some(fits);
    return (
      isMyTurn(now) &&
      some(({ banner, done }) => banner === 1 && !done) &&
      some(({ banner, done }) => banner === 0 && !done) &&
      some(({ ornament }) => ornament !== null) &&
      now.offers.some((move) => move.do === 'claim') &&
      faceDown(now) >= 0
    );
  };
  await openGame(page, prepareGame({ players: 2, seed: 3, until: mid }));
  const now = await situation(page);

  const theirs = sectionWhere(now, ({ banner, done }) => banner === 1 && !done);
  await expectWhyNot(page, theirs, 'RC-B2', /belongs to Boris/);
  const decorated = sectionWhere(now, ({ ornament }) => ornament !== null);
  await expectWhyNot(page, decorated, 'RC-D1', /already has an ornament/);
  await expectWhyNot(page, `slot:${faceDown(now)}`, 'RC-C4', /The tile in .* is face down/);

  // A die moved by its own pips does not reach every empty place.
  const { die, place } = unreachablePlace(now);
  await touch(page, `die:${die}`);
  await expectWhyNot(page, `place:${place}`, 'RC-A2', /own colour|costs \d+ roubles?/);
  await page.keyboard.press('Escape');

  // In the middle of an action something else is asked.
  const claim = now.offers.find((move) => move.do === 'claim');
  if (claim?.do !== 'claim') throw new Error('nothing to claim');
  await touch(page, `section:${claim.section}`);
  await expectWhyNot(page, 'die:0', 'RC-C3', /There is another decision to make first/);
});

test('every part of the table that cannot be chosen gives a reason and cites existing rules', async ({
  page,
}) => {
  const far = (now: Situation): boolean => isMyTurn(now) && now.state.table.turn > 12;
  await openGame(page, prepareGame({ players: 3, until: far }));
  const targets = await page.locator('[data-target]').evaluateAll((all) =>
    all.flatMap((element) => {
      const { target = '', state } = (element as HTMLElement).dataset;
      return state === undefined && element.getClientRects().length > 0 ? [target] : [];
    }),
  );
  const unavailable = targets.filter((target) => !/^(?:player|place)/.test(target));
  expect(unavailable.length).toBeGreaterThan(25);
  for (const target of new Set(unavailable)) {
    await touch(page, target);
    const rules = await dialog(page).getByRole('link').allInnerTexts();
    expect(rules.length, target).toBeGreaterThan(0);
    for (const rule of rules) expect(RULE_NUMBERS).toContain(rule.trim());
    expect((await dialog(page).innerText()).length, target).toBeGreaterThan(40);
    await page.keyboard.press('Escape');
  }
});

test('the rule cited by a refusal opens over the table, and the unfinished turn is kept', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const table = page.url();
  await touch(page, 'section:0');
  await touch(page, 'section:2');
  await dialog(page).getByRole('link', { name: 'Rule RC-C2' }).click();
  const rule = page.getByRole('dialog', { name: /^RC-C2/ });
  await expect(rule).toContainText('A section is available if it carries no banner');
  // The whole book opens in another tab at the same rule, and links back.
  const whole = rule.getByRole('link');
  await expect(whole).toHaveAttribute('href', `/rules/red-cathedral?from=${new URL(table).pathname}#RC-C2`);
  await expect(whole).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(rule).toBeHidden();
  expect(page.url()).toBe(table);
  expect((await situation(page)).draft.steps).toHaveLength(1);
});

test('a refusal opened by keyboard takes the focus, and gives it back when it is closed', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const part = boardPart(page, 'section:2');
  for (const close of [['Escape'], ['Shift+Tab', 'Tab', 'Escape'], ['Tab', 'Enter']]) {
    await part.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeFocused();
    for (const key of close) await page.keyboard.press(key);
    await expect(dialog(page)).toBeHidden();
    await expect(part).toBeFocused();
  }
});

test('a complete turn refuses further touches and says so', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  await playOn(page, mouse(seeded(1)), greedyPolicy(1), ({ complete }) => complete);
  await touch(page, 'section:10');
  const dialog = page.getByRole('dialog', { name: 'Your turn is complete' });
  await expect(dialog).toContainText('Confirm it or undo it.');
});

test('a refusal appears directly above or below the part or button that was touched', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  for (const target of [actionTarget('build'), actionTarget('reroll'), 'ornament:0', 'section:2']) {
    await touch(page, target);
    const [on, name] = target.split(':');
    const thing = on === 'action' ? page.locator(`[data-action="${name}"]`) : boardPart(page, target);
    const [there, here] = [await thing.boundingBox(), await dialog(page).boundingBox()];
    if (!there || !here) throw new Error(`${target} is not visible`);
    // Directly above or below it, not beside it.
    const gap = Math.max(there.y - here.y - here.height, here.y - there.y - there.height);
    expect(gap, target).toBeLessThan(24);
    const middle = there.x + there.width / 2;
    expect(middle, target).toBeGreaterThan(here.x);
    expect(middle, target).toBeLessThan(here.x + here.width);
    await page.keyboard.press('Escape');
  }
});

test('[RC-C3] two equivalent slots are refused with the same reason', async ({ page }) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const said: string[] = [];
  for (const slot of ['slot:4', 'slot:5']) {
    await touch(page, slot);
    const text = await dialog(page).locator('#whynot-text').innerText();
    expect(text).not.toMatch(/difference/i);
    said.push(text);
    await page.keyboard.press('Escape');
  }
  expect(said[1]).toBe(said[0]);
});
