import { at, offersOf } from '@archivolt/engine';
import {
  componentsOf,
  deliverable,
  type Move,
  PLACES,
  redCathedral,
  sectionAt,
  slotCost,
  totalOf,
} from '@archivolt/red-cathedral';
import type { Locator } from '@playwright/test';
import { isMyTurn, prepareGame } from '../../../games/red-cathedral/hands/prepareGame.ts';
import { openGame, type Situation, situation } from '../../../games/red-cathedral/hands/record.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page, test } from '../support/test.ts';
import { boardPart, click, isPhone, tap } from '../support/touch.ts';

/** Counts what a player touches. Switching panes on a phone decides nothing and is not counted. */
class TouchCounter {
  count = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(thing: Locator): Promise<void> {
    this.count++;
    await (isPhone(this.page) ? tap : click)(this.page, thing);
  }
  async pressPart(target: string): Promise<void> {
    const part = { section: 1, slot: 2 }[target.split(':')[0] ?? ''] ?? 0;
    const thing = this.page.locator(`[data-target="${target}"]`).filter({ visible: true });
    if (isPhone(this.page) && (await thing.count()) === 0)
      await this.page.locator('.tabs button').nth(part).tap();
    await this.press(boardPart(this.page, target));
  }
  /** The golden button: confirm, end the turn, or roll. */
  async pressConfirm(): Promise<void> {
    await this.press(this.page.locator('.answers .confirm:not(.skip)'));
  }
}

const turnFrom =
  (turn: number, fits: (now: Situation) => boolean = () => true) =>
  (now: Situation): boolean =>
    isMyTurn(now) && now.state.table.turn >= turn && fits(now);

const submitted = async (page: Page): Promise<number> => (await situation(page)).stored.submissions.length;
const question = async (page: Page) => (await situation(page)).draft.view.table.todo.at(-1)?.ask;

/** A claim of a tile whose gain needs no further question. */
const plainClaim = ({ state, offers }: Situation): Extract<Move, { do: 'claim' }> | undefined =>
  offers.find((move): move is Extract<Move, { do: 'claim' }> => {
    if (move.do !== 'claim') return false;
    const { tile } = sectionAt(state.table, move.section);
    return tile !== null && at(componentsOf(state.table).tiles, tile).benefit.kind !== 'any';
  });

for (const [name, table] of Object.entries({
  'at the beginning': prepareGame({ players: 2, until: turnFrom(1) }),
  'later in a game of three': prepareGame({
    players: 3,
    until: turnFrom(16, (now) => plainClaim(now) !== undefined),
  }),
  'on the advanced side': prepareGame({
    players: 2,
    side: 'advanced',
    until: turnFrom(1, (now) => plainClaim(now) !== undefined),
  }),
}))
  test(`[RC-C1] a claim takes at most three touches, ${name} @phone`, async ({ page }) => {
    await openGame(page, table);
    const before = await submitted(page);
    const touches = new TouchCounter(page);
    const move = plainClaim(await situation(page));
    await touches.pressPart(`section:${move?.section}`);
    await expect.poll(() => question(page)).toMatch(/slot|banner/);
    const { draft } = await situation(page);
    const player = at(draft.view.table.players, draft.view.seat);
    const slot = [1, 2, 3, 4, 0].find(
      (each) => player.slots[each] === null && player.rubles >= slotCost(draft.view.table, player, each),
    );
    if (slot === undefined) await touches.press(page.locator('[data-choice$=" down"]').first());
    else await touches.pressPart(`slot:${slot}`);
    await touches.pressConfirm();
    await expect.poll(() => submitted(page)).toBe(before + 1);
    expect(touches.count).toBeLessThanOrEqual(3);
    const { events } = await situation(page);
    // Nothing was given up silently: the tile is as announced, and gave what it could.
    const placed = events.findLast((event) => event.type === 'placed');
    expect(placed).toMatchObject({ up: slot !== undefined });
    for (const event of events.slice(events.findLastIndex(({ type }) => type === 'claimed')))
      if (event.type === 'gained') expect(event.count).toBeGreaterThan(0);
  });

