import { formatDuration, loadAccount, loadOperator, loadService, refusalSentence } from '@archivolt/i18n';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page } from '../support/test.ts';
import {
  claim,
  expectNoConsoleErrors,
  join,
  setUpTable,
  signUp,
  tableId,
  test,
  type Visitor,
} from '../support/visitors.ts';

/** The operator pages, from a report to the audit log, as seen by an operator and by the people concerned. */

/** Writes in the chat of a table. */
async function sendChat({ page, t }: Visitor, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t.chat.write }).fill(text);
  await page.getByRole('button', { name: t.chat.send }).click();
}

/** Signs up a person with a password and makes them an operator. */
async function signUpOperator(
  visitor: Visitor,
  server: { appoint(login: string): Promise<void> },
): Promise<void> {
  const { page } = visitor;
  const { forbidden } = await loadOperator('en');
  await signUp(visitor, 'Olga');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: forbidden.name })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the console, for everybody else');
  await claim(page, 'olga');
  await server.appoint('olga');
}

/** Fills in the form that asks for a reason before an action. */
async function confirmWithReason(
  page: Page,
  act: string,
  why: string,
  before = async () => {},
): Promise<void> {
  const { form } = await loadOperator('en');
  const dialog = page.getByRole('dialog', { name: act });
  await dialog.getByRole('textbox', { name: form.why }).fill(why);
  await before();
  await dialog.getByRole('button', { name: form.go }).click();
  await expect(dialog).toBeHidden();
}

test('an operator can mute, rename and suspend a reported player, and the audit log records every action @small', async ({
  visit,
  openServer,
  isMobile,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [olga, rude, clio] = [
    await visit('en', { phone: isMobile, ...own }),
    await visit('en', own),
    await visit('en', own),
  ];
  const { page } = olga;
  const t = await loadOperator('en');
  const link = await setUpTable(clio, 'Clio', 'architectura');
  await join(rude, 'Rude', link);
  await Promise.all([waitForTable(clio.page), waitForTable(rude.page)]);
  const id = tableId(clio.page);
  for (const visitor of [clio, rude])
    await visitor.page.getByRole('button', { name: visitor.t.chat.title }).first().click();
  await sendChat(clio, 'Good luck to you');
  await sendChat(rude, 'You are a fool');
  const talk = clio.page.getByRole('region', { name: clio.t.chat.title });
  await talk.getByRole('button', { name: clio.t.chat.more('Rude') }).click();
  await talk.getByRole('button', { name: clio.t.chat.report('Rude') }).click();
  const report = clio.page.getByRole('dialog', { name: clio.t.chat.reportTitle });
  await report.getByRole('textbox', { name: clio.t.chat.reportNote }).fill('not the first time');
  await report.getByRole('button', { name: clio.t.chat.reportSend }).click();
  await report.getByRole('button', { name: clio.t.close }).click();

  await signUpOperator(olga, server);
  await page.goto('/account');
  await page.getByRole('link', { name: t.title }).click();
  const article = page.getByRole('article');
  await expect(article).toContainText('not the first time');
  // The earlier messages are there too.
  await expect(article.getByRole('list', { name: t.reports.context })).toContainText('Good luck to you');
  await expect(article.locator('.reported')).toHaveText('Rude You are a fool');
  await expectAccessibleInBothThemes(page, 'the console: reports');

  await article.getByRole('button', { name: t.acts.mute }).click();
  await page.getByRole('radio', { name: t.form.durations.week }).check();
  await confirmWithReason(page, t.acts.mute, 'an insult', () =>
    expectAccessibleInBothThemes(page, 'the console: why'),
  );
  await expect(article.locator('.tag.bad')).toContainText(t.people.muted('').trim());
  await sendChat(rude, 'What?');
  await expect(rude.page.getByRole('alert')).toContainText('muted');

  await article.getByRole('button', { name: t.acts.removeLine }).click();
  await confirmWithReason(page, t.acts.removeLine, 'an insult');
  await expect(talk.getByText('You are a fool')).toHaveCount(0);
  await expect(talk.getByText(clio.t.chat.removed)).toBeVisible();
  await article.getByRole('button', { name: t.acts.rename }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: t.form.name }).fill('Ruud');
  await confirmWithReason(page, t.acts.rename, 'a name that provokes');
  await expect(article.getByRole('link', { name: 'Ruud' })).toBeVisible();
  await article.getByRole('button', { name: t.acts.closeTable }).click();
  await confirmWithReason(page, t.acts.closeTable, 'nobody wants to go on');
  await expect(clio.page.getByRole('heading', { name: clio.t.table.closed.name })).toBeVisible();
  await expect(clio.page.getByText(clio.t.table.stopped)).toBeVisible();
  await article.getByRole('button', { name: t.acts.closeReport }).click();
  await confirmWithReason(page, t.acts.closeReport, 'done');
  await expect(page.getByText(t.reports.none)).toBeVisible();
  await page.getByRole('radio', { name: t.reports.closed }).check();
  await expect(article).toContainText('not the first time');

  await page.getByRole('radio', { name: t.parts.people }).check();
  await page.getByRole('searchbox', { name: t.people.search }).fill('ruud');
  await page.getByRole('button', { name: t.people.find }).click();
  await expect(article).toHaveCount(1);
  await article.getByRole('button', { name: t.acts.suspend }).click();
  await page.getByRole('radio', { name: t.form.durations.good }).check();
  await confirmWithReason(page, t.acts.suspend, 'again and again');
  await expect(article).toContainText(t.people.suspendedForGood);
  await expectAccessibleInBothThemes(page, 'the console: people');
  await rude.page.goto('/account');
  const suspended = refusalSentence(rude.t, { why: 'suspended', facts: {} });
  await expect(rude.page.getByText(suspended)).toBeVisible();
  // Only what a suspended person may still do is offered: taking the data along, signing out and deleting the account.
  const words = await loadAccount('en');
  await expect(rude.page.locator('main section h2')).toHaveText([words.export.title, words.leave.title]);
  await article.getByRole('button', { name: t.acts.unsuspend }).click();
  await confirmWithReason(page, t.acts.unsuspend, 'has said sorry');
  await expect(article.locator('.tag.bad')).toHaveCount(1);

  await page.getByRole('radio', { name: t.parts.audit }).check();
  const entries = page.locator('.console ol > li');
  await expect(entries).toContainText([
    t.audit.entry.unsuspend('Ruud'),
    t.audit.entry.suspend('Ruud'),
    t.audit.entry.closeReport(''),
    t.audit.entry.closeTable(''),
    t.audit.renamed('Rude', 'Ruud'),
    t.audit.entry.removeLine(''),
    t.audit.entry.mute('Ruud'),
    t.audit.entry.appoint('Olga'),
  ]);
  await expect(page.getByRole('link', { name: t.reports.table }).first()).toHaveAttribute(
    'href',
    `/table/${id}`,
  );
  await expectAccessibleInBothThemes(page, 'the console: audit log');
  expectNoConsoleErrors(olga, clio);
});

