import type { OwnSession } from '@archivolt/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from '../http/routes.testing.ts';
import { aPerson, aSession } from '../store/rows.testing.ts';
import { hashOf, newSecret } from './secrets.ts';

const BASE = 'https://play.example.org';
const NAME = '__Host-archivolt';
const behindTls = { origin: BASE };

let secure: HttpTestServer;
let plain: HttpTestServer;
beforeAll(async () => {
  const environment = { GUESTS_PER_HOUR: '1000', PASSWORD_COST: '10' };
  secure = await openHttpServer({ environment: { ...environment, PUBLIC_URL: BASE } });
  plain = await openHttpServer({ environment });
});
afterAll(() => Promise.all([secure.close(), plain.close()]));

const guest = { name: 'Ada', colour: 0, language: 'en' };

describe('behind TLS', () => {
  test('the cookie is bound to this host', async () => {
    const browser = new Browser(secure.address, behindTls);
    const { headers } = await browser.ask('POST', '/api/guest', guest);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-archivolt=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ name: 'Ada' });
    await browser.ask('POST', '/api/logout');
    expect(browser.cookies.size).toBe(0);
  });

  test('the old cookie is replaced by the new one, and the person stays signed in', async () => {
    const person = aPerson({ name: 'Old' });
    const secret = newSecret();
    await secure.store.people.create(person);
    await secure.store.people.addSession(
      aSession(person.id, { hash: hashOf(secret), created: 1000, used: Date.now() }),
    );
    const browser = new Browser(secure.address, behindTls);
    browser.cookies.set('archivolt', secret);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ name: 'Old' });
    expect([...browser.cookies.keys()]).toEqual([NAME]);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ name: 'Old' });
  });

  test('another host of the domain cannot sign a visitor in to its session', async () => {
    const attacker = new Browser(secure.address, behindTls);
    await attacker.ask('POST', '/api/guest', { ...guest, name: 'Eve' });
    const victim = new Browser(secure.address, behindTls);
    victim.cookies.set('archivolt', attacker.cookies.get(NAME) ?? '');
    expect((await victim.ask('GET', '/api/me')).status).toBe(401);
  });
});

describe('the sessions of a person', () => {
  const password = 'correct horse battery';
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' };
  const list = async (browser: Browser) =>
    (await browser.ask('GET', '/api/me/sessions')).body as OwnSession[];

  test('are listed with labels, and each can be ended from another', async () => {
    const { browser } = await createGuest(plain.address);
    await browser.ask('POST', '/api/me/credentials', { login: 'two.browsers', password });
    const other = new Browser(plain.address, firefox);
    await other.ask('POST', '/api/login', { login: 'two.browsers', password });
    const sessions = await list(browser);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const far = sessions.find(({ current }) => !current);
    expect(far).toMatchObject({ label: 'Firefox, Linux', used: expect.any(Number) });
    expect((await browser.ask('DELETE', `/api/me/sessions/${far?.id}`)).status).toBe(204);
    expect((await other.ask('GET', '/api/me')).status).toBe(401);
    expect(await list(browser)).toHaveLength(1);
    expect((await browser.ask('DELETE', `/api/me/sessions/${far?.id}`)).status).toBe(404);
  });

  test('cannot be ended by anybody else', async () => {
    const { browser } = await createGuest(plain.address);
    const [own] = await list(browser);
    const { browser: other } = await createGuest(plain.address);
    expect((await other.ask('DELETE', `/api/me/sessions/${own?.id}`)).status).toBe(404);
    expect((await browser.ask('GET', '/api/me')).status).toBe(200);
  });
});