test('[RC-A1] an acquisition takes at most four touches and everything there is to take @phone', async ({
  page,
}) => {
  for (const turn of [1, 10, 20]) {
    await openGame(page, { ...prepareGame({ players: 2, until: turnFrom(turn) }), id: `prepared${turn}` });
    const before = await situation(page);
    const table = before.state.table;
    const move = before.offers.find((offer) => offer.do === 'acquire');
    if (move?.do !== 'acquire') throw new Error('no die can be moved');
    const [from, to] = [
      at(table.dice, move.die).place,
      (at(table.dice, move.die).place + move.steps) % PLACES,
    ];
    const touches = new TouchCounter(page);
    const alone = table.dice.filter((die) => die.place === from).length === 1;
    // On a phone a die is lifted through its place; several dice there open a tray first.
    await touches.pressPart(isPhone(page) ? `place:${from}` : `die:${move.die}`);
    if (isPhone(page) && !alone) {
      const inTray = page.locator(`.tray [data-target="die:${move.die}"]`);
      if ((await inTray.count()) > 0) await touches.press(inTray);
    }
    await touches.pressPart(`place:${to}`);
    await expect.poll(() => question(page)).toBe('market');
    const left = (await situation(page)).offers.filter(
      ({ do: word }) => word === 'take' || word === 'activate',
    );
    const roll = page.locator('.answers .confirm');
    if (left.length > 0) await expect(roll).toContainText(/^\s*Take .* and roll/);
    await touches.pressConfirm();
    await expect.poll(() => submitted(page)).toBe(before.stored.submissions.length + 1);
    expect(touches.count).toBeLessThanOrEqual(4);
    const added = (await situation(page)).events.slice(before.events.length);
    if (left.some((offer) => offer.do === 'take'))
      expect(added.map(({ type }) => type)).toContainEqual(
        expect.stringMatching(/^(?:gained|rubles|recognition)$/),
      );
  }
});

/** The player's cubes that a section still needs. */
const neededCubes = ({ state: { table } }: Situation, section: number): number =>
  totalOf(deliverable(table, 0, section));
const sites = ({ offers }: Situation): number[] => [
  ...new Set(offers.flatMap((move) => (move.do === 'deliver' ? [move.section] : []))),
];

test('[RC-B1] delivering three cubes takes at most four touches @phone', async ({ page }) => {
  const whole = (now: Situation): boolean => sites(now).some((section) => neededCubes(now, section) >= 3);
  const apart = (now: Situation): boolean =>
    sites(now).length > 1 &&
    !whole(now) &&
    sites(now).reduce((sum, site) => sum + neededCubes(now, site), 0) >= 3;
  for (const [name, fits] of Object.entries({ whole, apart })) {
    await openGame(page, { ...prepareGame({ players: 3, seed: 2, until: turnFrom(4, fits) }), id: name });
    const before = await situation(page);
    const touches = new TouchCounter(page);
    while ((await situation(page)).stored.submissions.length === before.stored.submissions.length) {
      const now = await situation(page);
      const [site] = now.offers.some(({ do: word }) => word === 'deliver')
        ? sites(now).sort((one, other) => neededCubes(before, other) - neededCubes(before, one))
        : [];
      const choice = page.locator('.choices [data-choice^="put"]').first();
      if (site === undefined) await touches.pressConfirm();
      else if (await choice.isVisible()) await touches.press(choice);
      else await touches.pressPart(`section:${site}`);
      const done = async () => {
        const { draft, stored } = await situation(page);
        const asked = await choice.isVisible();
        return `${stored.submissions.length} ${draft.steps.length} ${asked}`;
      };
      const was = `${now.stored.submissions.length} ${now.draft.steps.length} false`;
      await expect.poll(done).not.toBe(was);
      expect(touches.count).toBeLessThanOrEqual(4);
    }
    const added = (await situation(page)).events.slice(before.events.length);
    expect(added.filter(({ type }) => type === 'delivered').length, name).toBe(3);
  }
});

