import { randomBytes } from 'node:crypto';
import { type Architectura as Ar, architectura } from '@archivolt/architectura';
import { loadSetUp } from '@archivolt/architectura/words';
import { seeded } from '@archivolt/engine';
import { loadTable } from '@archivolt/i18n';
import { type RedCathedral as Rc, redCathedral } from '@archivolt/red-cathedral';
import { pointer } from '../../../games/architectura/hands/hand.ts';
import { eagerPolicy } from '../../../games/architectura/hands/policy.ts';
import type { Situation as ArSituation } from '../../../games/architectura/hands/record.ts';
import { mouse, thumb } from '../../../games/red-cathedral/hands/hand.ts';
import { greedyPolicy } from '../../../games/red-cathedral/hands/policy.ts';
import type { Situation } from '../../../games/red-cathedral/hands/record.ts';
import { confirmButton } from '../support/playing.ts';
import { waitForTable } from '../support/records.ts';
import { type Player, playOn, type RemoteSituation, remoteSituation } from '../support/remote.ts';
import { expect } from '../support/test.ts';
import {
  expectNoConsoleErrors,
  expectOnlyLostConnections,
  join,
  setUpTable,
  tableId,
  test,
  type Visitor,
} from '../support/visitors.ts';

/** Hands and policies read the same fields of a position, wherever the game is stored. */
const rc = (now: RemoteSituation<Rc>): Situation => now as unknown as Situation;
const ar = (now: RemoteSituation<Ar>): ArSituation => ({ ...now, events: [] }) as unknown as ArSituation;

function rcPlayer({ page }: Visitor, seed: number, handOf = mouse): Player<Rc> {
  const [hand, policy] = [handOf(seeded(seed)), greedyPolicy(seed)];
  return {
    page,
    game: redCathedral,
    choose: (now) => policy(rc(now)),
    make: (at, move, now) => hand.make(at, move, rc(now)),
  };
}

function arPlayer({ page }: Visitor, seed: number): Player<Ar> {
  const [hand, policy] = [pointer(seeded(seed)), eagerPolicy(seed)];
  return {
    page,
    game: architectura,
    choose: (now) => policy(ar(now)),
    make: (at, move, now) => hand.make(at, move, ar(now)),
  };
}

// Whole games in several browsers take a long time.
test.slow();

/** Fixed dice, so that failures are reproducible; random ones in the long form. */
function fixedDice(): () => string {
  const isLong = process.env.ARCHIVOLT_LONG !== undefined;
  const seed = process.env.ARCHIVOLT_SEED ?? (isLong ? randomBytes(32).toString('hex') : '5e'.repeat(32));
  if (isLong) console.log(`to play it again: ARCHIVOLT_SEED=${seed}`);
  return () => seed;
}

const note = ({ page }: Visitor, text: string) => page.locator('.notes').getByText(text);

test('two browsers finish a game in two languages with a spectator, despite a reload and a lost network @smoke', async ({
  visit,
  openServer,
}) => {
  const server = await openServer({ newSeed: fixedDice() });
  const there = { baseURL: server.address };
  const ada = await visit('en', there);
  const boris = await visit('de', { phone: true, ...there });
  const clio = await visit('fr', { phone: true, ...there });
  const link = await setUpTable(ada, 'Ada', 'red-cathedral', async (page, t) => {
    await page.getByRole('radio', { name: t.create.accesses.invitation.name }).check();
    await page.getByRole('radio', { name: new RegExp(`^${t.create.watching.yes.name}`) }).check();
  });
  await join(boris, 'Boris', link);
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);

  await clio.page.goto(`/table/${tableId(ada.page)}`);
  await waitForTable(clio.page);
  await expect(note(clio, clio.t.table.watching)).toBeVisible();
  await expect(clio.page.locator('[data-state="possible"]')).toHaveCount(0);

  const players = [rcPlayer(ada, 1), rcPlayer(boris, 2, thumb)] as const;
  await playOn(players, {
    of: players[0],
    when: ({ state, draft }) => state.table.turn > 3 && draft.steps.length > 0,
  });
  const { draft } = await remoteSituation(ada.page, redCathedral);
  await ada.page.reload();
  await waitForTable(ada.page);
  // Many answers may displace the emblem, but not the title.
  const asked = ada.page.locator('.prompt:has(.mine) h2');
  await expect(confirmButton(ada.page).or(asked).first()).toBeVisible();
  expect((await remoteSituation(ada.page, redCathedral)).draft).toEqual(draft);

  await playOn(players, { of: players[1], when: ({ complete, mine }) => complete && mine });
  const { version } = await remoteSituation(boris.page, redCathedral);
  await boris.page.context().setOffline(true);
  await expect(note(boris, boris.t.table.offline)).toBeVisible();
  await confirmButton(boris.page).click();
  await boris.page.context().setOffline(false);
  await expect.poll(async () => (await remoteSituation(boris.page, redCathedral)).version).toBe(version + 1);
  await expect(note(boris, boris.t.table.offline)).toBeHidden();

  // A spectator may leave and return; the game does not wait.
  const table = clio.page.url();
  await clio.page.goto('/healthz');
  await playOn(players, { of: players[0], when: ({ state }) => state.table.turn > 30 });
  await clio.page.goto(table);
  await waitForTable(clio.page);
  await playOn(players);
  const { totals } = redCathedral.score((await remoteSituation(ada.page, redCathedral)).state.table);
  for (const [{ page }, language] of [
    [ada, 'en'],
    [boris, 'de'],
    [clio, 'fr'],
  ] as const) {
    const sheet = page.getByRole('dialog', { name: (await loadTable(language)).score.final });
    await expect(sheet.locator('.total')).toHaveText(totals.map(String));
  }

  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: ada.t.table.menu }).click();
  await ada.page.getByRole('button', { name: ada.t.dice.verify }).click();
  await expect(ada.page.getByText('Everything checks out')).toBeVisible();
  expectOnlyLostConnections(ada, boris, clio);
});

