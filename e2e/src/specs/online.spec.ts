import { loadAccount } from '@archivolt/i18n';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { layoutShift } from '../support/layoutShift.ts';
import { installPushService, openPushReceiver } from '../support/pushService.ts';
import { waitForTable } from '../support/records.ts';
import { playAnyTurn, playUntil } from '../support/remote.ts';
import { openPage } from '../support/screens.ts';
import { expect, type Page } from '../support/test.ts';
import {
  enterName,
  expectNoConsoleErrors,
  join,
  setUpTable,
  signUp,
  tableId,
  test,
} from '../support/visitors.ts';

test('two players are matched, chat in plain text and translated phrases, and one reports and blocks the other', async ({
  visit,
}) => {
  const [ada, boris] = [await visit('en'), await visit('de')];
  // Two people who look for the same game are matched.
  for (const [visitor, name] of [
    [ada, 'Ada'],
    [boris, 'Boris'],
  ] as const) {
    const { page, t } = visitor;
    await page.goto('/online?game=architectura');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('button', { name: t.now.go }).click();
    await enterName(visitor, name);
    await page.waitForURL(/\/table\//);
  }
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  expect(tableId(boris.page)).toBe(tableId(ada.page));
  const said = '<b>hello</b> <img src=x onerror=alert(1)>';
  await ada.page.getByRole('button', { name: ada.t.chat.open(0) }).click();
  await ada.page.getByRole('textbox', { name: ada.t.chat.write }).fill(said);
  await ada.page.getByRole('button', { name: ada.t.chat.send }).click();
  await ada.page.getByRole('button', { name: ada.t.chat.phrase.goodLuck }).click();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByRole('button', { name: ada.t.chat.open(0) })).toBeFocused();

  await boris.page.getByRole('button', { name: boris.t.chat.open(2) }).click();
  const talk = boris.page.getByRole('region', { name: boris.t.chat.title });
  await expect(talk.getByText(said)).toBeVisible();
  await expect(talk.locator('li b', { hasText: 'hello' })).toHaveCount(0);
  await expect(talk.locator('li').getByText(boris.t.chat.phrase.goodLuck)).toBeVisible();
  await talk
    .getByRole('button', { name: boris.t.chat.more('Ada') })
    .first()
    .click();
  await talk.getByRole('button', { name: boris.t.chat.report('Ada') }).click();
  const report = boris.page.getByRole('dialog', { name: boris.t.chat.reportTitle });
  await report.getByRole('button', { name: boris.t.chat.reportSend }).click();
  await expect(report).toContainText(boris.t.chat.reported);
  await report.getByRole('button', { name: boris.t.close }).click();
  await talk.getByRole('button', { name: boris.t.chat.block('Ada') }).click();
  await expect(talk.getByText(said)).toHaveCount(0);
  expectNoConsoleErrors(ada, boris);
});

