import {
  type EntranceMessages,
  type Language,
  loadAccount,
  loadEntrance,
  loadOnline,
  loadRefusals,
  type OnlineMessages,
  type RefusalMessages,
} from '@archivolt/i18n';
import { type Browser, type BrowserContextOptions, devices, expect, type Page } from '@playwright/test';
import { MailServer } from '../../../server/src/notify/smtp.testing.ts';
import { OwnServer } from './ownServer.ts';
import { test as base, collectConsoleErrors, prepare, SETTINGS_KEY } from './test.ts';

type Sentences = OnlineMessages & EntranceMessages & RefusalMessages;

/** A person with their own browser. */
export interface Visitor {
  page: Page;
  t: Sentences;
  /** Console errors and warnings. */
  consoleErrors: string[];
}

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const PHONE = {
  userAgent,
  isMobile,
  hasTouch,
  viewport: { width: 390, height: 844 },
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** The device of a visitor, a desktop if not a phone, and what else its browser needs. */
interface Device extends BrowserContextOptions {
  readonly phone?: boolean;
}

/** Opens a separate browser for a person who reads this language. */
export type Visit = (locale: Language, device?: Device) => Promise<Visitor>;

/** Closes all browsers and servers when the test is over, because open pages would keep painting during later tests. */
export const test = base.extend<{ visit: Visit; openServer: typeof OwnServer.open; mail: MailServer }>({
  visit: async ({ browser }, use) => {
    const visitors: Visitor[] = [];
    await use(async (locale, { phone = false, ...more } = {}) => {
      const options = { ...(phone ? PHONE : DESKTOP), ...more };
      const visitor = await openVisitor(browser, locale, options, visitors.length);
      visitors.push(visitor);
      return visitor;
    });
    await Promise.all(visitors.map(({ page }) => page.context().close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern.
  openServer: async ({}, use) => {
    const servers: OwnServer[] = [];
    await use(async (wanted) => {
      const server = await OwnServer.open(wanted);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  mail: async ({}, use) => {
    const mail = new MailServer();
    await mail.listen();
    await use(mail);
    // A server that sends mail closes its connection when it stops; wait for that.
    await mail.close();
  },
});

async function openVisitor(
  browser: Browser,
  locale: Language,
  options: BrowserContextOptions,
  index: number,
): Promise<Visitor> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const settings = { locale, speed: 3, volume: 0 };
  await page.addInitScript(prepare, { key: SETTINGS_KEY, settings, seed: 1000 + index });
  return {
    page,
    t: { ...(await loadOnline(locale)), ...(await loadEntrance(locale)), ...(await loadRefusals(locale)) },
    consoleErrors: collectConsoleErrors(page),
  };
}

/** Checks that no console has an error or a warning. */
export const expectNoConsoleErrors = (...visitors: readonly Visitor[]): void =>
  expect(visitors.flatMap(({ consoleErrors }) => consoleErrors)).toEqual([]);

/** Console messages of a lost connection or a stopped server. */
const LOST_CONNECTION = /net::ERR_|WebSocket|503 \(Service/;

/** Allows messages of connections that the test cut on purpose. */
export const expectOnlyLostConnections = (...visitors: readonly Visitor[]): void =>
  expect(
    visitors.flatMap(({ consoleErrors }) => consoleErrors).filter((text) => !LOST_CONNECTION.test(text)),
  ).toEqual([]);

/** Enters a name where one is required. */
export async function enterName({ page, t }: Visitor, name: string): Promise<void> {
  const entry = page.getByRole('dialog', { name: t.entry.title });
  await entry.getByRole('textbox', { name: t.entry.name }).fill(name);
  await entry.getByRole('button', { name: t.entry.enter }).click();
  await expect(entry).toBeHidden();
}

/** Signs up at the server, without a table. */
export async function signUp(visitor: Visitor, name: string): Promise<void> {
  const { page, t } = visitor;
  await page.goto('/account');
  await page.getByRole('button').last().click();
  await enterName(visitor, name);
  await page.getByText(t.you.signedInAs(name)).waitFor();
}

/** Opens a table, signing up on the way; returns the invitation link. */
export async function setUpTable(
  visitor: Visitor,
  name: string,
  game: 'red-cathedral' | 'architectura',
  choose: (page: Page, t: Sentences) => Promise<void> = async () => {},
): Promise<string> {
  const { page, t } = visitor;
  await page.goto(`/online/new/${game}`);
  const create = page.getByRole('button', { name: t.create.go });
  await create.waitFor();
  await choose(page, t);
  await create.click();
  await enterName(visitor, name);
  const link = page.getByRole('textbox', { name: t.waiting.link });
  await expect(link).not.toHaveValue('');
  return link.inputValue();
}

/** Follows the invitation and takes a seat. */
export async function join(visitor: Visitor, name: string, link: string): Promise<void> {
  const { page, t } = visitor;
  await page.goto(link);
  await page.getByRole('button', { name: t.join.sit }).click();
  await enterName(visitor, name);
  await page.waitForURL(/\/table\//);
}

export const tableId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** The password of every account that has one. */
export const PASSWORD = 'the tower leans a little';

/** Gives an account a login and a password. */
export async function claim(page: Page, login: string): Promise<void> {
  const { secure } = await loadAccount('en');
  await page.goto('/account');
  await page.getByRole('textbox', { name: secure.login }).fill(login);
  await page.getByRole('textbox', { name: secure.newPassword }).fill(PASSWORD);
  await page.getByRole('button', { name: secure.claim }).click();
  await expect(page.getByText(secure.claimed(login))).toBeVisible();
}
