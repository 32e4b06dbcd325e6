import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from '../http/routes.testing.ts';
import { emptyDatabase } from '../store/postgres.testing.ts';
import type { News } from '../store/store.ts';
import { Authenticator } from './authenticator.testing.ts';

// Two servers with one PostgreSQL behind one address: either may answer.
const BASE = 'http://play.example.org';
let one: HttpTestServer;
let other: HttpTestServer;
beforeAll(async () => {
  const database = await emptyDatabase();
  const environment = { PUBLIC_URL: BASE, PASSWORD_COST: '10', PUSH_CONTACT: 'mailto:keeper@example.org' };
  one = await openHttpServer({ database, environment });
  other = await openHttpServer({ database, environment });
}, 120_000);
afterAll(() => Promise.all([one.close(), other.close()]));

/** The same browser at the other server. */
function copyToOther(browser: Browser): Browser {
  const there = new Browser(other.address, { origin: BASE });
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}

const post = async <A>(browser: Browser, path: string, body?: unknown) =>
  (await browser.ask('POST', path, body)).body as A;

test('a person signed in at one process is signed in at the other and is signed out of both', async () => {
  const { browser, me } = await createGuest(one.address);
  const there = copyToOther(browser);
  expect((await there.ask('GET', '/api/me')).body).toMatchObject({ id: me.id });
  const news: News[] = [];
  const stop = one.store.listen((heard) => news.push(heard));
  expect((await there.ask('POST', '/api/logout/everywhere')).status).toBe(204);
  expect((await browser.ask('GET', '/api/me')).status).toBe(401);
  // Published from process to process, so that sockets close wherever they are.
  await expect.poll(() => news, { timeout: 20_000 }).toContainEqual({ of: 'person', person: me.id });
  stop();
});

test('a passkey created at one process works at the other, with a challenge from either', async () => {
  const { browser, me } = await createGuest(one.address);
  const device = new Authenticator(BASE);
  type Options = { challenge: string; rp: { id?: string }; user: { id: string }; rpId?: string };
  const making = await post<Options>(browser, '/api/me/passkeys/options');
  const made = { label: 'phone', response: device.create(making) };
  expect((await copyToOther(browser).ask('POST', '/api/me/passkeys', made)).status).toBe(201);
  const stranger = new Browser(one.address, { origin: BASE });
  const asked = await post<Options>(stranger, '/api/passkey/options');
  const signed = await copyToOther(stranger).ask('POST', '/api/passkey', { response: device.get(asked) });
  expect(signed).toMatchObject({ status: 200, body: { id: me.id } });
});

test('a code works once, even if both processes receive it simultaneously', async () => {
  const { browser } = await createGuest(one.address);
  const { code } = await post<{ code: string }>(browser, '/api/me/code');
  const devices = [one, other].map(({ address }) => new Browser(address, { origin: BASE }));
  const answers = await Promise.all(devices.map((device) => device.ask('POST', '/api/code', { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a challenge is accepted by only one of two processes', async () => {
  const { browser } = await createGuest(one.address);
  const device = new Authenticator(BASE);
  type Options = { challenge: string; rp: { id?: string }; user: { id: string }; rpId?: string };
  const making = await post<Options>(browser, '/api/me/passkeys/options');
  await browser.ask('POST', '/api/me/passkeys', { label: 'phone', response: device.create(making) });
  const stranger = new Browser(one.address, { origin: BASE });
  const response = device.get(await post<Options>(stranger, '/api/passkey/options'));
  const copy = copyToOther(stranger);
  const answers = await Promise.all(
    [stranger, copy].map((each) => each.ask('POST', '/api/passkey', { response })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('guesses are counted across processes', async () => {
  const guess = async (at: HttpTestServer, path: string, body: object) =>
    (await new Browser(at.address, { origin: BASE }).ask('POST', path, body)).status;
  const passwords = [one, other, one, other, one, other, one, other].map((at) =>
    guess(at, '/api/login', { login: 'no.one', password: 'a wrong password' }),
  );
  expect((await Promise.all(passwords)).sort()).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  one.skip(600_000);
  other.skip(600_000);
  const codes = [one, other, one, other, one, other, one].map((at, index) =>
    guess(at, '/api/code', { code: `aaaaaaa${index + 2}` }),
  );
  expect((await Promise.all(codes)).sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('a login is given to one person, even if both processes receive it simultaneously', async () => {
  const [ada, bo] = [await createGuest(one.address), await createGuest(other.address)];
  const wanted = { login: 'the.same', password: 'correct horse battery' };
  const answers = await Promise.all(
    [ada, bo].map(({ browser }) => browser.ask('POST', '/api/me/credentials', wanted)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('both processes use the same keys for web push', async () => {
  const keys = await Promise.all(
    [one, other].map(async ({ address }) => (await new Browser(address).ask('GET', '/api/server')).body),
  );
  expect(keys[0]).toMatchObject({ push: expect.stringMatching(/^[\w-]{87}$/) });
  expect(keys[0]).toEqual(keys[1]);
});