test('a bot takes over from a player who resigns and hands back, and the game is played to its end', async ({
  visit,
  openServer,
}) => {
  const server = await openServer({ newSeed: fixedDice() });
  const there = { baseURL: server.address };
  const ada = await visit('it', there);
  const boris = await visit('pt-BR', there);
  const clio = await visit('en', there);
  const link = await setUpTable(ada, 'Ada', 'architectura', async (page) => {
    const setUp = await loadSetUp('it');
    await page.getByRole('radio', { name: setUp.countPlayers(3) }).check();
  });
  // A bot takes one of the open seats, and is removed again.
  await ada.page.getByRole('button', { name: ada.t.bot.give }).first().press('Enter');
  const free = ada.page.getByRole('button', { name: ada.t.bot.free });
  await expect(free).toBeFocused();
  await expect(ada.page.getByText(ada.t.waiting.lead(1))).toBeVisible();
  await free.press('Enter');
  await expect(ada.page.getByText(ada.t.waiting.lead(2))).toBeVisible();
  await join(boris, 'Boris', link);
  await join(clio, 'Clio', link);
  await Promise.all([ada, boris, clio].map(({ page }) => waitForTable(page)));

  const players = [arPlayer(ada, 3), arPlayer(boris, 4), arPlayer(clio, 5)] as const;
  await playOn(players, { of: players[0], when: ({ state }) => state.table.turn > 3 });
  const resign = async () => {
    await clio.page.getByRole('button', { name: clio.t.table.menu }).click();
    await clio.page.getByRole('button', { name: clio.t.table.resign.name }).click();
    await clio.page.getByRole('dialog').getByRole('button', { name: clio.t.table.resignYes }).click();
    await expect(note(clio, clio.t.table.botForYou.resigned)).toBeVisible();
  };
  await resign();
  await expect(ada.page.getByRole('img', { name: ada.t.table.botFor('Clio') })).toBeVisible();
  await playOn(players, { of: players[0], when: ({ state }) => state.table.turn > 8 });

  await clio.page.getByRole('button', { name: clio.t.table.return }).click();
  await expect(note(clio, clio.t.table.botForYou.resigned)).toBeHidden();
  await playOn(players, { of: players[2], when: ({ mine, state }) => mine && state.table.turn > 8 });
  await playOn(players, { of: players[0], when: ({ state }) => state.table.turn > 12 });

  await resign();
  await clio.page.close();
  await playOn(players.slice(0, 2));
  const { totals } = architectura.score((await remoteSituation(ada.page, architectura)).state.table);
  for (const [{ page }, language] of [
    [ada, 'it'],
    [boris, 'pt-BR'],
  ] as const) {
    const sheet = page.getByRole('dialog', { name: (await loadTable(language)).score.final });
    await expect(sheet.locator('.total')).toHaveText(totals.map(String));
  }
  expectNoConsoleErrors(ada, boris);
});
