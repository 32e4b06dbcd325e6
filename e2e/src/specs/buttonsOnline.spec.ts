import { loadAccount } from '@archivolt/i18n';
import { hasEffect, waitForPressables } from '../support/effect.ts';
import { waitForTable } from '../support/records.ts';
import { openPage } from '../support/screens.ts';
import { clearStorage } from '../support/storage.ts';
import { expect, type Page } from '../support/test.ts';
import { join, setUpTable, signUp, test, type Visitor } from '../support/visitors.ts';

/** Parts of the boards; buttons.spec.ts presses them at local tables. */
const ON_BOARD = /^(section|die|place|influence|slot|goods|supply|banner|ornament|hand|space|yard) /;

/** Presses every button once, each on a freshly opened page, and returns those without an effect. */
async function idleButtons(page: Page, open: () => Promise<void>): Promise<string[]> {
  await open();
  const all = (await waitForPressables(page)).filter(({ name }) => !ON_BOARD.test(name));
  expect(all.length).toBeGreaterThan(4);
  const idle: string[] = [];
  for (const [nth, button] of all.entries()) {
    if (nth > 0) {
      // Remove what the previous press has set: the language, the theme.
      await clearStorage(page);
      await open();
    }
    if (!(await hasEffect(page, button))) idle.push(button.name);
  }
  return idle;
}

/** Tall enough for the whole account page. */
const TALL = { viewport: { width: 1440, height: 4000 } };

/** Opens the account page, after signing up again if a button has ended the session. */
async function openAccount(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const { signIn } = await loadAccount('en');
  await openPage(page, '/account');
  if (await page.getByRole('heading', { name: signIn.title, level: 1 }).isVisible()) {
    await signUp(visitor, 'Ada');
    await openPage(page, '/account');
  }
}

for (const channels of ['no mail', 'mail'] as const)
  test(`account buttons have an effect, and notifications that can be sent a checkbox, on a server with ${channels}${channels === 'mail' ? ' @long' : ''}`, async ({
    visit,
    openServer,
    mail,
  }) => {
    test.slow();
    const flags = { requests: '100000', ...(channels === 'mail' ? { mail: mail.url } : {}) };
    const server = await openServer({ flags });
    const ada = await visit('en', { ...TALL, baseURL: server.address });
    const { notify } = await loadAccount('en');
    expect(await idleButtons(ada.page, () => openAccount(ada))).toEqual([]);
    await openAccount(ada);
    const panel = ada.page.getByRole('region', { name: notify.title });
    await expect(panel.getByRole('row')).toHaveCount(
      channels === 'mail' ? 1 + Object.keys(notify.kinds).length : 0,
    );
    for (const row of (await panel.getByRole('row').all()).slice(1))
      await expect(row.getByRole('checkbox')).toHaveCount(1);
    await expect(panel.getByText(notify.none)).toBeVisible({ visible: channels === 'no mail' });
  });

/** Chooses no clock, because a running clock changes the page all the time, which would count as an effect. */
async function chooseNoClock(page: Page, t: Visitor['t']): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${t.create.kinds.none.name}`) }).check();
}

for (const game of ['red-cathedral', 'architectura'] as const)
  test(`every button around an online table of ${game} has an effect${game === 'architectura' ? ' @long' : ''}`, async ({
    visit,
  }) => {
    test.slow();
    const [ada, boris] = [await visit('en'), await visit('en')];
    await join(boris, 'Boris', await setUpTable(ada, 'Ada', game, chooseNoClock));
    await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
    const table = ada.page.url();
    const open = async () => {
      await ada.page.goto(table);
      await waitForTable(ada.page);
    };
    expect(await idleButtons(ada.page, open)).toEqual([]);
  });