test('[RC-C4] a slot that is too expensive says so, and takes a tile face down only on request @phone', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const touches = new TouchCounter(page);
  const first = (await situation(page)).offers.find((move) => move.do === 'claim');
  await touches.pressPart(`section:${first?.do === 'claim' ? first.section : 0}`);
  const dear = boardPart(page, 'slot:0');
  await expect(dear).toHaveAttribute('aria-label', /Too dear: face down only$/);
  await expect(page.locator('.slot.dear')).toHaveCount(1);
  await expect(page.locator('section.action p')).toContainText('too dear: face down only');
  await touches.pressPart('slot:0');
  await expect(page.locator('section.action p')).toContainText('Face up costs 4');
  expect((await situation(page)).draft.steps).toHaveLength(1);
  await expect(dear).toHaveAttribute('data-state', 'chosen');
  const down = page.locator('[data-choice="slot 0 down"]');
  await expect(down).toContainText('Face down');
  await touches.press(down);
  await expect.poll(async () => (await situation(page)).complete).toBe(true);
  const steps = (await situation(page)).draft.steps.flatMap(({ events }) => events);
  expect(steps.find(({ type }) => type === 'placed')).toMatchObject({ slot: 0, up: false });
  // One touch, one undo.
  await page.getByRole('button', { name: 'Undo one step' }).click();
  await expect.poll(async () => (await situation(page)).draft.steps.length).toBe(1);
});

test('[RC-C4] a slot does what its label says, only the first of two equal slots is offered, and a reload moves no tile', async ({
  page,
}) => {
  await openGame(page, prepareGame({ players: 2, until: isMyTurn }));
  const touches = new TouchCounter(page);
  const first = (await situation(page)).offers.find((move) => move.do === 'claim');
  await touches.pressPart(`section:${first?.do === 'claim' ? first.section : 0}`);
  await expect(boardPart(page, 'slot:4')).toHaveAttribute(
    'aria-label',
    /^White slot.*Place the tile face up in the white slot for 3/,
  );
  await expect(boardPart(page, 'slot:5')).not.toHaveAttribute('data-state');
  await expect(boardPart(page, 'slot:1')).toHaveAttribute('aria-label', /face up in the yellow slot for 2/);
  await touches.pressPart('slot:1');
  const { draft } = await situation(page);
  expect(at(draft.view.table.players, 0).up[1]).toBe(true);

  await page.getByRole('button', { name: 'Undo one step' }).click();
  await expect.poll(async () => (await situation(page)).draft.steps.length).toBe(1);
  await touches.pressPart('slot:5');
  await expect(page.locator('.whynot')).toContainText(
    'Both slots are equivalent. Choose the first white slot.',
  );
  await page.keyboard.press('Escape');
  await touches.pressPart('slot:4');
  const filled = async () => (await situation(page)).draft.view.table.players[0]?.slots[4] ?? null;
  await expect.poll(filled).not.toBe(null);
  // The drawing shows the state of the rules, so a reload moves nothing.
  const slots = page.getByRole('list', { name: 'Workshop' });
  const [before, tile] = [await slots.ariaSnapshot(), await filled()];
  await page.reload();
  await waitForTable(page);
  expect(await filled()).toBe(tile);
  await expect(slots).toMatchAriaSnapshot(before);
});

test('[RC-T4] amounts are listed from most to least, and answers that give something up look quiet', async ({
  page,
}) => {
  const four = ({ offers }: Situation): boolean => offers.some(({ do: word }) => word === 'acquire');
  await openGame(page, prepareGame({ players: 2, until: turnFrom(1, four) }));
  const touches = new TouchCounter(page);
  const { offers, state } = await situation(page);
  // A move to a material of which fewer could be taken.
  const move = offers.find((offer) => {
    if (offer.do !== 'acquire') return false;
    const view = { table: redCathedral.copyTable(state.table), seat: 0, mine: null };
    redCathedral.play(view, offer, () => 0, []);
    redCathedral.play(view, { do: 'take' }, () => 0, []);
    return view.table.todo.at(-1)?.ask === 'amount' && offersOf(redCathedral, view).length > 2;
  });
  if (move?.do !== 'acquire') throw new Error('nothing to take fewer of');
  await touches.pressPart(`die:${move.die}`);
  await touches.pressPart(`place:${(at(state.table.dice, move.die).place + move.steps) % PLACES}`);
  const fewer = page.locator('[data-choice="take fewer"]');
  await expect(fewer).toHaveClass(/quiet/);
  await touches.press(fewer);
  const amounts = page.locator('.choices [data-choice^="amount"]');
  await expect(amounts.first()).toBeVisible();
  const counts = (await amounts.evaluateAll((all) => all.map((each) => each.dataset.choice))).map((key) =>
    Number(key?.split(' ')[1]),
  );
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  // Nothing can be lost silently by rolling.
  await page.getByRole('button', { name: 'Undo one step' }).click();
  await expect(page.locator('[data-choice="roll"]')).toContainText('Roll without taking');
  await expect(page.locator('[data-choice="roll"]')).toHaveClass(/quiet/);
});