test('a turn is taken back by agreement but never after a roll, and the game can end by agreement', async ({
  visit,
}) => {
  const [ada, boris] = [await visit('en'), await visit('de')];
  const link = await setUpTable(ada, 'Ada', 'red-cathedral', async (page) => {
    await page.getByRole('radio', { name: 'You', exact: true }).check();
    await page.getByRole('radio', { name: /^Rated/ }).check();
  });
  await join(boris, 'Boris', link);
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  await ada.page.getByRole('button', { name: ada.t.table.menu }).click();
  // A request that cannot be granted is disabled, with the reason beside it.
  await expect(ada.page.getByRole('button', { name: ada.t.table.ask.takeBack.name })).toBeDisabled();
  await expect(ada.page.getByText('You have no turn to take back.')).toBeVisible();
  await ada.page.keyboard.press('Escape');

  // A claim reveals nothing unknown, so it can be taken back.
  const askBack = async () => {
    await ada.page.getByRole('button', { name: ada.t.table.menu }).click();
    await ada.page.getByRole('button', { name: ada.t.table.ask.takeBack.name }).click();
  };
  await ada.page.locator('[data-target^="section:"][data-state="possible"]').first().click();
  await playAnyTurn(ada.page);
  await expect(ada.page.getByRole('heading', { name: 'Boris’s turn' })).toBeVisible();
  await expect(ada.page.getByRole('list', { name: ada.t.table.seats }).locator('.runs')).toContainText(
    'Boris',
  );
  await expect(boris.page).toHaveTitle(/●/);
  await askBack();
  await expect(ada.page.getByText(ada.t.table.asked.takeBack)).toBeVisible();
  await boris.page.getByRole('button', { name: boris.t.table.no }).click();
  await expect(ada.page.getByText(ada.t.table.declined.takeBack('Boris'))).toBeVisible();
  await expect(ada.page.getByText(ada.t.table.asked.takeBack)).toBeHidden();
  await askBack();
  await ada.page.getByRole('button', { name: ada.t.table.withdraw }).click();
  await expect(boris.page.getByText(boris.t.table.withdrew('Ada'))).toBeVisible();
  await expect(boris.page.getByRole('button', { name: boris.t.table.yes })).toBeHidden();
  await askBack();
  await expect(boris.page.getByText(boris.t.table.asks.takeBack('Ada'))).toBeVisible();
  await boris.page.getByRole('button', { name: boris.t.table.yes }).click();
  await expect(boris.page.getByText(boris.t.table.tookBack('Ada'))).toBeVisible();
  // The turn is back as it was before it was confirmed.
  await expect(ada.page.getByRole('heading', { name: 'Your turn is complete' })).toBeVisible();

  // A visit to the market ends with a roll, which cannot be taken back.
  await ada.page.getByRole('button', { name: 'Undo all of the turn' }).click();
  await ada.page.locator('[data-target^="die:"][data-state="possible"]').first().click();
  const roll = ada.page.getByRole('button', { name: 'Roll the dice' });
  await playUntil(ada.page, roll);
  await roll.click();
  await expect(ada.page.getByRole('heading', { name: 'Boris’s turn' })).toBeVisible();
  await ada.page.getByRole('button', { name: ada.t.table.menu }).click();
  await expect(ada.page.getByRole('button', { name: ada.t.table.ask.takeBack.name })).toBeDisabled();
  await expect(ada.page.getByText(ada.t.refusals.takeBackAfterUnknown as string)).toBeVisible();
  await ada.page.keyboard.press('Escape');

  await boris.page.getByRole('button', { name: boris.t.table.menu }).click();
  await boris.page.getByRole('button', { name: boris.t.table.ask.endNow.name }).click();
  await ada.page.getByRole('button', { name: ada.t.table.yes }).click();
  const score = ada.page.getByRole('dialog', { name: 'Final score' });
  await expect(score).toContainText(ada.t.table.agreed);
  await expect(score.getByRole('listitem')).toHaveText([
    /Ada\s*before 1500 ± 350\s*1\d{3} ± 3\d\d/,
    /Boris\s*before 1500 ± 350\s*1\d{3} ± 3\d\d/,
  ]);
  await ada.page.keyboard.press('Escape');
  // A dishonest server changes a roll, and the page names it.
  await ada.page.route('**/api/tables/*/file', async (route) => {
    const file: { log: { version: number; picks: number[] }[] } = await (await route.fetch()).json();
    const rolled = file.log.find(({ picks }) => picks.length > 0);
    if (rolled) rolled.picks = rolled.picks.map((pick) => (pick + 1) % 6);
    await route.fulfill({ json: file });
  });
  await ada.page.getByRole('button', { name: ada.t.table.menu }).click();
  await ada.page.getByRole('button', { name: ada.t.dice.verify }).click();
  await expect(
    ada.page.getByText(/A roll or draw in step \d+ does not follow from the secret/),
  ).toBeVisible();
  await ada.page.unroute('**/api/tables/*/file');
  await ada.page.getByRole('button', { name: ada.t.dice.verify }).click();
  await expect(ada.page.getByText('Everything checks out')).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByRole('button', { name: ada.t.table.ask.rematch.name }).click();
  // He is still reading the score and is asked beside it.
  await boris.page.getByRole('dialog').getByRole('button', { name: boris.t.table.yes }).click();
  const first = ada.page.url();
  await ada.page.getByRole('link', { name: ada.t.table.toNext }).click();
  await waitForTable(ada.page);
  expect(ada.page.url()).not.toBe(first);

  await boris.page.goto('/online');
  await ada.page.goto('/online/new/architectura');
  await ada.page.getByRole('radio', { name: ada.t.create.accesses.invitation.name }).check();
  await ada.page.getByRole('button', { name: ada.t.create.go }).click();
  await ada.page.getByRole('button', { name: /Invite.*Boris/ }).click();
  // It is in his lobby immediately, and he declines with the keyboard.
  await expect(boris.page.getByRole('heading', { name: boris.t.lobby.invited })).toBeVisible();
  await expect(boris.page.getByText(boris.t.lobby.invitedBy('Ada'))).toBeVisible();
  await expectNoViolations(boris.page, 'lobby with an invitation');
  await boris.page
    .getByRole('button', { name: new RegExp(`${boris.t.table.no}.*Architectura`) })
    .press('Enter');
  await expect(boris.page.getByText(boris.t.lobby.invitedBy('Ada'))).toBeHidden();
  await expect(boris.page.getByRole('heading', { level: 1 })).toBeFocused();
  const invited = ada.page.getByRole('button', { name: /Invited.*Boris/ });
  await expect(invited).toBeFocused();
  await expectNoViolations(ada.page, 'waiting, with somebody invited');
  await ada.page.reload();
  await expect(invited).toBeVisible();
  // His own profile page knows it as well.
  await ada.page.getByRole('link', { name: 'Boris' }).click();
  await ada.page.getByRole('heading', { name: 'Boris', level: 1 }).waitFor();
  await expect(invited).toBeVisible();
  await expectNoViolations(ada.page, 'a person who is invited');

  // He joins another table from the start page, without the link.
  await ada.page.goto('/online/new/red-cathedral');
  await ada.page.getByRole('radio', { name: ada.t.create.accesses.invitation.name }).check();
  await ada.page.getByRole('button', { name: ada.t.create.go }).click();
  await ada.page.getByRole('button', { name: /Invite.*Boris/ }).click();
  await expect(invited).toBeFocused();
  await boris.page.goto('/');
  const way = boris.page.getByRole('main').getByRole('link', { name: boris.t.lobby.invitedBy('Ada') });
  await way.waitFor();
  // Space is reserved for what comes from the server.
  expect(await layoutShift(boris.page)).toBeLessThan(0.01);
  await way.click();
  await boris.page.getByRole('button', { name: boris.t.join.sit }).click();
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  // The rematch waits for one of them, who is shown the link.
  const ways = [ada, boris].map(({ page, t }) => page.getByRole('link', { name: t.table.others(1) }));
  await expect.poll(async () => (await Promise.all(ways.map((way) => way.count()))).sort()).toEqual([0, 1]);
  expectNoConsoleErrors(ada, boris);
});

