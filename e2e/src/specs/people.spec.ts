import { loadShell } from '@archivolt/i18n';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page } from '../support/test.ts';
import { expectNoConsoleErrors, join, setUpTable, tableId, test, type Visitor } from '../support/visitors.ts';

/** People at an online table: leaving, returning, meeting again, watching, blocking. */

const notes = (page: Page) => page.locator('.notes');
const logNotices = (page: Page) => page.locator('.pane.log .notice');

/** Opens the chat, checks its latest notice, and closes it again. */
async function expectChatNews({ page, t }: Visitor, words: RegExp | string): Promise<void> {
  await page.getByRole('button', { name: t.chat.title }).first().click();
  await expect(page.getByRole('region', { name: t.chat.title }).locator('.news')).toContainText([words]);
  await page.keyboard.press('Escape');
}

/** Ada and another player at a table of Architectura; the other player begins. */
async function startTableForTwo(host: Visitor, guest: Visitor, name: string): Promise<string> {
  const link = await setUpTable(host, 'Ada', 'architectura', async (page, t) => {
    await page.getByRole('radio', { name: t.create.seat(2), exact: true }).check();
  });
  await join(guest, name, link);
  await Promise.all([waitForTable(host.page), waitForTable(guest.page)]);
  return tableId(host.page);
}

