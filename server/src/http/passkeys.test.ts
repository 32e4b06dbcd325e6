import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../accounts/authenticator.testing.ts';
import { Browser, createGuest, type HttpTestServer, openHttpServer } from './routes.testing.ts';

let server: HttpTestServer;
let address: string;
beforeAll(async () => {
  server = await openHttpServer();
  // A passkey belongs to a host name, never to an IP address.
  address = server.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

type Options = { challenge: string; rp: { id?: string }; user: { id: string }; rpId?: string };

async function optionsAt(browser: Browser, path: string): Promise<Options> {
  const { status, body } = await browser.ask('POST', path);
  expect(status).toBe(200);
  return body as Options;
}

/** A person with a passkey on a device. */
async function withPasskey() {
  const { browser, me } = await createGuest(address);
  const device = new Authenticator(address);
  const options = await optionsAt(browser, '/api/me/passkeys/options');
  const response = device.create(options);
  const made = await browser.ask('POST', '/api/me/passkeys', { label: 'phone', response });
  return { browser, me, device, made, options, response };
}

async function signIn(browser: Browser, device: Authenticator) {
  const options = await optionsAt(browser, '/api/passkey/options');
  return browser.ask('POST', '/api/passkey', { response: device.get(options) });
}

describe('a passkey', () => {
  test('is created for a guest and signs the person in without a name', async () => {
    const { me, device, made, options } = await withPasskey();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ id: me.id, passkeys: [{ id: device.id, label: 'phone' }] });
    expect(options).toMatchObject({ rp: { name: 'Archivolt', id: 'localhost' } });
    const other = new Browser(address);
    const { status, body } = await signIn(other, device);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: me.id });
    expect((await other.ask('GET', '/api/me')).body).toMatchObject({ id: me.id });
  });

  test('needs a challenge for the same purpose and person that is less than five minutes old', async () => {
    const { browser, device } = await withPasskey();
    const options = await optionsAt(browser, '/api/me/passkeys/options');
    const answer = await browser.ask('POST', '/api/passkey', { response: device.get(options) });
    expect(answer).toMatchObject({ status: 401, body: { error: 'badPasskey' } });

    const late = new Browser(address);
    const soon = await optionsAt(late, '/api/passkey/options');
    server.skip(5 * 60_000);
    expect((await late.ask('POST', '/api/passkey', { response: device.get(soon) })).status).toBe(401);

    const { browser: other } = await createGuest(address);
    const theirs = await optionsAt(other, '/api/me/passkeys/options');
    browser.cookies.set('archivolt-challenge', other.cookies.get('archivolt-challenge') ?? '');
    const response = new Authenticator(address).create(theirs);
    const stolen = await browser.ask('POST', '/api/me/passkeys', { label: 'x', response });
    expect(stolen).toMatchObject({ status: 401, body: { error: 'badPasskey' } });
  });

  test('cannot use a challenge twice, even with the same cookie and answer', async () => {
    const { device } = await withPasskey();
    const browser = new Browser(address);
    const options = await optionsAt(browser, '/api/passkey/options');
    const cookie = browser.cookies.get('archivolt-challenge') ?? '';
    const response = device.get(options);
    const copies = await Promise.all(
      [1, 2, 3].map(() => {
        const copy = new Browser(address);
        copy.cookies.set('archivolt-challenge', cookie);
        return copy.ask('POST', '/api/passkey', { response });
      }),
    );
    expect(copies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    browser.cookies.set('archivolt-challenge', cookie);
    expect((await browser.ask('POST', '/api/passkey', { response })).status).toBe(401);
  });

  test('is refused with a forged challenge', async () => {
    const { device } = await withPasskey();
    const forger = new Browser(address);
    const text = Buffer.from(JSON.stringify(['signIn', 'mine', Date.now() + 60_000])).toString('base64url');
    forger.cookies.set('archivolt-challenge', `${text}.${'A'.repeat(43)}`);
    const response = device.get({ challenge: 'mine', rpId: 'localhost' });
    expect((await forger.ask('POST', '/api/passkey', { response })).status).toBe(401);
  });

  test.each([
    ['of another site', (device: Authenticator) => Object.assign(device, { origin: 'https://evil.example' })],
    ['without user verification', (device: Authenticator) => Object.assign(device, { isVerified: false })],
    [
      'that was copied and has a lower counter',
      (device: Authenticator) => Object.assign(device, { counter: -1 }),
    ],
    ['that is not registered', () => new Authenticator(address)],
  ])('%s does not sign in', async (_which, spoil) => {
    const { device } = await withPasskey();
    expect((await signIn(new Browser(address), device)).status).toBe(200);
    const answer = await signIn(new Browser(address), spoil(device));
    expect(answer).toMatchObject({ status: 401, body: { error: 'badPasskey' } });
  });

  test('is refused with a signature of another challenge', async () => {
    const { device } = await withPasskey();
    const browser = new Browser(address);
    const options = await optionsAt(browser, '/api/passkey/options');
    const response = device.get(options);
    response.response.signature = device.get({ ...options, challenge: 'another' }).response.signature;
    expect((await browser.ask('POST', '/api/passkey', { response })).status).toBe(401);
  });

  test('belongs to one person, who can remove it', async () => {
    const { browser, device } = await withPasskey();
    const { browser: thief } = await createGuest(address);
    const options = await optionsAt(thief, '/api/me/passkeys/options');
    const response = device.create(options);
    expect((await thief.ask('POST', '/api/me/passkeys', { label: 'x', response })).status).toBe(401);
    expect((await thief.ask('DELETE', `/api/me/passkeys/${device.id}`)).status).toBe(404);
    const removed = await browser.ask('DELETE', `/api/me/passkeys/${device.id}`);
    expect(removed.body).toMatchObject({ passkeys: [] });
    expect((await signIn(new Browser(address), device)).status).toBe(401);
  });

  test.each([
    {},
    { label: 'x' },
    { label: 'x', response: { id: '…' } },
    { response: 'x' },
    { label: 'x', response: null },
  ])('is refused with the malformed body %o', async (body) => {
    const { browser } = await createGuest(address);
    await optionsAt(browser, '/api/me/passkeys/options');
    expect((await browser.ask('POST', '/api/me/passkeys', body)).status).toBe(400);
    expect((await browser.ask('POST', '/api/passkey', body)).status).toBe(400);
  });
});