test('a device is notified on request, and the notification opens the table', async ({ visit }) => {
  const ada = await visit('en', { serviceWorkers: 'allow' });
  const { page } = ada;
  await page.addInitScript(installPushService, 'https://push.archivolt.invalid/ada');
  await signUp(ada, 'Ada');
  await page.goto('/account');
  const { notify } = await loadAccount('en');
  const on = page.getByRole('button', { name: notify.enable });
  const off = page.getByRole('button', { name: notify.disable });
  await on.click();
  await expect(page.getByText(notify.enabled)).toBeVisible();
  await page.reload();
  await off.click();
  await expect(on).toBeVisible();

  const receiver = await openPushReceiver(page);
  const payload = {
    title: 'Your turn',
    body: 'Boris has moved.',
    path: '/table/abc',
    tag: 'turn-abc',
    language: 'en',
  };
  await receiver.push(payload);
  await expect
    .poll(() => receiver.shown())
    .toMatchObject({ title: 'Your turn', lang: 'en', tag: 'turn-abc' });
  expect(await receiver.click()).toEqual([new URL('/table/abc', page.url()).href]);
  expectNoConsoleErrors(ada);
});

test('without a server, local games work and the online page says that there is no server @phone', async ({
  page,
}) => {
  // A static host answers every URL with the same page.
  await page.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  );
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: 'No server' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await page.getByRole('button', { name: 'Solo' }).click();
  await waitForTable(page);
});

