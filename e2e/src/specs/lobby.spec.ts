import { LANGUAGES } from '@archivolt/protocol';
import { startsWith } from '../support/names.ts';
import { expect } from '../support/test.ts';
import { enterName, expectNoConsoleErrors, join, setUpTable, signUp, test } from '../support/visitors.ts';

test('an invitation shows the game, whether it is rated and who can watch; chat messages appear at the table', async ({
  visit,
}) => {
  const [ada, ben] = [await visit('en'), await visit('de', { phone: true })];
  const link = await setUpTable(ada, 'Ada', 'architectura', async (page, t) => {
    await page.getByRole('radio', { name: t.create.accesses.invitation.name }).check();
    await expect(page.getByRole('radio', { name: t.create.watching.no.name })).toBeChecked();
    await expect(page.getByText(t.sees.players)).toBeVisible();
    await page.getByRole('radio', { name: startsWith(t.create.watching.yes.name) }).check();
    await expect(page.getByText(t.sees.link)).toBeVisible();
    await page.getByRole('radio', { name: startsWith(t.create.accesses.open.name) }).check();
    await expect(page.getByText(t.sees.anyone)).toBeVisible();
    await page.getByRole('radio', { name: t.create.accesses.invitation.name }).check();
    await page.getByRole('radio', { name: t.create.watching.no.name }).check();
  });
  await expect(ada.page.getByText(ada.t.sees.players)).toBeVisible();
  await ben.page.goto(link);
  await expect(ben.page.locator('img[src*="architectura"]')).toBeVisible();
  await expect(ben.page.getByText(ben.t.stakes.friendly)).toBeVisible();
  await expect(ben.page.getByText(ben.t.sees.players)).toBeVisible();
  await expect(ben.page.getByRole('link', { name: ben.t.join.watch })).toHaveCount(0);
  await join(ben, 'Ben', link);
  await ada.page.locator('.frame > .action').waitFor();
  await ben.page.locator('.frame > .action').waitFor();
  await ben.page.getByRole('button', { name: ben.t.chat.open(0) }).click();
  await ben.page.getByRole('button', { name: ben.t.chat.phrase.hello }).click();
  await expect(ada.page.getByText(ada.t.chat.said('Ben', ada.t.chat.phrase.hello))).toBeVisible();
  // A stranger who only knows the URL sees nothing.
  const eva = await visit('en');
  await eva.page.goto(ada.page.url());
  await expect(eva.page.getByText(eva.t.refusals.noSpectators as string)).toBeVisible();
  expectNoConsoleErrors(ada, ben);
});

test('the join button is visible on a small phone without scrolling, in every language', async ({
  visit,
}) => {
  const ada = await visit('en');
  const link = await setUpTable(ada, 'Ada', 'architectura');
  for (const language of LANGUAGES) {
    const ben = await visit(language, { phone: true, viewport: { width: 390, height: 664 } });
    await ben.page.goto(link);
    await expect(ben.page.getByRole('button', { name: ben.t.join.sit })).toBeInViewport({ ratio: 1 });
    await ben.page.close();
  }
});

test('“Play now” is unrated by default, and a table in the lobby is titled with its game', async ({
  visit,
}) => {
  const [ada, ben] = [await visit('en'), await visit('en')];
  await ada.page.goto('/online');
  await expect(ada.page.getByRole('radio', { name: ada.t.create.ratings.friendly.name })).toBeChecked();
  await ada.page.getByRole('radio', { name: '4', exact: true }).check();
  await ada.page.getByRole('button', { name: ada.t.now.go }).click();
  await enterName(ada, 'Dora');
  await expect(ada.page.getByText(ada.t.stakes.friendly)).toBeVisible();
  await signUp(ben, 'Ben');
  await ben.page.goto('/online');
  // Other tests open tables of other people in the same lobby.
  const card = ben.page.getByRole('listitem').filter({ hasText: 'Dora' });
  await expect(card.locator('b').first()).toHaveText('The Red Cathedral');
  await expect(ben.page.locator('b.here')).toBeVisible();
  expectNoConsoleErrors(ada, ben);
});

test('a profile that cannot be loaded says so, and can be loaded again', async ({ visit }) => {
  const [ada, ben] = [await visit('en'), await visit('en')];
  await signUp(ada, 'Ada');
  await signUp(ben, 'Ben');
  const bens = await ben.page.evaluate(async () => (await (await fetch('/api/me')).json()).id as string);
  let works = false;
  await ada.page.route('**/api/people/*', (route) =>
    works ? route.continue() : route.fulfill({ contentType: 'text/html', body: 'not our server' }),
  );
  await ada.page.goto(`/people/${bens}`);
  await expect(ada.page.getByRole('alert')).toHaveText(ada.t.refusals.offline as string);
  works = true;
  await ada.page.getByRole('button', { name: ada.t.again, exact: true }).click();
  await expect(ada.page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();
  expectNoConsoleErrors(ada, ben);
});

test('a player can be blocked on their profile and unblocked on the account page', async ({ visit }) => {
  const [ada, ben] = [await visit('en'), await visit('en')];
  await signUp(ada, 'Ada');
  await signUp(ben, 'Ben');
  const me = await ben.page.evaluate(async () => (await (await fetch('/api/me')).json()).id as string);
  // Whether somebody is blocked is not known until the list has been loaded.
  let works = false;
  await ada.page.route('**/api/me/blocks', (route) =>
    works || route.request().method() !== 'GET'
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: 'not our server' }),
  );
  const expectRetry = async () => {
    await expect(ada.page.getByRole('alert')).toHaveText(ada.t.refusals.offline as string);
    works = true;
    await ada.page.getByRole('button', { name: ada.t.again, exact: true }).click();
    await expect(ada.page.getByRole('alert')).toBeHidden();
    works = false;
  };
  await ada.page.goto(`/people/${me}`);
  await expect(ada.page.getByRole('button', { name: ada.t.again, exact: true })).toBeVisible();
  await expect(ada.page.getByRole('button', { name: ada.t.block.add('Ben') })).toHaveCount(0);
  await expectRetry();
  await ada.page.getByRole('button', { name: ada.t.block.add('Ben') }).click();
  await expect(ada.page.getByText(ada.t.block.done('Ben'))).toBeVisible();
  await ada.page.goto('/account');
  await expect(ada.page.getByRole('button', { name: ada.t.again, exact: true })).toBeVisible();
  await expect(ada.page.getByText(ada.t.block.none)).toHaveCount(0);
  await expectRetry();
  await ada.page.getByRole('button', { name: ada.t.block.remove('Ben') }).click();
  await expect(ada.page.getByText(ada.t.block.none)).toBeVisible();
  expectNoConsoleErrors(ada, ben);
});