test('the bar, log and chat report a player who leaves, returns or resigns, and what happens next', async ({
  visit,
  openServer,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [ada, ben] = [await visit('en', own), await visit('de', { phone: true, ...own })];
  const id = await startTableForTwo(ada, ben, 'Ben');
  await ben.page.goto('/');
  await expect(notes(ada.page)).toContainText('Ben has left the table.');
  await expect(ada.page.locator('.prompt p')).toHaveText(/^Ben has left the table\. A bot takes over/);
  await expect(logNotices(ada.page)).toHaveText([/Ben has left the table\. .*bot/]);
  await expectChatNews(ada, /^Ben has left the table\. .*bot/);
  await expectAccessible(ada.page, 'a table that somebody has left');

  await ben.page.goto(`/table/${id}`);
  await waitForTable(ben.page);
  await expect(logNotices(ada.page)).toHaveText([ada.t.table.seatNews.back('Ben'), /has left/]);
  await expect(notes(ada.page)).not.toContainText('has left');
  await expectChatNews(ada, ada.t.table.seatNews.back('Ben'));

  await ben.page.getByRole('button', { name: ben.t.table.menu }).click();
  await ben.page.getByRole('button', { name: ben.t.table.resign.name }).click();
  await ben.page.getByRole('button', { name: ben.t.table.resignYes }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(logNotices(ada.page).first()).toHaveText(ada.t.table.seatNews.ended('Ben'));
  await expect(notes(ada.page)).toContainText('Ben resigned');
  await expectChatNews(ada, ada.t.table.seatNews.ended('Ben'));
  expectNoConsoleErrors(ada, ben);
});

test('a minute after a player has left, the others can let a bot play until that player returns @long', async ({
  visit,
  openServer,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [ada, ben] = [await visit('en', own), await visit('en', own)];
  const id = await startTableForTwo(ada, ben, 'Ben');
  await expect(ben.page.locator('.prompt .mine')).toBeVisible();
  await ben.page.goto('/');
  const note = notes(ada.page).getByRole('status').filter({ hasText: 'Ben has left the table.' });
  await expect(note).toContainText('From');
  const standIn = note.getByRole('button', { name: ada.t.table.standIn });
  await expect(standIn).toBeVisible({ timeout: 90_000 });
  await standIn.click();
  await expect(ada.page.getByRole('img', { name: ada.t.table.botFor('Ben') })).toBeVisible();
  await expect(logNotices(ada.page).first()).toHaveText(ada.t.table.seatNews.left('Ben'));
  await expect(ada.page.locator('.prompt .mine')).toBeVisible();
  await ben.page.goto(`/table/${id}`);
  await expect(ben.page.getByText(ben.t.table.botForYou.left)).toBeVisible();
  await ben.page.getByRole('button', { name: ben.t.table.return }).click();
  await expect(logNotices(ada.page).first()).toHaveText(ada.t.table.seatNews.back('Ben'));
  await expectChatNews(ada, ada.t.table.seatNews.back('Ben'));
  expectNoConsoleErrors(ada, ben);
});

test('local and online games are listed together under “My games”', async ({ visit, openServer }) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [ada, ben] = [await visit('en', own), await visit('en', own)];
  const { mine } = await loadShell('en');
  await ada.page.goto('/');
  await ada.page.getByRole('button', { name: 'Solo' }).click();
  await waitForTable(ada.page);
  const id = await startTableForTwo(ada, ben, 'Ben');
  for (const [{ page }, status] of [
    [ada, mine.turnOf('Ben')],
    [ben, mine.yourTurn],
  ] as const) {
    await page.goto('/');
    const games = page.getByRole('region', { name: mine.title });
    const entry = games.getByRole('listitem').filter({ hasText: 'Architectura' });
    await expect(entry).toContainText(status);
    await expect(entry.getByRole('link', { name: mine.resume })).toHaveAttribute('href', `/table/${id}`);
  }
  const games = ada.page.getByRole('region', { name: mine.title });
  await expect(games.getByRole('heading', { level: 3 })).toHaveText([mine.online, mine.here, mine.running]);
  await expect(games.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(ada.page, 'home with games of both kinds');
  await games.getByRole('link', { name: mine.toOnline }).click();
  await expect(ada.page.getByRole('heading', { name: ada.t.lobby.mine })).toBeVisible();
  expectNoConsoleErrors(ada, ben);
});

test('a running game can be watched from the lobby, and a recent opponent can be invited again or blocked', async ({
  visit,
  openServer,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [ada, ben, eva] = [
    await visit('en', own),
    await visit('de', { phone: true, ...own }),
    await visit('en', { phone: true, ...own }),
  ];
  const id = await startTableForTwo(ada, ben, 'Ben');

  await eva.page.goto('/online');
  const running = eva.page.getByRole('region', { name: eva.t.watch.title });
  await expect(running.getByRole('link')).toHaveCount(1);
  await expectAccessibleInBothThemes(eva.page, 'a lobby with a game to watch');
  await running.getByRole('link', { name: eva.t.watch.go }).click();
  await expect(eva.page).toHaveURL(new RegExp(`/table/${id}$`));
  await expect(eva.page.getByText(eva.t.table.watching)).toBeVisible();
  await eva.page.goto('/online');

  await ada.page.goto('/online');
  // Players of a game do not find it among those to watch.
  await expect(ada.page.getByRole('region', { name: ada.t.watch.title })).toHaveCount(0);
  const opponents = ada.page.getByRole('region', { name: ada.t.opponents.title });
  await expect(opponents.getByRole('listitem')).toHaveCount(1);
  await expect(opponents).toContainText('Ben');
  await opponents.getByRole('link', { name: ada.t.opponents.inviteTo('Ben', 'Architectura') }).click();
  await expect(ada.page.getByText(ada.t.create.inviting('Ben'))).toBeVisible();
  await expect(ada.page.getByRole('radio', { name: ada.t.create.accesses.invitation.name })).toBeChecked();
  await expectAccessibleInBothThemes(ada.page, 'a table for somebody');
  await ada.page.getByRole('button', { name: ada.t.create.go }).click();
  await ada.page.waitForURL(/\/table\//);
  const acquaintances = ada.page.getByRole('region', { name: ada.t.people.name });
  await expect(acquaintances.getByRole('button', { name: ada.t.people.invited })).toBeVisible();

  await ben.page.goto('/online');
  const invitations = ben.page.getByRole('region', { name: ben.t.lobby.invited });
  await expect(invitations).toContainText(ben.t.lobby.invitedBy('Ada'));
  await expectAccessibleInBothThemes(ben.page, 'a lobby with an invitation');
  await invitations.getByRole('button', { name: ben.t.table.no }).click();
  await expect(invitations).toHaveCount(0);
  // Neither can join a table of the other any more.
  await ben.page.getByRole('link', { name: 'Ada', exact: true }).click();
  await ben.page.getByRole('button', { name: ben.t.block.add('Ada') }).click();
  await expect(ben.page.getByText(ben.t.block.done('Ada'))).toBeVisible();
  await expectAccessibleInBothThemes(ben.page, 'somebody who is blocked');
  const link = await ada.page.getByRole('textbox', { name: ada.t.waiting.link }).inputValue();
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: ben.t.join.sit }).click();
  await expect(ben.page.getByRole('alert')).toHaveText(ben.t.refusals.blocked as string);
  expectNoConsoleErrors(ada, eva);
});