/** Checks with axe in both themes, and that nothing is wider than the window. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBe(0);
  await expectAccessibleInBothThemes(page, where);
}

test('a slow game shows the time left by the server’s clock, even if the device’s clock is wrong', async ({
  visit,
}) => {
  const ada = await visit('en');
  const { page } = ada;
  await page.clock.install({ time: Date.now() - 5 * 3_600_000 });
  await signUp(ada, 'Ada');
  const { origin } = new URL(page.url());
  const made = await page.request.post('/api/tables', {
    headers: { origin },
    data: {
      game: 'architectura',
      options: { first: 0 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }],
      clock: { kind: 'slow', hours: 24 },
      access: 'invitation',
      rated: false,
      delay: 0,
      salt: '00'.repeat(16),
    },
  });
  expect(made.status()).toBe(201);
  await page.goto('/online');
  // Known to the second only, and this is the first second of a day; by the device's clock it would be 28 or 29.
  await expect(page.getByText(/\b2[34] hr left/)).toBeVisible();
  expectNoConsoleErrors(ada);
});

test('axe finds no violations on the way to an online table or at it @small @smoke', async ({
  visit,
  isMobile,
}) => {
  const ada = await visit('en', { phone: isMobile });
  const { page, t } = ada;
  await openPage(page, '/online');
  await expectNoViolations(page, 'lobby');
  await openPage(page, '/online/new/architectura');
  await expectNoViolations(page, 'new table');
  await page.getByRole('button', { name: t.create.go }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolations(page, 'who are you?');
  await enterName(ada, 'Ada');
  await page.getByRole('button', { name: t.bot.give }).waitFor();
  const field = page.getByRole('textbox', { name: t.waiting.link });
  await expect(field).not.toHaveValue('');
  const link = await field.inputValue();
  await expectNoViolations(page, 'waiting for players');

  const boris = await visit('en', { phone: isMobile });
  await openPage(boris.page, '/online');
  await expect(boris.page.getByRole('button', { name: t.lobby.sit })).not.toHaveCount(0);
  await expectNoViolations(boris.page, 'lobby with a table');
  await openPage(boris.page, link);
  await expectNoViolations(boris.page, 'invitation');
  await join(boris, 'Boris', link);
  await Promise.all([waitForTable(page), waitForTable(boris.page)]);

  await page.getByRole('button', { name: t.table.menu }).click();
  await expectNoViolations(page, 'menu of the table');
  await page.getByRole('button', { name: t.table.ask.endNow.name }).click();
  await expect(boris.page.getByRole('button', { name: t.table.yes })).toBeVisible();
  await boris.page.getByRole('button', { name: t.chat.open(0) }).click();
  await boris.page.getByRole('button', { name: t.chat.phrase.hello }).click();
  await expectNoViolations(boris.page, 'table with a question and the talk');
  await expectNoViolations(page, 'table with a note');
  expectNoConsoleErrors(ada, boris);
});

test('axe finds no violations in the account, sign-in, leaderboard and profile pages @small', async ({
  visit,
  isMobile,
}) => {
  const ada = await visit('en', { phone: isMobile });
  const { page } = ada;
  await openPage(page, '/account');
  await expectNoViolations(page, 'sign-in');
  await signUp(ada, 'Ada');
  await openPage(page, '/account');
  await expectNoViolations(page, 'account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expectNoViolations(page, 'delete?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Your page as others see it' }).click();
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await expectNoViolations(page, 'person');
  await openPage(page, '/leaderboard');
  await expectNoViolations(page, 'leaderboard');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await page.waitForURL(/\/online/);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expectNoConsoleErrors(ada);
});