test.describe('solo against Ivan', () => {
  test('[RC-V5d] Ivan’s claim is shown as his turn, although the player chooses between equal sections', async ({
    page,
  }) => {
    const ivans = ({ state, toMove }: Situation): boolean =>
      toMove === 0 && state.table.todo.at(-1)?.ask === 'ivanClaim';
    await openGame(page, prepareGame({ players: 1, until: ivans }));
    const title = page.locator('#action-title');
    await expect(title).toHaveText('Ivan’s turn');
    await expect(page.locator('section.action p')).toContainText('suit him equally');
    const [move] = (await situation(page)).offers;
    await new TouchCounter(page).pressPart(`section:${move?.do === 'ivanClaim' ? move.section : 0}`);
    await expect(title).toHaveText('Ivan’s move is decided');
    await expect(page.locator('.preview .unknown')).toHaveCount(0);
  });

  test('[RC-V2] the preview ends with the player’s own turn and does not include Ivan’s dice', async ({
    page,
  }) => {
    await openGame(page, prepareGame({ players: 1, until: isMyTurn }));
    const touches = new TouchCounter(page);
    const claim = plainClaim(await situation(page));
    await touches.pressPart(`section:${claim?.section}`);
    await expect(page.locator('[data-target="slot:1"]')).toHaveAttribute('data-state', 'possible');
    await boardPart(page, 'slot:1').hover();
    const preview = page.locator('.preview.panel');
    await expect(preview).toBeVisible();
    await expect(preview).not.toContainText('rolled');
    await expect(preview.locator('.counters')).toContainText('Inventory spaces');
    await touches.pressPart('slot:1');
    await expect(page.locator('#action-title')).toHaveText('Your turn is complete');
    await expect(page.locator('.answers .confirm')).toHaveText('Confirm turn');
    await expect(preview).not.toContainText('rolled');
  });
});

test.describe('while Ivan moves', () => {
  test.use({
    contextOptions: { reducedMotion: 'no-preference' },
    settings: { locale: 'en', speed: 0.5, volume: 0 },
  });

  test('[RC-V2] neither the bar nor the row of players says that it is your turn', async ({ page }) => {
    await openGame(page, prepareGame({ players: 1, until: isMyTurn }));
    const touches = new TouchCounter(page);
    await touches.pressPart(`section:${plainClaim(await situation(page))?.section}`);
    await touches.pressPart('slot:1');
    await touches.pressConfirm();
    await page.locator('.confirm.skip').waitFor();
    await expect(page.locator('#action-title')).not.toHaveText(/Your turn/);
    await expect(page.locator('.chips li:has(.on)')).toHaveAttribute('data-thing', 'player:1');
  });
});

test('[RC-B1] a chosen cube asks for its section, a refused Claim names none, and a preview uses the player’s colour', async ({
  page,
}) => {
  // Seat 1 is yellow.
  const second = ({ state, toMove }: Situation): boolean =>
    toMove === 1 && state.table.turn > 1 && state.table.todo.at(-1)?.ask === 'turn';
  await openGame(page, prepareGame({ players: 2, until: second }));
  const touches = new TouchCounter(page);
  await touches.pressPart(`section:${plainClaim(await situation(page))?.section}`);
  await expect(page.locator('.preview .counters .pc-yellow')).toHaveCount(1);
  const choice = (now: Situation): boolean => {
    const kinds = now.offers.flatMap((move) => (move.do === 'deliver' ? [move.kind] : []));
    return new Set(kinds).size < kinds.length;
  };
  await openGame(page, { ...prepareGame({ players: 3, seed: 2, until: turnFrom(4, choice) }), id: 'held' });
  const { offers } = await situation(page);
  const kinds = offers.flatMap((move) => (move.do === 'deliver' ? [move.kind] : []));
  await touches.pressPart(`goods:${kinds.find((kind, index) => kinds.indexOf(kind) !== index)}`);
  await expect(page.locator('section.action p')).toContainText('choose the section it goes to');
  await expect(page.locator('section.action p')).not.toContainText('up to 3');
  // The plain button of an unavailable action names no section.
  await touches.press(page.locator('[data-target^="section:"][data-state="possible"]').first());
  await page.locator('[data-action="claim"]').click();
  await expect(page.locator('.whynot')).toContainText('Claim');
  await expect(page.locator('.whynot')).not.toContainText('tower');
});
