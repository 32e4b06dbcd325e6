import { readFileSync } from 'node:fs';
import { loadAccount } from '@archivolt/i18n';
import { expectAccessible } from '../support/axe.ts';
import { waitForTable } from '../support/records.ts';
import { playAnyTurn } from '../support/remote.ts';
import { expect } from '../support/test.ts';
import {
  expectNoConsoleErrors,
  expectOnlyLostConnections,
  join,
  setUpTable,
  signUp,
  tableId,
  test,
} from '../support/visitors.ts';

test('a bot replaces an absent player whose clock runs out and hands back; a fault freezes the table', async ({
  visit,
  openServer,
}) => {
  const server = await openServer();
  const own = { baseURL: server.address };
  const [ada, boris] = [await visit('en', own), await visit('de', own)];
  const link = await setUpTable(ada, 'Ada', 'architectura', async (page) => {
    await page.getByRole('radio', { name: 'You', exact: true }).check();
  });
  await join(boris, 'Boris', link);
  await Promise.all([waitForTable(ada.page), waitForTable(boris.page)]);
  const id = tableId(ada.page);

  await ada.page.context().setOffline(true);
  await server.change(id, (row) => {
    const ended = Date.now() - 1000;
    if (row.clocks) row.clocks = { ...row.clocks, deadline: ended };
    row.wakes = ended;
  });
  await expect(boris.page.getByRole('img', { name: boris.t.table.botFor('Ada') })).toBeVisible();
  await expect(boris.page.locator('.prompt .mine')).toBeVisible();

  await ada.page.context().setOffline(false);
  await expect(ada.page.getByText(ada.t.table.botForYou.timeout)).toBeVisible();
  await ada.page.getByRole('button', { name: ada.t.table.return }).click();
  await expect(ada.page.getByText(ada.t.table.botForYou.timeout)).toBeHidden();
  await expect(boris.page.getByRole('img', { name: boris.t.table.botFor('Ada') })).toBeHidden();

  // Ada's hand is damaged: the step that makes it her turn fails.
  await ada.page.close();
  await server.change(id, (row) => {
    const { mine, ...state } = JSON.parse(row.state ?? '{}');
    row.state = JSON.stringify({ ...state, mine: [undefined, ...mine.slice(1)] });
  });
  await expect(boris.page.getByText(boris.t.table.offline)).toBeHidden();
  await playAnyTurn(boris.page);
  const frozen = boris.page.getByRole('alert').filter({ hasText: boris.t.table.frozen.name });
  await expect(frozen).toContainText(boris.t.table.frozen.note);
  // The bar says so, and no longer whose turn it is.
  await expect(boris.page.locator('.action')).toHaveText(
    [boris.t.table.frozen.name, boris.t.table.frozen.note, boris.t.table.report].join(' '),
  );
  await expect(boris.page.locator('[data-state="possible"]')).toHaveCount(0);
  // Nor do the panels of the players.
  await expect(boris.page.locator('.seat .name')).not.toHaveCount(0);
  await expect(boris.page.locator('.seat em')).toHaveCount(0);
  const downloading = boris.page.waitForEvent('download');
  await frozen.getByRole('button', { name: boris.t.table.report }).click();
  const report = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(report).toMatchObject({
    format: 'archivolt-report-1',
    id,
    game: 'architectura',
    status: 'frozen',
  });
  await expectAccessible(boris.page, 'a frozen table');

  // The game cannot be read at all: the page says so instead of showing a table.
  await server.change(id, (row) => {
    row.state = '{}';
  });
  // When the page reconnects on its own depends on when the server went down.
  await boris.page.reload();
  await expect(boris.page.locator('.action')).toHaveCount(0);
  await expect(boris.page.getByRole('heading', { name: boris.t.table.frozen.name })).toBeVisible();
  await expectAccessible(boris.page, 'a table that cannot be read');
  expectOnlyLostConnections(ada, boris);
});

test('spectators watch with the delay of the table and can choose the seat they watch from', async ({
  visit,
}) => {
  const [ada, clio] = [await visit('en'), await visit('en')];
  await signUp(ada, 'Ada');
  const { origin } = new URL(ada.page.url());
  const DELAY = 2;
  const made = await ada.page.request.post('/api/tables', {
    headers: { origin },
    data: {
      game: 'red-cathedral',
      options: { side: 'basic', first: 0 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'child' }],
      clock: { kind: 'none' },
      access: 'invitation',
      spectators: true,
      rated: false,
      delay: DELAY,
      salt: '00'.repeat(16),
    },
  });
  const { table } = await made.json();
  /** By the server's clock: how long after a move was stored it was sent to Clio. */
  const delays: number[] = [];
  clio.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === 'played') delays.push(message.clocks.now - message.entry.at);
    }),
  );
  await ada.page.goto(`/table/${table.id}`);
  await clio.page.goto(`/table/${table.id}`);
  await Promise.all([waitForTable(ada.page), waitForTable(clio.page)]);
  await expect(clio.page.getByText('You are watching with a delay of 2 seconds.')).toBeVisible();
  const own = clio.page.locator('.pane.own');
  await expect(own.locator('[data-target="player:0"]')).toBeVisible();
  await clio.page.getByRole('combobox', { name: clio.t.table.seenFrom }).selectOption({ index: 1 });
  await expect(own.locator('[data-target="player:1"]')).toBeVisible();
  const nothing = clio.page.getByText('Nothing has happened yet.');
  await expect(nothing).toBeVisible();
  await ada.page.locator('[data-target^="section:"][data-state="possible"]').first().click();
  await playAnyTurn(ada.page);
  await expect(ada.page.getByText('Nothing has happened yet.')).toBeHidden();
  await expect(nothing).toBeHidden();
  expect(delays).not.toEqual([]);
  for (const delay of delays) expect(delay).toBeGreaterThanOrEqual(DELAY * 1000);
  expectNoConsoleErrors(ada, clio);
});

test('a list that cannot be loaded is not shown as an empty one', async ({ visit }) => {
  const ada = await visit('en');
  await signUp(ada, 'Ada');
  const { page } = ada;
  const t = await loadAccount('en');
  await page.route(/\/api\/(?:leaderboard|me\/tokens)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'not our server' }),
  );
  for (const [path, none] of [
    ['/leaderboard', t.ratings.none],
    ['/account', t.tokens.none],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(ada.t.refusals.offline as string);
    await expect(page.getByText(none)).toHaveCount(0);
  }
  expectNoConsoleErrors(ada);
});

test('the page reloads itself if a part of the table fails to load', async ({ visit }) => {
  const { page } = await visit('en');
  let asked = 0;
  await page.route(/assets\/overlays-.*\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Solo' }).click();
  await waitForTable(page);
  await expect.poll(() => asked).toBe(2);
  await waitForTable(page);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Help and shortcuts' })).toBeVisible();
});

test('the page reloads itself if its texts fail to load', async ({ visit }) => {
  const { page } = await visit('en');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(/assets\/shell-en-.*\.js/, (route) => (loads === 1 ? route.abort() : route.continue()));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(loads).toBe(2);
});
