import { loadAccount } from '@archivolt/i18n';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { expectCompleteInEveryLanguage } from '../support/languages.ts';
import { waitForTable } from '../support/records.ts';
import { expect, type Page } from '../support/test.ts';
import {
  claim,
  expectNoConsoleErrors,
  join,
  PASSWORD,
  setUpTable,
  signUp,
  tableId,
  test,
  type Visitor,
} from '../support/visitors.ts';

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').first();
const idOf = ({ page }: Visitor): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/me')).json()).id as string);

/** Ada and Boris begin a game, and Boris resigns immediately. */
async function playAndResign(ada: Visitor, boris: Visitor): Promise<void> {
  const link = await setUpTable(ada, 'Ada', 'architectura');
  await join(boris, 'Boris', link);
  // One after the other, because three browsers share the machine.
  await waitForTable(ada.page);
  await waitForTable(boris.page);
  await boris.page.getByRole('button', { name: boris.t.table.menu }).click();
  await boris.page.getByRole('button', { name: boris.t.table.resign.name }).click();
  await boris.page.getByRole('dialog').getByRole('button', { name: boris.t.table.resignYes }).click();
  await expect(ada.page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
}

test('an online game counts in the statistics of both accounts, and a profile shows it to the chosen audience @phone', async ({
  visit,
  openServer,
  isMobile,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [ada, boris, clio] = [
    await visit('en', { phone: isMobile, ...own }),
    await visit('en', { phone: isMobile, ...own }),
    await visit('en', { phone: isMobile, ...own }),
  ];
  const { statistics: t } = await loadAccount('en');
  await playAndResign(ada, boris);
  await claim(ada.page, 'ada');
  await claim(boris.page, 'boris');

  for (const [{ page }, won, opponent] of [
    [ada, '1', 'Boris'],
    [boris, '0', 'Ada'],
  ] as const) {
    await page.goto('/statistics');
    await expect(figure(page, 'Games')).toHaveText('1');
    await expect(figure(page, 'Won')).toHaveText(won);
    // The export names the opponent.
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const csv = await (await saving).createReadStream().then(async (stream) => {
      let text = '';
      for await (const chunk of stream) text += String(chunk);
      return text;
    });
    expect(csv.split('\r\n')[1]).toMatch(new RegExp(`,architectura,online,2,.*,${opponent},`));
  }

  const adas = `/people/${await idOf(ada)}`;
  await ada.page.goto(adas);
  await expect(ada.page.getByText(t.seenBy.nobody)).toBeVisible();
  await expect(figure(ada.page, 'Games')).toHaveText('1');
  await expectAccessibleInBothThemes(ada.page, 'one’s own page with statistics');
  await expectCompleteInEveryLanguage(ada.page, 'one’s own page');
  await boris.page.goto(adas);
  await expect(boris.page.getByText(t.hidden('Ada'))).toBeVisible();

  const choose = async (who: keyof typeof t.audiences): Promise<void> => {
    await ada.page.goto('/account');
    const section = ada.page.getByRole('region', { name: t.title });
    await section.getByRole('radio', { name: t.audiences[who] }).check();
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByText('Saved')).toBeVisible();
  };
  await choose('played');
  await boris.page.reload();
  await expect(figure(boris.page, 'Games')).toHaveText('1');
  await expect(figure(boris.page, 'Won')).toHaveText('1');
  await expectAccessibleInBothThemes(boris.page, 'a profile');
  await signUp(clio, 'Clio');
  await clio.page.goto(adas);
  await expect(clio.page.getByText(t.hidden('Ada'))).toBeVisible();

  await choose('everybody');
  await clio.page.reload();
  await expect(figure(clio.page, 'Games')).toHaveText('1');
  // Strangers do not see who Ada has played with.
  await expect(clio.page.getByRole('main')).not.toContainText('Boris');
  expectNoConsoleErrors(ada, boris, clio);
});

test('the study of an online game is shown on every device of its owner, and on the profile to the chosen audience', async ({
  visit,
  openServer,
}) => {
  const own = { baseURL: (await openServer()).address };
  const [ada, boris, elsewhere] = [await visit('en', own), await visit('en', own), await visit('en', own)];
  const link = await setUpTable(ada, 'Ada', 'architectura');
  await join(boris, 'Boris', link);
  await waitForTable(ada.page);
  await waitForTable(boris.page);
  const table = tableId(ada.page);
  for (let made = 0; made < 8; made++)
    for (const { page } of [ada, boris])
      await page.evaluate(async (id) => {
        const { version, offers } = await (await fetch(`/api/tables/${id}/view`)).json();
        if (offers?.length)
          await fetch(`/api/tables/${id}/moves`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ version, moves: [offers[0]] }),
          });
      }, table);
  await boris.page.getByRole('button', { name: boris.t.table.menu }).click();
  await boris.page.getByRole('button', { name: boris.t.table.resign.name }).click();
  await boris.page.getByRole('dialog').getByRole('button', { name: boris.t.table.resignYes }).click();
  await expect(ada.page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
  await claim(ada.page, 'ada');

  const sent = ada.page.waitForResponse((answer) => answer.url().endsWith(`/api/tables/${table}/study`), {
    timeout: 90_000,
  });
  await ada.page.goto(`/game/${table}?study`);
  expect((await sent).status()).toBe(204);

  // Another device of Ada's, which has studied nothing.
  const { origin } = new URL(own.baseURL);
  await elsewhere.page.goto('/online');
  const signed = await elsewhere.page.request.post('/api/login', {
    headers: { origin },
    data: { login: 'ada', password: PASSWORD },
  });
  expect(signed.status()).toBe(200);
  await elsewhere.page.goto('/online');
  await expect(elsewhere.page.getByText(elsewhere.t.you.signedInAs('Ada'))).toBeVisible();
  await elsewhere.page.goto('/statistics');
  await expect(figure(elsewhere.page, 'Average accuracy')).toHaveText(/^\d+/);

  const { statistics: t } = await loadAccount('en');
  const adas = `/people/${await idOf(ada)}`;
  await boris.page.goto(adas);
  await expect(boris.page.getByText(t.hidden('Ada'))).toBeVisible();
  await ada.page.goto('/account');
  const section = ada.page.getByRole('region', { name: t.title });
  await section.getByRole('radio', { name: t.audiences.played }).check();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('status')).not.toBeEmpty();
  await boris.page.goto(adas);
  await expect(figure(boris.page, 'Average accuracy')).toHaveText(/^\d+/);
  await expect(
    boris.page.getByText('Accuracy and luck come from studies that the player’s own devices made'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(boris.page, 'a page with accuracy and luck');
  expectNoConsoleErrors(ada, boris, elsewhere);
});