test('maintenance can be announced and withdrawn, and health is shown as plots and as tables @small', async ({
  visit,
  openServer,
  isMobile,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [olga, clio] = [
    await visit('en', { phone: isMobile, ...own }),
    await visit('de', { phone: true, ...own }),
  ];
  const { page } = olga;
  const t = await loadOperator('en');
  const { maintenance } = await loadService('de');
  await signUp(clio, 'Clio');
  await clio.page.goto('/online');
  await signUpOperator(olga, server);
  await page.goto('/admin');
  await page.getByRole('radio', { name: t.parts.maintenance }).check();
  await page.getByRole('textbox', { name: t.maintenance.text }).fill('A larger disk.');
  await page.getByRole('button', { name: t.maintenance.announce }).click();
  await expect(page.getByText(t.maintenance.done)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the console: maintenance');
  const banner = clio.page.getByRole('status', { name: maintenance.title });
  await expect(banner).toContainText('A larger disk.');
  await expectAccessibleInBothThemes(clio.page, 'a lobby with an announcement');
  await page.getByRole('button', { name: t.maintenance.withdraw }).click();
  await expect(banner).toHaveCount(0);

  await page.getByRole('radio', { name: t.parts.health }).check();
  await expect(page.getByText(t.health.none)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the console: health of a server that has just begun');
  // Six hours of samples; a minute without a server leaves a gap.
  const MINUTE = 60_000;
  const movesAt = (index: number) => Math.round(40 + 30 * Math.sin(index / 25));
  const first = Date.now() - 360 * MINUTE;
  await page.route('**/api/admin/health?*', (route) =>
    route.fulfill({
      json: Array.from({ length: 360 }, (_, index) => ({
        at: first + (index + (index > 200 ? 20 : 0)) * MINUTE,
        moves: movesAt(index),
        people: Math.round(12 + 8 * Math.cos(index / 40)),
        errors: index % 90 === 0 ? 1 : 0,
        middle: 0.004 + (index % 7) / 5000,
        slowest: 0.03 + (index % 13) / 200,
        free: 5e11 - index * 1e8,
      })),
    }),
  );
  await page.getByRole('radio', { name: formatDuration('en', 24 * 3600) }).check();
  await expect(page.locator('figure')).toHaveCount(5);
  await expectAccessibleInBothThemes(page, 'the console: health');
  const moves = page.locator('figure').first();
  await moves.getByText(t.health.table).click();
  // The table ends where the curve does.
  await expect(moves.getByRole('row').last()).toContainText(`${movesAt(359)}`);
  await expectAccessibleInBothThemes(page, 'the console: health as a table');
  expectNoConsoleErrors(olga, clio);
});
