import { expectAccessible } from '../support/axe.ts';
import { waitForTable } from '../support/records.ts';
import { expect } from '../support/test.ts';
import { expectNoConsoleErrors, signUp, test, type Visitor } from '../support/visitors.ts';

/** An invitation is noticed wherever its person is. */

/** Opens a table of a game by invitation, and invites somebody. */
async function invite({ page, t }: Visitor, game: string, person: string): Promise<void> {
  await page.goto(`/online/new/${game}?invite=${person}`);
  await page.getByRole('button', { name: t.create.go }).click();
  await page.waitForURL(/\/table\//);
}

for (const phone of [false, true])
  test(`an invitation is a sign in the header of every page, one click from the table, and read aloud once: ${phone ? 'phone' : 'desktop'}`, async ({
    visit,
    openServer,
  }) => {
    const server = await openServer();
    const own = { baseURL: server.address };
    const [ada, ben] = [await visit('en', own), await visit('en', { phone, ...own })];
    await signUp(ada, 'Ada');
    await signUp(ben, 'Ben');
    const answer = await ben.page.request.get(`${server.address}/api/server`);
    const { me } = (await answer.json()) as { me: { id: string } };

    // Ben plays alone on this device; the page polls.
    await ben.page.goto('/');
    await ben.page.clock.install();
    await ben.page.getByRole('button', { name: 'Solo' }).click();
    await waitForTable(ben.page);
    const sign = (name: string) => ben.page.getByRole('banner').getByRole('link', { name });
    const one = sign(ben.t.lobby.invitedBy('Ada'));
    await expect(one).toHaveCount(0);
    await invite(ada, 'architectura', me.id);
    await ben.page.clock.runFor(61_000);
    await expect(one).toBeVisible();
    await ben.page.clock.runFor(1000);
    const status = ben.page.getByRole('status').filter({ hasText: ben.t.lobby.invitedBy('Ada') });
    await expect(status).toHaveCount(1);
    await expectAccessible(ben.page, 'a table with an invitation to another');

    // On other pages it is there immediately.
    for (const address of ['/settings', '/rules/architectura', '/learn', '/leaderboard']) {
      await ben.page.goto(address);
      await expect(one, address).toBeVisible();
    }
    await expectAccessible(ben.page, 'a page with an invitation');

    await invite(ada, 'red-cathedral', me.id);
    await ben.page.goto('/');
    await expect(sign(ben.t.lobby.invitations(2))).toBeVisible();
    await sign(ben.t.lobby.invitations(2)).press('Enter');
    const listed = ben.page.getByRole('region', { name: ben.t.lobby.invited });
    const refuse = listed.getByRole('button', { name: ben.t.table.no });
    await expect(refuse).toHaveCount(2);
    // The lobby lists them itself.
    await expect(ben.page.locator('.invited .badged')).toHaveCount(0);
    await refuse.first().click();
    await expect(refuse).toHaveCount(1);

    await ben.page.goto('/settings');
    await one.click();
    await ben.page.waitForURL(/\/join\//);
    await ben.page.getByRole('button', { name: ben.t.join.sit }).click();
    await ben.page.waitForURL(/\/table\//);
    await ben.page.goto('/settings');
    await expect(ben.page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(one).toHaveCount(0);
    expectNoConsoleErrors(ada, ben);
  });
